import { describe, expect, test } from "vitest";
import { indexItems } from "./cart.ts";
import type { OrderType } from "./model.ts";
import { asCents } from "./money.ts";
import { repricing } from "./repricing.ts";
import { aCartInput, aCoupon, aLine, aMenu, anItem, anItemAt, anOffer, aZone } from "./testing.ts";
import { type CartInput, priceCart } from "./totals.ts";

const between = (from: OrderType, to: OrderType, over: Partial<CartInput> = {}) => {
  const input = aCartInput(over);
  const at = (orderType: OrderType) => priceCart({ ...input, orderType });
  return repricing(at(from), at(to));
};
const zoned = (fee: number) => {
  const { delivery } = aCartInput();
  return { ...delivery, zone: aZone({ delivery_fee: asCents(fee) }) };
};
const same = aLine({ item: anItemAt(400, { item_id: 102 }) });

describe("repricing: what changing the order type does to a cart", () => {
  test("lists only the lines whose total changes, times their quantity", () => {
    const dearer = aLine({ quantity: 3 });
    const change = between("pickup", "delivery", { lines: [same, dearer] });
    expect(change.lines).toEqual([{ line: dearer, before: 1500, after: 1650 }]);
    expect(change).toMatchObject({ before: 1900, after: 2050, fee: 0, isDearer: true });
  });

  test("the way back is cheaper, not dearer", () => {
    expect(between("delivery", "pickup")).toMatchObject({
      lines: [{ before: 550, after: 500 }],
      isDearer: false,
    });
  });

  test("a fee alone is dearer; an unknown fee is not", () => {
    const lines = [same];
    expect(between("pickup", "delivery", { lines, delivery: zoned(250) })).toMatchObject({
      lines: [],
      fee: 250,
      after: 650,
      isDearer: true,
    });
    expect(between("pickup", "delivery", { lines, delivery: zoned(0) }).isDearer).toBe(false);
    expect(between("pickup", "delivery", { lines })).toMatchObject({ fee: 0, isDearer: false });
  });

  test("a coupon of the old order type is lost", () => {
    const percent = { type: "percentage", value: 10 } as const;
    const lines = [same];
    const own = aCoupon({ ...percent, delivery_pickup: "pickup" });
    expect(between("pickup", "delivery", { lines, coupon: own })).toMatchObject({
      lost_coupon: { code: "BIENVENUE", amount: 40 },
      isDearer: true,
    });
    expect(between("delivery", "pickup", { lines, coupon: own }).lost_coupon).toBeNull();
    expect(between("pickup", "delivery", { lines, coupon: aCoupon(percent) })).toMatchObject({
      lost_coupon: null,
      isDearer: false,
    });
  });

  test("an offer of the old order type is lost, also one that gives a dish", () => {
    const offers = [
      anOffer({ id: 4, type: "percentage", value: 10, delivery_pickup: "pickup" }),
      anOffer({ id: 5, type: "free_item", value: 101, delivery_pickup: "pickup" }),
      anOffer({ id: 6, type: "percentage", value: 10 }),
    ];
    const change = between("pickup", "delivery", {
      lines: [same],
      offers,
      index: indexItems([aMenu()]),
    });
    expect(change.lost.map(({ id }) => id)).toEqual([4, 5]);
    expect(change).toMatchObject({ before: 320, after: 360, isDearer: true });
    const gift = between("pickup", "delivery", { lines: [same], offers: offers.slice(1, 2) });
    expect(gift).toMatchObject({ before: 400, after: 400, isDearer: true });
  });

  test("one dearer line is dearer, even where the total falls", () => {
    const cheaper = anItem({
      item_id: 103,
      item_price: { price_pickup: asCents(900), price_delivery: asCents(500), tax_rate: 10 },
    });
    const change = between("pickup", "delivery", { lines: [aLine(), aLine({ item: cheaper })] });
    expect(change.after).toBeLessThan(change.before);
    expect(change.isDearer).toBe(true);
  });
});
