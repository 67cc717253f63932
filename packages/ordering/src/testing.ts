import { indexItems } from "./cart.ts";
import { minutesOf, timeOf } from "./clock.ts";
import type {
  Category,
  Choice,
  Coupon,
  CouponEffect,
  CouponTerms,
  DeliverySettings,
  Item,
  Line,
  LineRef,
  Menu,
  Option,
  SlotSettings,
  TaxSettings,
  TimeRange,
  Weekday,
  Zone,
} from "./model.ts";
import { asCents, ZERO } from "./money.ts";
import type { OfferTerms } from "./offer-terms.ts";
import type { Offer, OfferEffect } from "./offers.ts";
import type { Service } from "./services.ts";
import type { SlotInput } from "./slots.ts";
import type { CartInput } from "./totals.ts";

/** Builders of valid records; `over` overrides fields. */

export function aChoice(over: Partial<Choice> = {}): Choice {
  return {
    id: 71,
    option_id: 7,
    name: "Soja sucrée",
    price: asCents(50),
    quantity: 0,
    tax_rate: 10,
    allergens: null,
    diets: [],
    facts: {},
    ...over,
  };
}

/** Sets the `option_id` of its choices. */
export function anOption(over: Partial<Option> = {}): Option {
  const option = {
    option_id: 7,
    option_name: "Sauce",
    selected: 0,
    min: 0,
    max: null,
    option_options: [aChoice()],
    ...over,
  };
  const own = (choice: Choice) => ({ ...choice, option_id: option.option_id });
  return { ...option, option_options: option.option_options.map(own) };
}

/** An item at €5.00 for pickup and €5.50 for delivery, at 10 % tax. */
export function anItem(over: Partial<Item> = {}): Item {
  return {
    item_id: 101,
    item_name: "Nigiri saumon",
    item_description: "Saumon d’Écosse, riz vinaigré",
    item_image: null,
    item_picture: null,
    item_score: 50,
    item_category_id: 10,
    item_menu_id: 1,
    item_price: { price_delivery: asCents(550), price_pickup: asCents(500), tax_rate: 10 },
    allergens: null,
    diets: [],
    facts: {},
    companions: [],
    options: [],
    ...over,
  };
}

/** An item with one price, in euro cents, for both order types. */
export function anItemAt(
  price: number,
  over: Partial<Item> = {},
  tax_rate: number | null = 10,
): Item {
  const cents = asCents(price);
  return anItem({ item_price: { price_delivery: cents, price_pickup: cents, tax_rate }, ...over });
}

/** A choice of a formule that is a dish, weighing this many cents for both order types. */
export function aPart(weight: number, over: Partial<Choice> = {}): Choice {
  const price = asCents(weight);
  const reference_price = { price_delivery: price, price_pickup: price };
  return aChoice({ item_id: 101, price: ZERO, reference_price, ...over });
}

export function aLine(over: Partial<Line> = {}): Line {
  return { item: anItem(), quantity: 1, note: "", choices: [], ...over };
}

export function aLineRef(over: Partial<LineRef> = {}): LineRef {
  return { item_id: 101, quantity: 1, note: "", choices: [], ...over };
}

export function aCategory(over: Partial<Category> = {}): Category {
  return {
    category_id: 10,
    category_name: "Nigiri",
    category_description: "",
    items: [anItem()],
    ...over,
  };
}

/** Open every day at lunch and dinner, with slots of 15 minutes. */
export function aMenu(over: Partial<Menu> = {}): Menu {
  const services = [
    { start: "11:30", end: "14:30" },
    { start: "18:30", end: "22:30" },
  ];
  const ranges = services.flatMap(({ start, end }) => quarters(start, end));
  return {
    menu_id: 1,
    menu_name: "Carte",
    menu_is_open: true,
    menu_is_available: true,
    active_times: everyDay({ label: "", is_open: true, times: services }),
    time_ranges: everyDay(ranges),
    pickup_time_ranges: everyDay(ranges),
    usual: {},
    dates: {},
    categories: [aCategory()],
    ...over,
  };
}

/** The same value for each weekday. */
export function everyDay<T>(value: T): Record<Weekday, T> {
  return { mon: value, tue: value, wed: value, thu: value, fri: value, sat: value, sun: value };
}

/** Ranges of 15 minutes between two `HH:MM` of the same day. */
export function quarters(start: string, end: string): TimeRange[] {
  const ranges: TimeRange[] = [];
  for (let from = minutesOf(start); from < minutesOf(end); from += 15) {
    ranges.push({ start: timeOf(from), end: timeOf(from + 15) });
  }
  return ranges;
}

/** An offer without conditions. */
export function anOffer(over: Partial<OfferTerms> & OfferEffect): Offer {
  return {
    id: 1,
    name: "Offre",
    is_active: true,
    changes_at: [],
    allow_repeat: true,
    active_times: null,
    delivery_pickup: "both",
    minimum_amount: ZERO,
    menus: [],
    categories: [],
    items: [],
    ...over,
  };
}

/** A coupon without conditions. */
export function aCoupon(over: Partial<CouponTerms> & CouponEffect): Coupon {
  return {
    code: "BIENVENUE",
    minimum_amount: ZERO,
    is_active: true,
    changes_at: [],
    delivery_pickup: "both",
    weekdays: [],
    ...over,
  };
}

export function aZone(over: Partial<Zone> = {}): Zone {
  return {
    name: "Centre",
    city: "Lyon",
    country: "France",
    postal_code: "69001",
    delivery_fee: asCents(250),
    ...over,
  };
}

export function aDeliverySettings(over: Partial<DeliverySettings> = {}): DeliverySettings {
  return {
    max_distance: 8,
    unit: "km",
    calculation_type: "zone_based",
    minimum_order: asCents(2000),
    hard_minimum: ZERO,
    flat_charge: asCents(250),
    base_cost: ZERO,
    cost_per_unit: ZERO,
    zones: [aZone()],
    ...over,
  };
}

export function aSlotSettings(over: Partial<SlotSettings> = {}): SlotSettings {
  return {
    show_range: true,
    remove_first_range: false,
    remove_first_range_number: 1,
    remove_last_range: false,
    remove_last_range_number: 1,
    minimum_time: 45,
    orders_per_slot: 0,
    pieces_per_slot: 0,
    ...over,
  };
}

export function aTaxSettings(over: Partial<TaxSettings> = {}): TaxSettings {
  return { enabled: true, inclusive: true, quantity: "reference", delivery: null, ...over };
}

/** Saturday 21 November 2026, noon in Paris. */
export const NOON = Date.UTC(2026, 10, 21, 11);

/** A pickup cart of one line, without offers, at noon. */
export function aCartInput(over: Partial<CartInput> = {}): CartInput {
  return {
    lines: [aLine()],
    orderType: "pickup",
    offers: [],
    coupon: null,
    delivery: { settings: aDeliverySettings(), zone: null, quote: null },
    tax: aTaxSettings(),
    now: NOON,
    timezone: "Europe/Paris",
    index: indexItems([aMenu()]),
    ...over,
  };
}

type SlotOverrides = Partial<Omit<SlotInput, "menus">> & { menus?: readonly Menu[] };

/** Of a cart with one dish of each of the menus. */
export function aSlotInput({ menus = [aMenu()], ...over }: SlotOverrides = {}): SlotInput {
  return {
    menus: menus.map((menu) => [menu]),
    orderType: "delivery",
    settings: aSlotSettings(),
    now: NOON,
    timezone: "Europe/Paris",
    ...over,
  };
}

/** An evening of half hours. */
export const aService = (over: Partial<Service> = {}): Service => ({
  start: "18:00",
  end: "20:00",
  order_types: ["pickup", "delivery"],
  slot_minutes: 30,
  menus: [],
  first_order: null,
  last_order: null,
  ...over,
});
