import { checkOptions } from "@noren/ordering/cart.ts";
import type { Item, Line, Option } from "@noren/ordering/model.ts";

/** Quantity of each choice, by the choice's id. */
export type Chosen = Readonly<Record<number, number>>;

export function lineOf(item: Item, chosen: Chosen, quantity: number, note: string): Line {
  const choices = item.options
    .flatMap((option) => option.option_options)
    .map((choice) => ({ choice, quantity: chosen[choice.id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  return { item, quantity, note: note.trim(), choices };
}

/** Ids of the options that lack a required choice, in the order of the dish. */
export function missingOptions(line: Line): number[] {
  return checkOptions(line).flatMap(({ kind, option_id }) => (kind === "unknown" ? [] : option_id));
}

export function countChosen(option: Option, chosen: Chosen): number {
  return option.option_options.reduce((sum, { id }) => sum + (chosen[id] ?? 0), 0);
}

/** Selects exactly this choice of the option. */
export function chooseOnly(option: Option, id: number | null, chosen: Chosen): Chosen {
  const cleared = Object.fromEntries(option.option_options.map((choice) => [choice.id, 0]));
  return { ...chosen, ...cleared, ...(id !== null && { [id]: 1 }) };
}

export function withCount(id: number, count: number, chosen: Chosen): Chosen {
  return { ...chosen, [id]: count };
}
