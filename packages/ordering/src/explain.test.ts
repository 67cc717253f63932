import { expect, test } from "vitest";
import { explainTotal } from "./explain.ts";
import { asCents } from "./money.ts";
import {
  aCartInput,
  aChoice,
  aCoupon,
  aDeliverySettings,
  aLine,
  anOffer,
  aTaxSettings,
} from "./testing.ts";
import { type CartInput, priceCart } from "./totals.ts";

const soy = { choice: aChoice({ name: "Soja", price: asCents(50) }), quantity: 2 };
const byDistance: Partial<CartInput> = {
  orderType: "delivery",
  delivery: {
    settings: aDeliverySettings({ calculation_type: "distance" }),
    zone: null,
    quote: { delivery_cost: asCents(340) },
  },
};

const stepsOf = (over: Partial<CartInput>) =>
  explainTotal(priceCart(aCartInput(over))).map(({ line, rule, name, quantity, amount }) => [
    line,
    rule,
    name,
    quantity,
    amount,
  ]);

test("each line is a step for its item and one for each choice", () => {
  const lines = [aLine(), aLine({ quantity: 3, choices: [soy] })];
  expect(stepsOf({ lines })).toEqual([
    [0, "item", "Nigiri saumon", 1, 500],
    [1, "item", "Nigiri saumon", 3, 1500],
    [1, "choice", "Soja", 6, 300],
  ]);
});

test("fees come before the offers that waive them, offers before the coupon", () => {
  const offers = [
    anOffer({ id: 1, name: "−10 %", type: "percentage", value: 10 }),
    anOffer({ id: 2, name: "Un acheté, un offert", type: "buy_one_get_one", value: 0 }),
    anOffer({ id: 3, name: "Livraison offerte", type: "free_delivery", value: 0 }),
  ];
  const coupon = aCoupon({ type: "fixed_amount", value: asCents(100) });
  expect(stepsOf({ ...byDistance, offers, coupon })).toEqual([
    [0, "item", "Nigiri saumon", 1, 550],
    [null, "delivery", null, 1, 340],
    [null, "flat_charge", null, 1, 250],
    [null, "percentage", "−10 %", 1, -55],
    [null, "buy_one_get_one", "Un acheté, un offert", 1, 0],
    [null, "free_delivery", "Livraison offerte", 1, -590],
    [null, "coupon", "BIENVENUE", 1, -100],
  ]);
});

test("tax is a step only if it is added to the prices", () => {
  expect(stepsOf({ tax: aTaxSettings() })).toHaveLength(1);
  const exclusive = aTaxSettings({ inclusive: false, quantity: "exact" });
  expect(stepsOf({ tax: exclusive }).at(-1)).toEqual([null, "tax", null, 1, 50]);
});
