import type { Allergens, Diet } from "./declarations.ts";
import type { Cents } from "./money.ts";

/**
 * The records that the rules work on: the wire's records (`wire.md`) after reading, so amounts
 * are `Cents`, flags are booleans and absent lists are empty. Fields keep the wire's names.
 */

export type Weekday = "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
export const WEEKDAYS: readonly Weekday[] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** `HH:MM` in the restaurant's time zone; an `end` at or before its `start` runs past midnight. */
export type TimeRange = { start: string; end: string };

export type DayHours = { label: string; is_open: boolean; times: TimeRange[] };
export type RangesByDay = Partial<Record<Weekday, TimeRange[]>>;

/** `tax_rate` in percent; `null` where the wire gives none (then `DEFAULT_TAX_RATE`). */
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

/** `min`, `max` and `selected` count choices by the sum of their quantities; `max` null: no bound. */
export type Option = {
  option_id: number;
  option_name: string;
  selected: number;
  min: number;
  max: number | null;
  option_options: Choice[];
};

export type ItemPrice = { price_delivery: Cents; price_pickup: Cents; tax_rate: number | null };

/** Our own pictures: `{path}-{width}.{format}` exists for every width (px) and format listed. */
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
  /** Of the dish without its choices; null where nothing is declared. */
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

/** What an offer does: `value` is percent, cents or an item's id; unused by the last two. */
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
  /** Restaurant-local time of day; start included, end excluded, may cross midnight. */
  active_times: TimeRange | null;
  delivery_pickup: "both" | "pickup" | "delivery";
  minimum_amount: Cents;
  /** Scope; an empty list narrows nothing at its level. */
  menus: number[];
  categories: number[];
  items: number[];
};

export type Offer = OfferTerms & OfferEffect;

/** What a coupon does: `value` is percent or cents; unused by the last. */
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
  /** Ours: what a delivery by distance costs, before `flat_charge`; per `unit`. */
  base_cost: Cents;
  cost_per_unit: Cents;
  zones: Zone[];
};

/** One half of the setting `scheduling`: the plain keys for delivery, the `pickup_` ones for pickup. */
export type SlotSettings = {
  show_range: boolean;
  remove_first_range: boolean;
  remove_first_range_number: number;
  remove_last_range: boolean;
  remove_last_range_number: number;
  /** Lead time in minutes. */
  minimum_time: number;
  /** How many orders a slot takes; 0 for any number. */
  orders_per_slot: number;
  /** How many pieces, those of all its orders together; 0 for any number. */
  pieces_per_slot: number;
};

/**
 * `quantity`: `reference` applies quantity twice to the wire's `tax` (storefront.md §9), `exact` once.
 * `delivery`: null for the rate that carries the most money, or a rate in percent.
 */
export type TaxSettings = {
  enabled: boolean;
  inclusive: boolean;
  quantity: "reference" | "exact";
  delivery: number | null;
};

export type OrderType = "pickup" | "delivery";

/** What a cart stores of a line: enough to find it again in the menus. */
export type LineChoice = { option_id: number; id: number; quantity: number };
export type LineRef = { item_id: number; quantity: number; note: string; choices: LineChoice[] };

/** A line found in the menus: what the rules price. */
export type Line = { item: Item; quantity: number; note: string; choices: ResolvedChoice[] };
export type ResolvedChoice = { choice: Choice; quantity: number };
