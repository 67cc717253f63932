import type { Allergens, Diet } from "@noren/ordering/declarations.ts";
import type { DishFacts } from "@noren/ordering/dish-facts.ts";
import type { DayHours, Picture, RangesByDay, Weekday } from "@noren/ordering/model.ts";
import { type Cents, ZERO } from "@noren/ordering/money.ts";
import type { SoldOut } from "@noren/ordering/sold-out.ts";
import { flag, json, nullableJson, plain } from "./columns.ts";
import type { Translations } from "./menu-tables.ts";

/**
 * The columns of the menu's records: read, seeded, edited and added by these definitions. Keys,
 * places, translations and the moment of archiving stand in `menu-tables.ts`.
 */

/** `active_times` by weekday; the label of a day may carry its translations. */
export type StoredDay = DayHours & { translations?: Translations };

export const MENU_COLUMNS = {
  name: plain(""),
  is_available: flag(false),
  active_times: json<Partial<Record<Weekday, StoredDay>>>({}),
  time_ranges: json<RangesByDay>({}),
  pickup_time_ranges: json<RangesByDay>({}),
  /** Its lists by weekday are those of the services; the stored ones do not count. */
  takes_services: flag(true),
};

export const CATEGORY_COLUMNS = {
  name: plain(""),
  description: plain(""),
  /** Guests who pick up may bring their own containers. */
  own_container: flag(false),
};

/** Choices under a name, for any number of dishes. */
export const GROUP_COLUMNS = { name: plain("") };

/** What a dish and a choice of its own declare. */
export const DECLARED_COLUMNS = {
  /** Null: the name in the default locale. */
  kitchen_name: plain<string | null>(null),
  /** In percent; null for the default. */
  tax_rate: plain<number | null>(null),
  /** Null: not declared. */
  allergens: nullableJson<Allergens>(),
  diets: json<Diet[]>([]),
  facts: json<DishFacts>({}),
  /** Null: on sale. */
  sold_out: nullableJson<SoldOut>(),
};

export const DISH_COLUMNS = {
  name: plain(""),
  description: plain(""),
  ...DECLARED_COLUMNS,
  image: plain<string | null>(null),
  picture: nullableJson<Picture>(),
  score: plain(0),
  price_delivery: plain<Cents>(ZERO),
  price_pickup: plain<Cents>(ZERO),
  is_available: flag(false),
  /** Null: not counted. */
  daily_count: plain<number | null>(null),
  is_formule: flag(false),
  /** What it weighs in a formule; null for its own price of the order type. */
  reference_price: plain<Cents | null>(null),
  /** Ids of the dishes that the cart offers with it, in order. */
  companions: json<number[]>([]),
};

export const CHOICE_COLUMNS = {
  name: plain(""),
  ...DECLARED_COLUMNS,
  price: plain<Cents>(ZERO),
};
