import type { DishRecipe } from "./drawing/recipe.ts";
import { declarationOf, type IngredientName } from "./ingredients.ts";
import type { OptionTemplate } from "./options.ts";
import type { SampleCategory, SampleItem, SampleOption } from "./types.ts";

/** A name and a description. */
type Words = readonly [name: string, description: string];

type Dish = {
  fr: Words;
  en: Words;
  /** Decimal euros. */
  price: readonly [pickup: number, delivery: number];
  score: number;
  made: readonly IngredientName[];
  picture: DishRecipe;
  options?: readonly OptionTemplate[];
  /** Percent of VAT; food and drink for immediate consumption are at 10. */
  tax?: number;
};

type MenuDish = (categoryId: number, menuId: number) => SampleItem;

const VAT_IMMEDIATE = 10;
/** Percent of VAT on drinks in sealed containers: bottled water, cans. */
export const VAT_SEALED = 5.5;
export const VAT_ALCOHOL = 20;

/** Ids of options and choices are derived from the dish's id, so that they are unique. */
function optionOf(itemId: number, template: OptionTemplate, optionIndex: number, tax: number) {
  const optionId = itemId * 100 + optionIndex + 1;
  const option: SampleOption = {
    option_id: optionId,
    option_name: template.fr,
    selected: 0,
    min: template.min,
    max: template.max,
    option_options: template.choices.map(([fr, en, price, made], index) => ({
      id: optionId * 100 + index + 1,
      option_id: optionId,
      name: fr,
      price,
      quantity: 0,
      tax_rate: tax,
      ...declarationOf(made),
      translations: { en: { name: en } },
    })),
    translations: { en: { option_name: template.en } },
  };
  return option;
}

export function dish(id: number, dish: Dish): MenuDish {
  const tax = dish.tax ?? VAT_IMMEDIATE;
  return (categoryId, menuId) => ({
    item_id: id,
    item_name: dish.fr[0],
    item_description: dish.fr[1],
    item_score: dish.score,
    item_category_id: categoryId,
    item_menu_id: menuId,
    item_price: { price_pickup: dish.price[0], price_delivery: dish.price[1], tax_rate: tax },
    ...declarationOf(dish.made),
    options: (dish.options ?? []).map((template, optionIndex) =>
      optionOf(id, template, optionIndex, tax),
    ),
    translations: { en: { item_name: dish.en[0], item_description: dish.en[1] } },
    picture: dish.picture,
  });
}

export type MenuCategory = (menuId: number) => SampleCategory;

export function category(id: number, fr: Words, en: Words, dishes: MenuDish[]): MenuCategory {
  return (menuId) => ({
    category_id: id,
    category_name: fr[0],
    category_description: fr[1],
    items: dishes.map((itemOf) => itemOf(id, menuId)),
    translations: { en: { category_name: en[0], category_description: en[1] } },
  });
}
