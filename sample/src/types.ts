import type { DishFacts } from "@noren/ordering/dish-facts.ts";
import type { TimeRange, Weekday } from "@noren/ordering/model.ts";
import type { DishRecipe } from "./drawing/recipe.ts";
import type { declarationOf } from "./ingredients.ts";

/**
 * The sample's records in wire format (decimal euros), with the additional fields of a restaurant's
 * file: `translations` for the locales other than French, days and limits of offers and coupons,
 * `daily_count`; and `picture`, the drawing recipe of a dish, whose slug is the key of its stored
 * picture.
 */
type Translations<Field extends string> = { en: Record<Field, string> };

type Declared = ReturnType<typeof declarationOf>;

type SampleChoice = Declared & {
  id: number;
  option_id: number;
  name: string;
  kitchen_name?: string;
  price: number;
  quantity: number;
  tax_rate: number;
  facts?: DishFacts;
  /** The dish that the choice is; the price is then its supplement. */
  item_id?: number;
  translations: Translations<"name">;
};

export type SampleOption = {
  /** Of choices that several dishes share. */
  group_id?: number;
  option_id: number;
  option_name: string;
  selected: number;
  min: number;
  max: number;
  only_with?: { option_id: number; choices: number[]; min: number; max: number };
  option_options: SampleChoice[];
  translations: Translations<"option_name">;
};

export type SampleItem = Declared & {
  facts?: DishFacts;
  daily_count?: number;
  is_formule?: true;
  companions?: number[];
  item_id: number;
  item_name: string;
  kitchen_name?: string;
  item_description: string;
  item_score: number;
  item_category_id: number;
  item_menu_id: number;
  item_price: { price_delivery: number; price_pickup: number; tax_rate: number };
  options: SampleOption[];
  translations: Translations<"item_name" | "item_description">;
  picture: DishRecipe;
};

export type SampleCategory = {
  category_id: number;
  category_name: string;
  category_description: string;
  own_container?: boolean;
  items: SampleItem[];
  translations: Translations<"category_name" | "category_description">;
};

export type SampleDay = {
  label: string;
  is_open: boolean;
  times: TimeRange[];
  translations: Translations<"label">;
};

export type SampleMenu = {
  menu_id: number;
  menu_name: string;
  menu_is_open: boolean;
  menu_is_available: boolean;
  active_times: Record<Weekday, SampleDay>;
  time_ranges: Record<Weekday, TimeRange[]>;
  pickup_time_ranges: Record<Weekday, TimeRange[]>;
  categories: SampleCategory[];
  translations: Translations<"menu_name">;
};

export type SampleOffer = {
  id: number;
  name: string;
  is_active: boolean;
  allow_repeat: 0 | 1;
  active_times: TimeRange | null;
  first_date?: string;
  last_date?: string;
  weekdays?: Weekday[];
  delivery_pickup: "both" | "pickup" | "delivery";
  minimum_amount: number;
  menus: number[];
  categories: number[];
  items: number[];
  type: "free_delivery" | "free_item" | "buy_one_get_one" | "percentage" | "fixed_amount";
  value: number;
  translations: Translations<"name">;
};

export type SampleCoupon = {
  code: string;
  type: "percentage" | "fixed_amount" | "free_delivery";
  value: number;
  minimum_amount: number;
  weekdays?: Weekday[];
  delivery_pickup?: "pickup" | "delivery";
  once_per_customer?: boolean;
};
