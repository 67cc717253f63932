import type { Allergen } from "@noren/ordering/declarations.ts";
import type { DishFacts } from "@noren/ordering/dish-facts.ts";
import type { DishRecipe, GroundName, Pattern, Subject } from "./drawing/recipe.ts";
import { declarationOf, type IngredientName } from "./ingredients.ts";
import type { OptionTemplate, PartTemplate } from "./options.ts";
import type { SampleCategory, SampleItem, SampleOption } from "./types.ts";

/** A name and a description. */
type Words = readonly [name: string, description: string];

type Dish = {
  fr: Words;
  en: Words;
  /** What the kitchen reads in place of its name. */
  kitchen?: string;
  /** Decimal euros. */
  price: readonly [pickup: number, delivery: number];
  score: number;
  made: readonly IngredientName[];
  facts?: DishFacts;
  picture: DishSubject;
  options?: readonly OptionTemplate[];
  /** How many a day can sell. */
  daily?: number;
  /** Of a formule: what is chosen for its price, before the other options. */
  parts?: readonly PartTemplate[];
  /** Ids of the dishes that go with it. */
  companions?: number[];
  /** Percent of VAT; food and drink for immediate consumption are at 10. */
  tax?: number;
};

type Declaration = ReturnType<typeof declarationOf>;

/** How a dish is drawn, without the table under it. */
type DishSubject = Subject & Pick<DishRecipe, "slug" | "props">;

type MenuDish = (categoryId: number, menuId: number, ground: GroundName) => SampleItem;

const SEAFOOD: readonly Allergen[] = ["fish", "crustaceans", "molluscs"];
const VAT_IMMEDIATE = 10;
/** Percent of VAT on drinks in sealed containers: bottled water, cans. */
export const VAT_SEALED = 5.5;
export const VAT_ALCOHOL = 20;

/**
 * Ids of options and choices are derived from the dish's id, so that they are unique; those of
 * shared choices from their group's.
 */
function optionOf(itemId: number, template: OptionTemplate, optionIndex: number, tax: number) {
  const { group, prices, onlyWith, min, max } = template;
  const optionIdAt = (index: number) => itemId * 100 + index + 1;
  const optionId = optionIdAt(optionIndex);
  const choiceIds = group ?? optionId * 100;
  const condition = onlyWith && {
    option_id: optionIdAt(onlyWith.option),
    choices: onlyWith.choices.map((index) => optionIdAt(onlyWith.option) * 100 + index + 1),
    min,
    max,
  };
  const option: SampleOption = {
    ...(group && { group_id: group }),
    option_id: optionId,
    option_name: template.fr,
    selected: 0,
    min: condition ? 0 : min,
    max,
    ...(condition && { only_with: condition }),
    option_options: template.choices.map(([fr, en, price, made, kitchen], index) => ({
      id: choiceIds + index + 1,
      option_id: optionId,
      name: fr,
      ...(kitchen !== undefined && { kitchen_name: kitchen }),
      price: prices?.[index] ?? price,
      quantity: 0,
      tax_rate: tax,
      ...declarationOf(made),
      translations: { en: { name: en } },
    })),
    translations: { en: { option_name: template.en } },
  };
  return option;
}

/** The choices take everything but the supplement from their dishes (`dish-choices.ts`). */
function partOf(itemId: number, template: PartTemplate, optionIndex: number): SampleOption {
  const { dishes, ...option } = template;
  const choices = dishes.map(([, supplement]) => ["", "", supplement, []] as const);
  const filled = optionOf(itemId, { ...option, choices }, optionIndex, VAT_IMMEDIATE);
  return {
    ...filled,
    option_options: filled.option_options.map((choice, index) => {
      const item_id = dishes[index]?.[0];
      return item_id === undefined ? choice : { ...choice, item_id };
    }),
  };
}

export function dish(id: number, dish: Dish): MenuDish {
  const tax = dish.tax ?? VAT_IMMEDIATE;
  const declaration = declarationOf(dish.made);
  const pattern = patternOf(dish.picture, declaration);
  const parts = dish.parts ?? [];
  return (categoryId, menuId, ground) => ({
    item_id: id,
    item_name: dish.fr[0],
    ...(dish.kitchen !== undefined && { kitchen_name: dish.kitchen }),
    item_description: dish.fr[1],
    item_score: dish.score,
    item_category_id: categoryId,
    item_menu_id: menuId,
    item_price: { price_pickup: dish.price[0], price_delivery: dish.price[1], tax_rate: tax },
    ...declaration,
    ...(dish.facts && { facts: dish.facts }),
    ...(dish.daily && { daily_count: dish.daily }),
    ...(parts.length > 0 && { is_formule: true, diets: [] }),
    ...(dish.companions && { companions: dish.companions }),
    options: [
      ...parts.map((template, index) => partOf(id, template, index)),
      ...(dish.options ?? []).map((template, index) =>
        optionOf(id, template, parts.length + index, tax),
      ),
    ],
    translations: { en: { item_name: dish.en[0], item_description: dish.en[1] } },
    picture: { ...dish.picture, ground, pattern },
  });
}

/** The pattern of the table says what a dish is made of. */
function patternOf({ kind }: DishSubject, { allergens, diets }: Declaration): Pattern {
  if (kind === "drink" || kind === "dessert") return "disc";
  if (diets.includes("vegetarian")) return "dots";
  const isOfTheSea = allergens.contains.some((allergen) => SEAFOOD.includes(allergen));
  return isOfTheSea ? "waves" : "bands";
}

export type MenuCategory = (menuId: number) => SampleCategory;

/** The pictures of a category have one ground, and those next to it another. */
export function category(
  id: number,
  ground: GroundName,
  fr: Words,
  en: Words,
  dishes: MenuDish[],
  { ownContainer = false } = {},
): MenuCategory {
  return (menuId) => ({
    category_id: id,
    category_name: fr[0],
    category_description: fr[1],
    ...(ownContainer && { own_container: true }),
    items: dishes.map((itemOf) => itemOf(id, menuId, ground)),
    translations: { en: { category_name: en[0], category_description: en[1] } },
  });
}
