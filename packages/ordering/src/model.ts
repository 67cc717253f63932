import type { Allergens, Diet } from "./declarations.ts";
import type { Cents } from "./money.ts";

/**
 * The records that the rules work on: the wire's records (`wire.md`) after parsing, so amounts are
 * `Cents`, flags are booleans and absent lists are empty. Fields keep their wire names.
 */

export type Weekday = "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
export const WEEKDAYS: readonly Weekday[] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/**
 * `HH:MM` in the restaurant's time zone; an `end` that is not after `start` lies on the next day.
 */
export type TimeRange = { start: string; end: string };

export type DayHours = { label: string; is_open: boolean; times: TimeRange[] };
export type RangesByDay = Partial<Record<Weekday, TimeRange[]>>;

/** `tax_rate` in percent; `null` if the wire has none (then `DEFAULT_TAX_RATE`). */
export type Choice = {
  id: number;
  option_id: number;
  name: string;
  price: Cents;
  quantity: number;
  tax_rate: number | null;
  allergens: Allergens | null;
  diets: Diet[];
};

/**
 * `min`, `max` and `selected` refer to the sum of the choices' quantities; `max` null is unlimited.
 */
export type Option = {
  option_id: number;
  option_name: string;
  selected: number;
  min: number;
  max: number | null;
  option_options: Choice[];
};

export type ItemPrice = { price_delivery: Cents; price_pickup: Cents; tax_rate: number | null };

/** A hosted picture: `{path}-{width}.{format}` exists for every width (px) and format listed. */
export type Picture = { path: string; widths: number[]; formats: string[]; background: string };

export type Item = {
  item_id: number;
  item_name: string;
  item_description: string;
  item_image: string | null;
  item_picture: Picture | null;
  item_score: number;
  item_category_id: number;
  item_menu_id: number;
  item_price: ItemPrice;
  /** Of the dish without its choices; null if not declared. */
  allergens: Allergens | null;
  diets: Diet[];
  options: Option[];
};

export type Category = {
  category_id: number;
  category_name: string;
  category_description: string;
  items: Item[];
};

export type Menu = {
  menu_id: number;
  menu_name: string;
  menu_is_open: boolean;
  menu_is_available: boolean;
  active_times: Partial<Record<Weekday, DayHours>>;
  time_ranges: RangesByDay;
  pickup_time_ranges: RangesByDay;
  categories: Category[];
};

/** `value` is percent, cents or an item id, by type; unused by the last two types. */
export type OfferEffect =
  | { type: "percentage"; value: number }
  | { type: "fixed_amount"; value: Cents }
  | { type: "free_item"; value: number }
  | { type: "buy_one_get_one"; value: number }
  | { type: "free_delivery"; value: number };

export type OfferTerms = {
  id: number;
  name: string;
  is_active: boolean;
  allow_repeat: boolean;
  /** Restaurant-local time of day; start inclusive, end exclusive, may cross midnight. */
  active_times: TimeRange | null;
  delivery_pickup: "both" | "pickup" | "delivery";
  minimum_amount: Cents;
  /** Scope; an empty list does not restrict. */
  menus: number[];
  categories: number[];
  items: number[];
};

export type Offer = OfferTerms & OfferEffect;

/** `value` is percent or cents, by type; unused by the last type. */
export type CouponEffect =
  | { type: "percentage"; value: number }
  | { type: "fixed_amount"; value: Cents }
  | { type: "free_delivery"; value: number };

export type Coupon = { code: string; minimum_amount: Cents } & CouponEffect;

export type Zone = {
  name: string;
  city: string;
  country: string;
  postal_code: string;
  delivery_fee: Cents;
};

/** Setting `features.delivery`; `max_distance` in `unit`. */
export type DeliverySettings = {
  max_distance: number;
  unit: "km" | "miles";
  calculation_type: "zone_based" | "distance";
  minimum_order: Cents;
  hard_minimum: Cents;
  flat_charge: Cents;
  /**
   * Addition to wire.md: price of a delivery by distance, before `flat_charge`;
   * `cost_per_unit` is per `unit`.
   */
  base_cost: Cents;
  cost_per_unit: Cents;
  zones: Zone[];
};

/**
 * One half of the setting `scheduling`: the unprefixed keys for delivery, the `pickup_` keys for
 * pickup.
 */
export type SlotSettings = {
  show_range: boolean;
  remove_first_range: boolean;
  remove_first_range_number: number;
  remove_last_range: boolean;
  remove_last_range_number: number;
  /** Lead time in minutes. */
  minimum_time: number;
  /** The number of orders that a slot accepts; 0 is unlimited. */
  orders_per_slot: number;
  /** The number of pieces in all orders of a slot; 0 is unlimited. */
  pieces_per_slot: number;
};

/**
 * `quantity`: `reference` multiplies the wire's `tax` by the quantity twice (storefront.md §9),
 * `exact` once. `delivery`: the tax rate of delivery in percent; null for the rate with the largest
 * amount.
 */
export type TaxSettings = {
  enabled: boolean;
  inclusive: boolean;
  quantity: "reference" | "exact";
  delivery: number | null;
};

export type OrderType = "pickup" | "delivery";

/** The stored form of a line: enough to look it up in the menus. */
export type LineChoice = { option_id: number; id: number; quantity: number };
export type LineRef = { item_id: number; quantity: number; note: string; choices: LineChoice[] };

/** A line resolved against the menus: what the rules price. */
export type Line = { item: Item; quantity: number; note: string; choices: ResolvedChoice[] };
export type ResolvedChoice = { choice: Choice; quantity: number };
