import type { CardOffer } from "@noren/contract/settings.ts";
import { asCents } from "@noren/ordering/money.ts";
import { expect, test } from "vitest";
import { methodOf, paymentMethods } from "./payment-method.ts";

const demo: CardOffer = { provider: "demo", publishable_key: "", script: "" };
const total = asCents(1200);

function restaurant(over: {
  cod?: boolean;
  stripe?: boolean;
  paypal?: boolean;
  card?: CardOffer | null;
}) {
  const { cod = true, stripe = true, paypal = false, card = demo } = over;
  const payments = { cod: { active: cod }, stripe: { active: stripe }, paypal: { active: paypal } };
  return { payments, card };
}

test("cash and card are offered where they are active, cash first", () => {
  expect(paymentMethods(restaurant({}), total)).toEqual(["cash", "card"]);
  expect(paymentMethods(restaurant({ cod: false }), total)).toEqual(["card"]);
  expect(paymentMethods(restaurant({ stripe: false }), total)).toEqual(["cash"]);
  expect(paymentMethods(restaurant({ stripe: false, paypal: true }), total)).toEqual([
    "cash",
    "card",
  ]);
});

test("a server that names no card provider offers no card payment", () => {
  expect(paymentMethods(restaurant({ card: null }), total)).toEqual(["cash"]);
  expect(paymentMethods(restaurant({ card: null, cod: false }), total)).toEqual([]);
});

test("an order of 0.00 is finalised as cash, whatever payment methods are active", () => {
  expect(paymentMethods(restaurant({ cod: false }), asCents(0))).toEqual(["cash"]);
});

test("the chosen method is kept if available; the default is card where cash is off", () => {
  expect(methodOf("cash", ["cash", "card"])).toBe("cash");
  expect(methodOf("card", ["cash", "card"])).toBe("card");
  expect(methodOf("cash", ["card"])).toBe("card");
  expect(methodOf("card", ["cash"])).toBe("cash");
  expect(methodOf("cash", [])).toBeNull();
});
