import { describe, expect, test } from "vitest";
import { indexItems } from "./cart.ts";
import { asCents } from "./money.ts";
import {
  aCartInput,
  aCoupon,
  aDeliverySettings,
  aLine,
  aMenu,
  anItemAt,
  anOffer,
  aZone,
} from "./testing.ts";
import { type CartInput, priceCart } from "./totals.ts";

const fifteenFifty = [aLine({ item: anItemAt(1550) })];
const hintsOf = (over: Partial<CartInput>) =>
  priceCart(aCartInput({ lines: fifteenFifty, ...over })).hints;

const zone: Partial<CartInput> = {
  orderType: "delivery",
  delivery: { settings: aDeliverySettings(), zone: aZone(), quote: null },
};
const freeDelivery = (minimum: number) =>
  anOffer({
    id: 3,
    name: "Livraison offerte",
    type: "free_delivery",
    value: 0,
    minimum_amount: asCents(minimum),
  });

describe("offer hints", () => {
  test("the hint has the amount missing for free delivery, and is gone when it is reached", () => {
    expect(hintsOf({ ...zone, offers: [freeDelivery(2000)] })).toEqual([
      {
        kind: "offer",
        missing: 450,
        offer_id: 3,
        name: "Livraison offerte",
        type: "free_delivery",
      },
    ]);
    expect(hintsOf({ ...zone, offers: [freeDelivery(1551)] })).toMatchObject([{ missing: 1 }]);
    expect(hintsOf({ ...zone, offers: [freeDelivery(1550)] })).toEqual([]);
  });

  test("free delivery is no hint for pickup, nor if delivery is free already", () => {
    const offers = [freeDelivery(2000)];
    expect(hintsOf({ offers })).toEqual([]);
    const free = anOffer({ id: 1, type: "free_delivery", value: 0 });
    expect(hintsOf({ ...zone, offers: [...offers, free] })).toEqual([]);
    const coupon = aCoupon({ type: "free_delivery", value: 0 });
    expect(hintsOf({ ...zone, offers, coupon })).toEqual([]);
    const settings = aDeliverySettings();
    const noFee = { settings, zone: aZone({ delivery_fee: asCents(0) }), quote: null };
    expect(hintsOf({ ...zone, delivery: noFee, offers })).toEqual([]);
  });

  test("free delivery is a hint while the fee is unknown", () => {
    const delivery = { settings: aDeliverySettings(), zone: null, quote: null };
    expect(hintsOf({ ...zone, delivery, offers: [freeDelivery(2000)] })).toHaveLength(1);
  });

  test("only offers that lack nothing but the amount are hints", () => {
    const percentage = { type: "percentage", value: 10, minimum_amount: asCents(2000) } as const;
    expect(hintsOf({ offers: [anOffer(percentage)] })).toHaveLength(1);
    const others = [
      anOffer({ ...percentage, is_active: false }),
      anOffer({ ...percentage, delivery_pickup: "delivery" }),
      anOffer({ ...percentage, items: [404] }),
    ];
    expect(hintsOf({ offers: others })).toEqual([]);
  });

  test("a free item that is unavailable is no hint", () => {
    const offers = [anOffer({ type: "free_item", value: 101, minimum_amount: asCents(2000) })];
    expect(hintsOf({ offers })).toHaveLength(1);
    expect(hintsOf({ offers, index: indexItems([aMenu({ menu_is_available: false })]) })).toEqual(
      [],
    );
  });

  test("offers are sorted by missing amount, then by id", () => {
    const from = (id: number, minimum: number) =>
      anOffer({ id, type: "percentage", value: 10, minimum_amount: asCents(minimum) });
    const hints = hintsOf({ offers: [from(1, 3000), from(3, 2000), from(2, 2000)] });
    expect(hints.map((hint) => hint.kind === "offer" && hint.offer_id)).toEqual([2, 3, 1]);
  });
});

describe("delivery hints", () => {
  test("hard_minimum is a hint for delivery only", () => {
    const settings = aDeliverySettings({ hard_minimum: asCents(2000) });
    const delivery = { settings, zone: null, quote: null };
    expect(hintsOf({ ...zone, delivery })).toEqual([{ kind: "hard_minimum", missing: 450 }]);
    expect(hintsOf({ delivery })).toEqual([]);
  });

  test("minimum_order is a hint while a flat charge is due", () => {
    const settings = aDeliverySettings({ calculation_type: "distance", flat_charge: asCents(1) });
    const delivery = { settings, zone: null, quote: { delivery_cost: asCents(340) } };
    expect(hintsOf({ ...zone, delivery })).toEqual([
      { kind: "minimum_order", missing: 450, flat_charge: 1 },
    ]);
    const coupon = aCoupon({ type: "free_delivery", value: 0 });
    expect(hintsOf({ ...zone, delivery, coupon })).toEqual([]);
    const offers = [anOffer({ type: "free_delivery", value: 0 })];
    expect(hintsOf({ ...zone, delivery, offers })).toEqual([]);
    expect(hintsOf(zone)).toEqual([]);
  });
});

test("a coupon below its minimum_amount is a hint with the missing amount", () => {
  const coupon = aCoupon({ type: "percentage", value: 10, minimum_amount: asCents(2000) });
  expect(hintsOf({ coupon })).toEqual([{ kind: "coupon", missing: 450, code: "BIENVENUE" }]);
  expect(hintsOf({ coupon, lines: [...fifteenFifty, ...fifteenFifty] })).toEqual([]);
});

test("a coupon that does not apply to the order type is no hint", () => {
  const minimum_amount = asCents(2000);
  const coupon = aCoupon({ type: "percentage", value: 10, minimum_amount });
  expect(hintsOf({ coupon: { ...coupon, delivery_pickup: "delivery" } })).toEqual([]);
  expect(hintsOf({ coupon: { ...coupon, is_active: false } })).toEqual([]);
});

test("hard_minimum comes first, then minimum_order, offers and the coupon", () => {
  const settings = aDeliverySettings({ calculation_type: "distance", hard_minimum: asCents(1800) });
  const hints = hintsOf({
    orderType: "delivery",
    delivery: { settings, zone: null, quote: { delivery_cost: asCents(340) } },
    offers: [freeDelivery(1600)],
    coupon: aCoupon({ type: "percentage", value: 10, minimum_amount: asCents(1560) }),
  });
  expect(hints.map(({ kind }) => kind)).toEqual([
    "hard_minimum",
    "minimum_order",
    "offer",
    "coupon",
  ]);
});

describe("hints of a zone", () => {
  const within = (over: Parameters<typeof aZone>[0], hard = 0) =>
    hintsOf({
      orderType: "delivery",
      delivery: {
        settings: aDeliverySettings({ hard_minimum: asCents(hard) }),
        zone: aZone(over),
        quote: null,
      },
    });

  test("the hint has the amount missing for the zone's minimum where that is the higher one", () => {
    expect(within({ minimum: asCents(2000) })).toEqual([{ kind: "zone_minimum", missing: 450 }]);
    expect(within({ minimum: asCents(2000) }, 3000)).toEqual([
      { kind: "hard_minimum", missing: 1450 },
    ]);
    expect(within({ minimum: asCents(1550) })).toEqual([]);
  });

  test("the hint has the amount missing for the zone's free delivery, and is gone when it is reached", () => {
    const free_from = asCents(3000);
    expect(within({ free_from })).toEqual([{ kind: "free_from", missing: 1450 }]);
    expect(within({ free_from: asCents(1550) })).toEqual([]);
    expect(within({ free_from, delivery_fee: asCents(0) })).toEqual([]);
    const zone = aZone({ free_from, minimum: asCents(5000) });
    const delivery = { settings: aDeliverySettings(), zone, quote: null };
    expect(hintsOf({ delivery })).toEqual([]);
  });

  test("of the zone's free delivery and those of offers only the nearest is a hint", () => {
    const order = (free_from: number) => ({
      ...zone,
      delivery: {
        settings: aDeliverySettings(),
        zone: aZone({ free_from: asCents(free_from) }),
        quote: null,
      },
      offers: [freeDelivery(2000), { ...freeDelivery(2500), id: 4 }],
    });
    expect(hintsOf(order(1800))).toEqual([{ kind: "free_from", missing: 250 }]);
    expect(hintsOf(order(3000))).toMatchObject([{ kind: "offer", offer_id: 3, missing: 450 }]);
    expect(hintsOf(order(2000)), "of equal ones the zone's").toMatchObject([{ kind: "free_from" }]);
  });
});
