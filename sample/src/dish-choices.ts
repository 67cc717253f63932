import type { SampleMenu } from "./types.ts";

/** Fills the choices that are dishes with name, declaration, facts and tax rate of their dishes. */
export function fillDishChoices(menus: readonly SampleMenu[]): SampleMenu[] {
  const items = menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
  const dishes = new Map(items.map((item) => [item.item_id, item]));
  const filled = structuredClone([...menus]);
  for (const { categories } of filled)
    for (const choice of categories
      .flatMap(({ items }) => items)
      .flatMap(({ options }) => options)
      .flatMap(({ option_options }) => option_options)) {
      const dish = choice.item_id === undefined ? undefined : dishes.get(choice.item_id);
      if (!dish) continue;
      const { allergens, diets, facts, item_name, item_price, translations } = dish;
      Object.assign(choice, { allergens, diets, name: item_name, tax_rate: item_price.tax_rate });
      if (facts) choice.facts = facts;
      choice.translations.en.name = translations.en.item_name;
    }
  return filled;
}
