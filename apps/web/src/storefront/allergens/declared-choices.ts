import type { Choice, Item } from "@noren/ordering/model.ts";

/**
 * Choices of all options with this name, without duplicates: one sauce belongs to dozens of dishes.
 */
export type DeclaredOption = { name: string; choices: Choice[] };

/**
 * All choices of the dishes but those that are dishes of the list, grouped by option name. Two
 * choices with the same name that declare different allergens are both kept.
 */
export function declaredChoices(items: readonly Item[]): DeclaredOption[] {
  const dishes = new Set(items.map(({ item_id }) => item_id));
  const options = new Map<string, Map<string, Choice>>();
  for (const { option_name, option_options } of items.flatMap((item) => item.options)) {
    const choices = options.get(option_name) ?? new Map<string, Choice>();
    options.set(option_name, choices);
    for (const choice of option_options) {
      if (choice.item_id !== undefined && dishes.has(choice.item_id)) continue;
      const key = JSON.stringify([choice.name, choice.allergens, choice.diets]);
      if (!choices.has(key)) choices.set(key, choice);
    }
  }
  return [...options]
    .map(([name, choices]) => ({ name, choices: [...choices.values()] }))
    .filter(({ choices }) => choices.length > 0);
}
