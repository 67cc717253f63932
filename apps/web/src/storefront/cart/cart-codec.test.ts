import { aLineRef } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { decodeCart, encodeCart } from "./cart-codec.ts";

test("a cart comes back as it was stored, choices and notes included", () => {
  const cart = [
    aLineRef({
      item_id: 1001,
      quantity: 2,
      choices: [{ option_id: 100101, id: 10010102, quantity: 1 }],
    }),
    aLineRef({ note: "sans wasabi ~ sauce à part. Merci !" }),
    aLineRef({ item_id: 7, quantity: 99, note: "!1." }),
  ];
  expect(decodeCart(encodeCart(cart))).toEqual(cart);
});

test("an empty cart is stored as empty text", () => {
  expect(encodeCart([])).toBe("");
  expect(decodeCart("")).toEqual([]);
});

test("an unreadable line does not discard the others", () => {
  expect(decodeCart("rs.2~?.x~-1.0~2t.1")).toEqual([
    aLineRef({ item_id: 1000, quantity: 2 }),
    aLineRef({ item_id: 101, quantity: 1 }),
  ]);
});

test("a large order fits a cookie", () => {
  const choices = [
    { option_id: 130101, id: 13010101, quantity: 1 },
    { option_id: 130102, id: 13010203, quantity: 2 },
  ];
  const dinner = Array.from({ length: 60 }, (_, i) => aLineRef({ item_id: 1301 + i, choices }));
  expect(encodeCart(dinner).length).toBeLessThan(4000);
});
