import type { Activity } from "./activity.ts";
import type { Allergens, Diet } from "./declarations.ts";
import type { DishFacts } from "./dish-facts.ts";
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

/** The lists of one day; without `active_times` its slots are unrestricted. */
export type DayLists = {
  active_times: DayHours | null;
  time_ranges: TimeRange[];
  pickup_time_ranges: TimeRange[];
};

/** What a dish weighs in the price of a formule, by order type. */
export type ReferencePrice = { price_delivery: Cents; price_pickup: Cents };

/** What a choice that is a dish has besides; absent from other choices. */
export type DishOfChoice = {
  item_id?: number | undefined;
  item_image?: string | undefined;
  item_picture?: Picture | undefined;
  /** Present in a formule alone: the choice is paid for by the formule's price. */
  reference_price?: ReferencePrice | undefined;
};

/**
 * `tax_rate` in percent; `null` if the wire has none (then `DEFAULT_TAX_RATE`). The price of a
 * choice that is a dish is its supplement.
 */
export type Choice = DishOfChoice & {
  id: number;
  option_id: number;
  name: string;
  price: Cents;
  quantity: number;
  tax_rate: number | null;
  allergens: Allergens | null;
  diets: Diet[];
  facts: DishFacts;
};

/**
 * The condition of an option and its bounds while it is offered: only with one of these choices of
 * an earlier option, which has no condition itself.
 */
export type OnlyWith = { option_id: number; choices: number[]; min: number; max: number | null };

/**
 * `min`, `max` and `selected` refer to the sum of the choices' quantities; `max` null is unlimited.
 * Of an option with `only_with` `min` is 0.
 */
export type Option = {
  option_id: number;
  option_name: string;
  selected: number;
  min: number;
  max: number | null;
  only_with?: OnlyWith | undefined;
  option_options: Choice[];
  /** Left out of `option_options` for now. */
  sold_out?: SoldOutChoice[] | undefined;
};

/**
 * A choice that is sold out. `back_at`: epoch milliseconds, null while nobody knows; `position`:
 * its place among all choices of the option.
 */
export type SoldOutChoice = Pick<Choice, "id" | "name" | "price"> & {
  back_at: number | null;
  position: number;
};

export type ItemPrice = { price_delivery: Cents; price_pickup: Cents; tax_rate: number | null };

/** A point of a picture, as fractions of its width and height from its top left corner. */
export type PicturePoint = { x: number; y: number };

/**
 * A hosted picture: `{path}-{width}.{format}` exists for every width (px) and format listed. The
 * focal point stays in view where the picture is cut; absent for its middle.
 */
export type Picture = {
  path: string;
  widths: number[];
  formats: string[];
  background: string;
  focus?: PicturePoint | undefined;
};

export type Item = {
  item_id: number;
  item_name: string;
  item_description: string;
  item_image: string | null;
  item_picture: Picture | null;
  /** Alternative text of the picture; absent where the dish's name says enough. */
  item_picture_alt?: string | undefined;
  item_score: number;
  item_category_id: number;
  item_menu_id: number;
  item_price: ItemPrice;
  /** Of the dish without its choices; null if not declared. */
  allergens: Allergens | null;
  diets: Diet[];
  facts: DishFacts;
  /** The price pays for the dishes chosen in it; absent from other dishes. */
  is_formule?: true | undefined;
  /** Ids of the dishes that go with it, in order. */
  companions: number[];
  options: Option[];
  /** How many can still be ordered for its current or next service; only where few are. */
  left?: number | undefined;
};

/**
 * A dish that is sold out. `back_at`: epoch milliseconds, null while nobody knows; `position`: its
 * place among all dishes of the category.
 */
export type SoldOutItem = Pick<
  Item,
  "item_id" | "item_name" | "item_description" | "item_image" | "item_picture" | "item_price"
> & { back_at: number | null; position: number };

export type Category = {
  category_id: number;
  category_name: string;
  category_description: string;
  /** Whether guests who pick up may bring their own containers. */
  own_container?: boolean | undefined;
  items: Item[];
  /** Left out of `items` for now. */
  sold_out?: SoldOutItem[] | undefined;
};

export type Menu = {
  menu_id: number;
  menu_name: string;
  menu_is_open: boolean;
  menu_is_available: boolean;
  active_times: Partial<Record<Weekday, DayHours>>;
  time_ranges: RangesByDay;
  pickup_time_ranges: RangesByDay;
  /**
   * Additions to wire.md, read before the lists by weekday: `dates` has the lists of a date with
   * hours of its own, `usual` those of any other date of a weekday.
   */
  usual: Partial<Record<Weekday, DayLists>>;
  dates: Readonly<Record<string, DayLists>>;
  categories: Category[];
};

/** `value` is percent or cents, by type; unused by the last type. */
export type CouponEffect =
  | { type: "percentage"; value: number }
  | { type: "fixed_amount"; value: Cents }
  | { type: "free_delivery"; value: number };

/** `weekdays`: those of its `Activity`, for words; empty: every day. */
export type CouponTerms = Activity & {
  code: string;
  minimum_amount: Cents;
  delivery_pickup: "both" | OrderType;
  weekdays: Weekday[];
};

export type Coupon = CouponTerms & CouponEffect;

/** WGS84, in degrees. */
export type Position = { lat: number; lng: number };
/** The corners of an area; the last one is joined to the first. */
export type Polygon = [lat: number, lng: number][];

/**
 * One postal code of a delivery zone: a zone of several is several records with the same name. The
 * optional fields are additions to wire.md.
 */
export type Zone = {
  name: string;
  city: string;
  country: string;
  postal_code: string;
  delivery_fee: Cents;
  /** Subtotal below which nothing is delivered there. */
  minimum?: Cents;
  /** Subtotal from which the delivery costs nothing. */
  free_from?: Cents;
  /** Added to the lead time. */
  extra_minutes?: number;
  /** Decides instead of the postal code where the position of an address is known. */
  polygon?: Polygon;
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
