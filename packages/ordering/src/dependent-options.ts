import type { Item, LineChoice, Option, ResolvedChoice } from "./model.ts";

/** An option with `only_with` depends on a choice of an earlier option of the same dish. */

type IsTaken = (option_id: number, id: number) => boolean;

/** The bounds of an option while it is offered. */
export function boundsOf(option: Option): Pick<Option, "min" | "max"> {
  const { min, max } = option.only_with ?? option;
  return { min, max };
}

/** The options without a condition, and those whose condition holds. */
export function offeredOptions(options: readonly Option[], isTaken: IsTaken): Option[] {
  const offered: Option[] = [];
  for (const option of options) if (holds(option, offered, isTaken)) offered.push(option);
  return offered;
}

/** Choices of an option that is not offered itself do not count. */
function holds({ only_with }: Option, earlier: readonly Option[], isTaken: IsTaken): boolean {
  if (!only_with) return true;
  const { option_id, choices } = only_with;
  return (
    earlier.some((option) => option.option_id === option_id) &&
    choices.some((id) => isTaken(option_id, id))
  );
}

/** The choices of the options that are offered with them; the order stays. */
export function offeredChoices<Row extends LineChoice>(
  { options }: Pick<Item, "options">,
  rows: readonly Row[],
): Row[] {
  const offered = new Set(offeredOptions(options, takenIn(rows)).map((one) => one.option_id));
  return rows.filter(({ option_id }) => offered.has(option_id));
}

/**
 * A client that does not know `only_with` cannot fill a required option that depends on a choice:
 * it takes its first choices where they cost nothing. Other rows stay as they are.
 */
export function withFreeChoices(
  { options }: Pick<Item, "options">,
  rows: readonly LineChoice[],
): readonly LineChoice[] {
  const isEmpty = ({ option_id }: Option) =>
    !rows.some((row) => row.option_id === option_id && row.quantity > 0);
  const isFillable = (option: Option) =>
    option.only_with !== undefined && option.only_with.min > 0 && isEmpty(option);
  if (!options.some(isFillable)) return rows;
  const added = offeredOptions(options, takenIn(rows))
    .filter(isFillable)
    .map(firstChoices)
    .filter((first) => first.every(({ choice }) => choice.price === 0))
    .flat();
  if (added.length === 0) return rows;
  return [
    ...rows,
    ...added.map(({ choice: { option_id, id }, quantity }) => ({ option_id, id, quantity })),
  ];
}

/** The first choices of every required option, and of those that depend on them. */
export function requiredChoices({ options }: Pick<Item, "options">): ResolvedChoice[] {
  const offered: Option[] = [];
  const taken: ResolvedChoice[] = [];
  const isTaken: IsTaken = (option_id, id) =>
    taken.some(({ choice }) => choice.option_id === option_id && choice.id === id);
  for (const option of options) {
    if (!holds(option, offered, isTaken)) continue;
    offered.push(option);
    taken.push(...firstChoices(option));
  }
  return taken;
}

/** As many choices as `min` requires, in order, starting over if there are fewer. */
function firstChoices(option: Option): ResolvedChoice[] {
  const { option_options } = option;
  const { min } = boundsOf(option);
  return option_options
    .map((choice, i) => ({ choice, quantity: Math.ceil((min - i) / option_options.length) }))
    .filter(({ quantity }) => quantity > 0);
}

/** Which choices rows name with a quantity above 0. */
function takenIn(rows: readonly LineChoice[]): IsTaken {
  return (option_id, id) =>
    rows.some((row) => row.quantity > 0 && row.option_id === option_id && row.id === id);
}
