import type { Allergens, Diet } from "@noren/ordering/declarations.ts";
import type { DishFacts } from "@noren/ordering/dish-facts.ts";
import type { DayHours, Picture, RangesByDay, Weekday } from "@noren/ordering/model.ts";
import { type Cents, ZERO } from "@noren/ordering/money.ts";
import type { SoldOut } from "@noren/ordering/sold-out.ts";
import { flag, json, nullableJson, plain } from "./columns.ts";
import type { Translations } from "./menu-tables.ts";

/** `active_times` by weekday; the label of a day may carry its translations. */
export type StoredDay = DayHours & { translations?: Translations };

const MENU = {
  name: plain(""),
  is_available: flag(false),
  active_times: json<Partial<Record<Weekday, StoredDay>>>({}),
  time_ranges: json<RangesByDay>({}),
  pickup_time_ranges: json<RangesByDay>({}),
  /** Its lists by weekday are those of the services; the stored ones do not count. */
  takes_services: flag(true),
};

const CATEGORY = {
  name: plain(""),
  description: plain(""),
  /** Guests who pick up may bring their own containers. */
  own_container: flag(false),
};

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

const DISH = {
  name: plain(""),
  description: plain(""),
  ...DECLARED_COLUMNS,
  image: plain<string | null>(null),
  picture: nullableJson<Picture>(),
  /** Null: the dish's name says enough. */
  picture_alt: plain<string | null>(null),
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

/**
 * The columns of the menu's records, which are read, seeded, edited and added by these definitions.
 * Keys, places, translations and the moment of archiving stand in `menu-tables.ts`.
 */
export const MENU_COLUMNS = {
  menu: MENU,
  category: CATEGORY,
  dish: DISH,
  /** Choices under a name, for any number of dishes. */
  group: { name: plain("") },
  choice: { name: plain(""), ...DECLARED_COLUMNS, price: plain<Cents>(ZERO) },
};
