import type { Locale } from "@noren/contract/locales.ts";
import type { Allergens, Diet } from "@noren/ordering/declarations.ts";
import type { DishFacts } from "@noren/ordering/dish-facts.ts";
import type { DayHours, OnlyWith, Picture, RangesByDay, Weekday } from "@noren/ordering/model.ts";
import type { Cents } from "@noren/ordering/money.ts";
import type { SoldOut } from "@noren/ordering/sold-out.ts";
import type { Generated } from "kysely";
import type { JsonText } from "./json-text.ts";
import type { Flag } from "./schema.ts";

/** Translated texts of a record in locales other than the default, by field name of the wire. */
export type Translations = Partial<Record<Locale, Record<string, string> | undefined>>;

/**
 * Epoch milliseconds; what is archived is shown nowhere, and kept for the orders that contain it.
 */
export type ArchivedAt = Generated<number | null>;

/** `active_times` by weekday; the label of a day may carry its translations. */
export type StoredDay = DayHours & { translations?: Translations };

type MenusTable = {
  id: number;
  position: number;
  name: string;
  is_available: Flag;
  active_times: JsonText<Partial<Record<Weekday, StoredDay>>>;
  time_ranges: JsonText<RangesByDay>;
  pickup_time_ranges: JsonText<RangesByDay>;
  /** 1: its lists by weekday are those of the services; the stored ones do not count. */
  takes_services: Generated<Flag>;
  archived_at: ArchivedAt;
  translations: JsonText<Translations>;
};

type CategoriesTable = {
  menu_id: number;
  id: number;
  position: number;
  name: string;
  description: string;
  /** 1: guests who pick up may bring their own containers. */
  own_container: Flag;
  archived_at: ArchivedAt;
  translations: JsonText<Translations>;
};

/**
 * `allergens` null: not declared. `kitchen_name` null: the name in the default locale. `sold_out`
 * null: on sale.
 */
type DeclaredColumns = {
  kitchen_name: string | null;
  sold_out: JsonText<SoldOut> | null;
  allergens: JsonText<Allergens> | null;
  diets: JsonText<Diet[]>;
  facts: JsonText<DishFacts>;
};

/**
 * `tax_rate` in percent, null for the default; `is_available` 0: off sale; `daily_count` null: not
 * counted.
 */
type ItemsTable = DeclaredColumns & {
  id: number;
  name: string;
  description: string;
  image: string | null;
  picture: JsonText<Picture> | null;
  score: number;
  price_delivery: Cents;
  price_pickup: Cents;
  tax_rate: number | null;
  is_available: Flag;
  daily_count: number | null;
  is_formule: Generated<Flag>;
  /** What it weighs in a formule; null for its own price of the order type. */
  reference_price: Cents | null;
  archived_at: ArchivedAt;
  /** Ids of the dishes that the cart offers with it, in order. */
  companions: JsonText<number[]>;
  translations: JsonText<Translations>;
};

/** Placement of an item in a category; one item may be in several menus. */
type PlacementsTable = {
  menu_id: number;
  category_id: number;
  item_id: number;
  position: number;
};

/** Choices under a name, for any number of dishes. */
type OptionGroupsTable = {
  id: number;
  name: string;
  archived_at: ArchivedAt;
  translations: JsonText<Translations>;
};

/**
 * A group on a dish, once; ids are unique per item only. With `only_with`, choices of an earlier
 * option of the dish, `min` and `max` apply where one of them is taken. `prices`: in cents by
 * choice id, where the dish has a price of its own.
 */
type OptionsTable = {
  item_id: number;
  id: number;
  group_id: number;
  position: number;
  min: number;
  max: number | null;
  only_with: JsonText<Pick<OnlyWith, "option_id" | "choices">> | null;
  prices: JsonText<Record<string, Cents>>;
};

type ChoicesTable = DeclaredColumns & {
  group_id: number;
  id: number;
  position: number;
  name: string;
  price: Cents;
  tax_rate: number | null;
  /** The dish that the choice is; the price is then its supplement. */
  dish_id: number | null;
  archived_at: ArchivedAt;
  translations: JsonText<Translations>;
};

export type MenuTables = {
  menus: MenusTable;
  categories: CategoriesTable;
  items: ItemsTable;
  placements: PlacementsTable;
  option_groups: OptionGroupsTable;
  options: OptionsTable;
  choices: ChoicesTable;
};
