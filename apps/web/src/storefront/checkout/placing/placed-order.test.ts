import { asCents } from "@noren/ordering/money.ts";
import { aCoupon, aDeliverySettings, aLine, anOffer, aZone } from "@noren/ordering/testing.ts";
import type { CartInput } from "@noren/ordering/totals.ts";
import { expect, test } from "vitest";
import { aDraft, aSending } from "../testing.ts";
import { readPlacedOrder, recapOf } from "./placed-order.ts";

const delivery = { settings: aDeliverySettings(), zone: aZone(), quote: null };

function recap(cart: Partial<CartInput>) {
  const { orderType, priced, forms } = aDraft(cart);
  const slot = { date: "2026-11-21", start: "19:30", end: "19:45", label: "19:30", instant: 0 };
  return recapOf({ orderType, priced, forms, slot, asap: false, paid: "cash" });
}

test("the rows of the recap add up to its total, each offer by name", () => {
  const { rows, total } = recap({
    orderType: "delivery",
    delivery,
    offers: [
      anOffer({ id: 1, name: "Moins dix", type: "percentage", value: 10 }),
      anOffer({ id: 2, name: "Sans frais", type: "free_delivery", value: 0 }),
    ],
    coupon: aCoupon({ type: "fixed_amount", value: asCents(100) }),
  });
  expect(rows.map(({ kind, name, amount }) => [kind, name, amount])).toEqual([
    ["subtotal", "", 550],
    ["offer", "Moins dix", 55],
    ["delivery", "", 250],
    ["offer", "Sans frais", 250],
    ["coupon", "BIENVENUE", 100],
  ]);
  expect(total).toBe(550 - 55 + 250 - 250 - 100);
});

test("a delivery waived by a coupon shows its fee and the coupon", () => {
  const coupon = aCoupon({ type: "free_delivery", value: 0 });
  const { rows, total } = recap({ orderType: "delivery", delivery, coupon });
  expect(rows.map(({ kind, amount }) => [kind, amount])).toEqual([
    ["subtotal", 550],
    ["delivery", 250],
    ["coupon", 250],
  ]);
  expect(total).toBe(550);
});

test("free lines cost nothing and are listed", () => {
  const offers = [anOffer({ type: "buy_one_get_one", value: 0 })];
  const { lines } = recap({ lines: [aLine({ quantity: 2, note: "vite" })], offers });
  expect(lines).toEqual([
    { name: "Nigiri saumon", quantity: 2, details: ["vite"], amount: 1000 },
    { name: "Nigiri saumon", quantity: 2, details: ["vite"], amount: null },
  ]);
});

test("a placed order is restored from storage; anything else is null", () => {
  const order = { order_id: "o1", number: "0001", ...aSending().recap };
  expect(readPlacedOrder(JSON.stringify(order))).toEqual(order);
  for (const text of [null, "{", "{}", '{"number":"1"}']) expect(readPlacedOrder(text)).toBeNull();
});
