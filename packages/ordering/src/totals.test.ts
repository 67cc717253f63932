import { describe, expect, test } from "vitest";
import type { TaxSettings } from "./model.ts";
import { asCents } from "./money.ts";
import {
  aCartInput,
  aChoice,
  aCoupon,
  aDeliverySettings,
  aLine,
  anItemAt,
  anOffer,
  aTaxSettings,
  aZone,
} from "./testing.ts";
import { type CartInput, priceCart } from "./totals.ts";

const twoNigiri = aLine({
  quantity: 2,
  choices: [{ choice: aChoice({ price: asCents(50) }), quantity: 1 }],
});
const zoneDelivery: Partial<CartInput> = {
  orderType: "delivery",
  delivery: { settings: aDeliverySettings(), zone: aZone(), quote: null },
};
const totalsOf = (over: Partial<CartInput>) => priceCart(aCartInput(over)).totals;

describe("priceCart: totals", () => {
  test("example of wire.md: two nigiri with sauce to take away", () => {
    expect(totalsOf({ lines: [twoNigiri] })).toEqual({
      subtotal: 1100,
      discount: 0,
      coupon: 0,
      delivery: 0,
      tax: 200,
      total: 1100,
    });
  });

  test("changing pickup to delivery re-prices every line", () => {
    const priced = priceCart(aCartInput({ ...zoneDelivery, lines: [twoNigiri, aLine()] }));
    expect(priced.lines.map(({ line_total }) => line_total)).toEqual([1200, 550]);
    expect(priced.totals).toMatchObject({ subtotal: 1750, delivery: 250, total: 2000 });
  });

  test("discount and coupon are separate and never exceed the subtotal", () => {
    const offers = [anOffer({ type: "percentage", value: 60 })];
    const coupon = aCoupon({ type: "percentage", value: 50 });
    expect(
      totalsOf({ ...zoneDelivery, lines: [aLine({ item: anItemAt(1000) })], offers, coupon }),
    ).toEqual({
      subtotal: 1000,
      discount: 600,
      coupon: 400,
      delivery: 250,
      tax: 91,
      total: 250,
    });
  });

  test("a coupon that does not apply to the order gives nothing, and the cart says why", () => {
    const coupon = aCoupon({ type: "percentage", value: 50, delivery_pickup: "delivery" });
    const pickup = priceCart(aCartInput({ coupon }));
    expect(pickup).toMatchObject({ coupon: null, coupon_obstacle: "order_type" });
    expect(pickup.totals).toMatchObject({ coupon: 0, total: 500 });
    const delivery = priceCart(aCartInput({ ...zoneDelivery, coupon }));
    expect(delivery).toMatchObject({ coupon: { amount: 275 }, coupon_obstacle: null });
    const idle = aCoupon({ type: "percentage", value: 50, is_active: false });
    expect(priceCart(aCartInput({ coupon: idle })).coupon_obstacle).toBe("weekday");
  });

  test("an empty cart costs nothing, with any offers", () => {
    const offers = [anOffer({ type: "free_item", value: 101 })];
    const coupon = aCoupon({ type: "fixed_amount", value: asCents(500) });
    const priced = priceCart(aCartInput({ ...zoneDelivery, lines: [], offers, coupon }));
    expect(priced.totals).toEqual({
      subtotal: 0,
      discount: 0,
      coupon: 0,
      delivery: 0,
      tax: 0,
      total: 0,
    });
    expect(priced).toMatchObject({ free_items: [], offers: [], vat: [], hints: [] });
  });
});

describe("priceCart: delivery", () => {
  test("a free_delivery offer waives the fee and lists the saved amount", () => {
    const offers = [anOffer({ type: "free_delivery", value: 0 })];
    const priced = priceCart(aCartInput({ ...zoneDelivery, offers }));
    expect(priced.totals).toMatchObject({ discount: 0, delivery: 0, total: 550 });
    expect(priced.offers).toMatchObject([{ type: "free_delivery", amount: 250 }]);
    expect(priced.delivery).toEqual({ cost: 250, flat_charge: 0 });
  });

  test("a free_delivery coupon waives the fee; with such an offer it adds nothing", () => {
    const coupon = aCoupon({ type: "free_delivery", value: 0 });
    const offers = [anOffer({ type: "free_delivery", value: 0 })];
    const alone = priceCart(aCartInput({ ...zoneDelivery, coupon }));
    expect(alone.totals).toMatchObject({ coupon: 0, delivery: 0, total: 550 });
    expect(alone.coupon).toMatchObject({ amount: 250 });
    const both = priceCart(aCartInput({ ...zoneDelivery, coupon, offers }));
    expect(both.totals.total).toBe(550);
    expect(both.coupon).toMatchObject({ amount: 0 });
  });

  test("distance mode adds the flat charge below minimum_order", () => {
    const settings = aDeliverySettings({ calculation_type: "distance" });
    const delivery = { settings, zone: null, quote: { delivery_cost: asCents(340) } };
    expect(totalsOf({ orderType: "delivery", delivery })).toMatchObject({
      delivery: 590,
      total: 1140,
    });
  });

  test("an unknown fee counts as 0", () => {
    const priced = priceCart(aCartInput({ orderType: "delivery" }));
    expect(priced.delivery).toBeNull();
    expect(priced.totals).toMatchObject({ delivery: 0, total: 550 });
  });
});

describe("priceCart: tax", () => {
  const priced = (tax: Partial<TaxSettings>) =>
    priceCart(
      aCartInput({
        ...zoneDelivery,
        lines: [aLine({ item: anItemAt(1000), quantity: 2 })],
        offers: [anOffer({ type: "percentage", value: 10 })],
        tax: aTaxSettings(tax),
      }),
    );

  test("inclusive tax does not change the total", () => {
    const reference = priced({});
    expect(reference.totals).toMatchObject({ tax: 364, total: 2050 });
    expect(reference.tax_added).toBe(false);
    expect(priced({ quantity: "exact" }).totals).toMatchObject({ tax: 182, total: 2050 });
    expect(reference.vat).toEqual([{ rate: 10, net: 1864, vat: 186, gross: 2050 }]);
  });

  test("exclusive tax is added to the total, by the reference rule", () => {
    const reference = priced({ inclusive: false });
    expect(reference.totals).toMatchObject({ tax: 400, total: 2450 });
    expect(reference.tax_added).toBe(true);
  });

  test("exclusive and exact adds the VAT of the breakdown, after discounts and with delivery", () => {
    const exact = priced({ inclusive: false, quantity: "exact" });
    expect(exact.vat).toEqual([{ rate: 10, net: 2050, vat: 205, gross: 2255 }]);
    expect(exact.totals).toMatchObject({ tax: 205, total: 2255 });
  });

  test("tax is 0 if it is disabled", () => {
    for (const quantity of ["reference", "exact"] as const) {
      const off = priced({ enabled: false, inclusive: false, quantity });
      expect(off.totals).toMatchObject({ tax: 0, total: 2050 });
      expect(off).toMatchObject({ tax_added: false, vat: [] });
    }
  });
});

test("the window of an offer is compared with the restaurant's local time when ordering", () => {
  const window = { allow_repeat: false, active_times: { start: "12:00", end: "13:00" } };
  const offers = [anOffer({ type: "percentage", value: 10, ...window })];
  expect(totalsOf({ offers }).discount).toBe(0);
  expect(totalsOf({ offers, timezone: "Europe/Athens" }).discount).toBe(50);
});

test("free lines are listed separately from paid lines", () => {
  const offers = [
    anOffer({ id: 2, type: "buy_one_get_one", value: 0 }),
    anOffer({ id: 1, type: "free_item", value: 101 }),
  ];
  const { free_items, totals } = priceCart(aCartInput({ lines: [twoNigiri], offers }));
  expect(free_items.map(({ offer_id, quantity }) => [offer_id, quantity])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(totals).toMatchObject({ subtotal: 1100, tax: 200, total: 1100 });
});
