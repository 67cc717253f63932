import fc from "fast-check";
import { indexItems } from "./cart.ts";
import { timeOf } from "./clock.ts";
import { ALLERGENS, type Allergens, DIETS, normalizeAllergens } from "./declarations.ts";
import type {
  Choice,
  Coupon,
  CouponEffect,
  DeliverySettings,
  Item,
  Line,
  Menu,
  Option,
  OrderType,
  SlotSettings,
  TaxSettings,
  TimeRange,
  Zone,
} from "./model.ts";
import { type Cents, roundCents } from "./money.ts";
import type { Offer, OfferEffect } from "./offers.ts";
import type { SlotInput } from "./slots.ts";
import {
  aCategory,
  aChoice,
  aCoupon,
  aDeliverySettings,
  aMenu,
  anItem,
  anOffer,
  anOption,
  aZone,
  everyDay,
  NOON,
} from "./testing.ts";
import type { CartInput } from "./totals.ts";

/**
 * Arbitraries for property-based tests. Ids of items, menus and categories come from small sets, so
 * that records refer to each other.
 */

export const cents = (min: number, max: number): fc.Arbitrary<Cents> =>
  fc.integer({ min, max }).map(roundCents);

export const taxRate = fc.constantFrom(null, 0, 2.1, 5.5, 10, 20);
export const orderType = fc.constantFrom<OrderType>("pickup", "delivery");

/** Half of the time from three allergens only, so that sets overlap. */
const someAllergens = fc.oneof(
  fc.subarray(["gluten", "milk", "fish"] as const),
  fc.subarray([...ALLERGENS], { maxLength: 3 }),
);

export const allergens: fc.Arbitrary<Allergens | null> = fc.oneof(
  fc.constant(null),
  fc
    .tuple(someAllergens, someAllergens)
    .map(([contains, may]) => normalizeAllergens(contains, may)),
);

export const diets = fc.subarray([...DIETS]);

const choice = (id: number): fc.Arbitrary<Choice> =>
  fc
    .record({ price: cents(-100, 500), tax_rate: taxRate, allergens, diets })
    .map((over) => aChoice({ id, ...over }));

const option = (option_id: number): fc.Arbitrary<Option> =>
  fc
    .record({ min: fc.integer({ min: 0, max: 2 }), choices: fc.tuple(choice(1), choice(2)) })
    .map(({ min, choices }) => anOption({ option_id, min, option_options: choices }));

/** Weights of formules, half of the time 0. */
const weight = fc.oneof(cents(0, 0), cents(0, 3000));
const referencePrice = fc.record({ price_delivery: weight, price_pickup: weight });

/** The dish as a formule: the choices of its first option are dishes. */
const asFormule = (item: Item): fc.Arbitrary<Item> =>
  fc.tuple(referencePrice, referencePrice).map(([first, second]) => ({
    ...item,
    is_formule: true,
    options: item.options.map((option, index) =>
      index > 0
        ? option
        : anOption({
            ...option,
            option_options: option.option_options.map((choice, at) => ({
              ...choice,
              item_id: ITEM_IDS[at] ?? 1,
              reference_price: at === 0 ? first : second,
            })),
          }),
    ),
  }));

const item = (item_id: number): fc.Arbitrary<Item> =>
  plainItem(item_id).chain((item) =>
    fc.oneof({ weight: 2, arbitrary: fc.constant(item) }, asFormule(item)),
  );

const plainItem = (item_id: number): fc.Arbitrary<Item> =>
  fc
    .record({
      item_menu_id: fc.integer({ min: 1, max: 2 }),
      item_category_id: fc.integer({ min: 10, max: 12 }),
      item_price: fc.record({
        price_delivery: cents(0, 5000),
        price_pickup: cents(0, 5000),
        tax_rate: taxRate,
      }),
      allergens,
      diets,
      options: fc.oneof(fc.constant<Option[]>([]), fc.tuple(option(1), option(2))),
    })
    .map((over) => anItem({ item_id, ...over }));

const ITEM_IDS = [1, 2, 3, 4, 5, 6];

/** Menus 1 and 2 with the items 1 to 6. */
export const menus: fc.Arbitrary<Menu[]> = fc.tuple(...ITEM_IDS.map(item)).map((items) =>
  [1, 2].map((menu_id) => {
    const own = items.filter(({ item_menu_id }) => item_menu_id === menu_id);
    return aMenu({ menu_id, categories: [aCategory({ items: own })] });
  }),
);

const lineOf = (item: Item): fc.Arbitrary<Line> => {
  const all = item.options.flatMap(({ option_options }) => option_options);
  return fc
    .record({
      quantity: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 99 })),
      note: fc.constantFrom("", "sans wasabi"),
      quantities: fc.array(fc.integer({ min: 0, max: 3 }), {
        minLength: all.length,
        maxLength: all.length,
      }),
    })
    .map(({ quantity, note, quantities }) => {
      const choices = all.map((choice, i) => ({ choice, quantity: quantities[i] ?? 0 }));
      return { item, quantity, note, choices: choices.filter((chosen) => chosen.quantity > 0) };
    });
};

export const linesOf = (menus: readonly Menu[], maxLength = 8): fc.Arbitrary<Line[]> => {
  const items = menus.flatMap(({ categories }) => categories.flatMap((c) => c.items));
  return fc.array(fc.constantFrom(...items).chain(lineOf), { maxLength });
};

const percent = fc.constantFrom(5, 10, 12.5, 33, 100);

/** Values of each type. */
const OFFER_EFFECTS: { [Type in Offer["type"]]: fc.Arbitrary<OfferEffect & { type: Type }> } = {
  percentage: fc.record({ type: fc.constant("percentage"), value: percent }),
  fixed_amount: fc.record({ type: fc.constant("fixed_amount"), value: cents(1, 3000) }),
  free_item: fc.record({
    type: fc.constant("free_item"),
    value: fc.constantFrom(...ITEM_IDS, 99),
  }),
  buy_one_get_one: fc.record({ type: fc.constant("buy_one_get_one"), value: fc.constant(0) }),
  free_delivery: fc.record({ type: fc.constant("free_delivery"), value: fc.constant(0) }),
};

const offerEffect: fc.Arbitrary<OfferEffect> = fc.oneof(...Object.values(OFFER_EFFECTS));

const someOf = (...ids: number[]) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant<number[]>([]) }, fc.subarray(ids));

/** Mostly none; otherwise within the day of `cartInput`. */
const changes_at = fc.constantFrom([], [], [], [NOON + 6 * 3_600_000]);

const offer: fc.Arbitrary<Offer> = fc
  .record({
    effect: offerEffect,
    terms: fc.record({
      is_active: fc.constantFrom(true, true, true, false),
      changes_at,
      allow_repeat: fc.boolean(),
      active_times: fc.constantFrom(
        null,
        { start: "11:00", end: "14:00" },
        { start: "22:00", end: "02:00" },
      ),
      delivery_pickup: fc.constantFrom("both", "both", "pickup", "delivery"),
      minimum_amount: fc.oneof(cents(0, 0), cents(0, 10_000)),
      menus: someOf(1, 2),
      categories: someOf(10, 11, 12),
      items: someOf(...ITEM_IDS),
    }),
  })
  .map(({ effect, terms }) => anOffer({ ...terms, ...effect }));

export const offers: fc.Arbitrary<Offer[]> = fc
  .array(offer, { maxLength: 6 })
  .map((list) => list.map((offer, i) => ({ ...offer, id: i + 1, name: `Offre ${i + 1}` })));

const couponEffect: fc.Arbitrary<CouponEffect> = fc.oneof(
  fc.record({ type: fc.constant("percentage"), value: percent }),
  fc.record({ type: fc.constant("fixed_amount"), value: cents(1, 3000) }),
  fc.record({ type: fc.constant("free_delivery"), value: fc.constant(0) }),
);

export const coupon: fc.Arbitrary<Coupon> = fc
  .record({
    effect: couponEffect,
    terms: fc.record({
      minimum_amount: cents(0, 5000),
      is_active: fc.constantFrom(true, true, true, false),
      changes_at,
      delivery_pickup: fc.constantFrom("both", "both", "pickup", "delivery"),
    }),
  })
  .map(({ effect, terms }) => aCoupon({ ...terms, ...effect }));

const deliverySettings: fc.Arbitrary<DeliverySettings> = fc
  .record({
    calculation_type: fc.constantFrom("zone_based", "distance"),
    minimum_order: cents(0, 5000),
    hard_minimum: cents(0, 3000),
    flat_charge: cents(0, 500),
  })
  .map(aDeliverySettings);

const zone: fc.Arbitrary<Zone> = fc
  .record(
    { delivery_fee: cents(0, 800), minimum: cents(0, 5000), free_from: cents(0, 9000) },
    { requiredKeys: ["delivery_fee"] },
  )
  .map(aZone);

export const taxSettings: fc.Arbitrary<TaxSettings> = fc.record({
  enabled: fc.constantFrom(true, true, true, false),
  inclusive: fc.boolean(),
  quantity: fc.constantFrom("reference", "exact"),
  delivery: fc.constantFrom(null, 20),
});

export const cartInput: fc.Arbitrary<CartInput> = menus.chain((menus) =>
  fc.record({
    lines: linesOf(menus),
    orderType,
    offers,
    coupon: fc.option(coupon),
    delivery: fc.record({
      settings: deliverySettings,
      zone: fc.option(zone),
      quote: fc.option(fc.record({ delivery_cost: cents(0, 800) })),
    }),
    tax: taxSettings,
    now: fc.integer({ min: 0, max: 1440 }).map((minutes) => NOON + minutes * 60_000),
    timezone: fc.constantFrom("Europe/Paris", "America/New_York"),
    index: fc.constant(indexItems(menus)),
  }),
);

const time = fc.integer({ min: 0, max: 95 }).map((quarter) => timeOf(quarter * 15));

const range: fc.Arbitrary<TimeRange> = fc.record({ start: time, end: time });

const slotSettings: fc.Arbitrary<SlotSettings> = fc.record({
  show_range: fc.boolean(),
  remove_first_range: fc.boolean(),
  remove_first_range_number: fc.integer({ min: 0, max: 4 }),
  remove_last_range: fc.boolean(),
  remove_last_range_number: fc.integer({ min: 0, max: 4 }),
  minimum_time: fc.integer({ min: 0, max: 180 }),
  orders_per_slot: fc.constant(0),
  pieces_per_slot: fc.constant(0),
});

const slotMenu: fc.Arbitrary<Menu> = fc
  .record({
    ranges: fc.array(range, { maxLength: 12 }),
    services: fc.array(range, { maxLength: 3 }),
  })
  .map(({ ranges, services }) =>
    aMenu({
      time_ranges: everyDay(ranges),
      pickup_time_ranges: everyDay(ranges),
      active_times:
        services.length === 0 ? {} : everyDay({ label: "", is_open: true, times: services }),
    }),
  );

/** Around both changes of daylight saving time in Europe, and in zones of other continents. */
export const slotInput: fc.Arbitrary<SlotInput> = fc.record({
  menus: fc.array(fc.array(slotMenu, { minLength: 1, maxLength: 2 }), {
    minLength: 1,
    maxLength: 2,
  }),
  orderType,
  settings: slotSettings,
  now: fc
    .record({
      day: fc.constantFrom(Date.UTC(2026, 2, 28), Date.UTC(2026, 9, 24), Date.UTC(2026, 5, 1)),
      seconds: fc.integer({ min: 0, max: 3 * 86_400 }),
    })
    .map(({ day, seconds }) => day + seconds * 1000),
  timezone: fc.constantFrom("Europe/Paris", "America/New_York", "Australia/Lord_Howe", "UTC"),
});
