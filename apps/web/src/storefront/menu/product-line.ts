import { checkOptions } from "@noren/ordering/cart.ts";
import { boundsOf, offeredOptions } from "@noren/ordering/dependent-options.ts";
import type { Item, Line, Option } from "@noren/ordering/model.ts";

/** Quantity of each choice by `choiceKey`: ids of choices are unique within their option alone. */
export type Chosen = Readonly<Record<string, number>>;

export function choiceKey(option_id: number, id: number): string {
  return `${option_id}/${id}`;
}

export function countOf({ option_id }: Pick<Option, "option_id">, id: number, chosen: Chosen) {
  return chosen[choiceKey(option_id, id)] ?? 0;
}

/**
 * The options that are shown with these choices. What was chosen of another stays in `chosen`, does
 * not count, and is there again when the option is.
 */
export function shownOptions({ options }: Item, chosen: Chosen): Option[] {
  return offeredOptions(options, (option_id, id) => countOf({ option_id }, id, chosen) > 0).map(
    (option) => {
      return { ...option, ...boundsOf(option) };
    },
  );
}

export function lineOf(item: Item, chosen: Chosen, quantity: number, note: string): Line {
  const choices = shownOptions(item, chosen)
    .flatMap((option) =>
      option.option_options.map((choice) => {
        return { choice, quantity: countOf(option, choice.id, chosen) };
      }),
    )
    .filter(({ quantity }) => quantity > 0);
  return { item, quantity, note: note.trim(), choices };
}

/** Names of the options that are shown after a choice and were not before, and the other way. */
export function optionChanges(before: readonly Option[], after: readonly Option[]) {
  const beyond = (options: readonly Option[], others: readonly Option[]) =>
    options
      .filter(({ option_id }) => !others.some((other) => other.option_id === option_id))
      .map(({ option_name }) => option_name);
  return { appeared: beyond(after, before), gone: beyond(before, after) };
}

/** Ids of the options that lack a required choice, in the order of the dish. */
export function missingOptions(line: Line): number[] {
  return checkOptions(line).flatMap(({ kind, option_id }) => (kind === "unknown" ? [] : option_id));
}

export function countChosen(option: Option, chosen: Chosen): number {
  return option.option_options.reduce((sum, { id }) => sum + countOf(option, id, chosen), 0);
}

/** Selects exactly this choice of the option. */
export function chooseOnly(option: Option, id: number | null, chosen: Chosen): Chosen {
  const { option_id, option_options } = option;
  const cleared = option_options.map((choice) => [choiceKey(option_id, choice.id), 0]);
  const taken = id !== null && { [choiceKey(option_id, id)]: 1 };
  return { ...chosen, ...Object.fromEntries(cleared), ...taken };
}

export function withCount(
  { option_id }: Pick<Option, "option_id">,
  id: number,
  count: number,
  chosen: Chosen,
): Chosen {
  return { ...chosen, [choiceKey(option_id, id)]: count };
}
