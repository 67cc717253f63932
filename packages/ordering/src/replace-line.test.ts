import { expect, test } from "vitest";
import { MAX_QUANTITY } from "./cart.ts";
import { replaceLine } from "./replace-line.ts";
import { aLineRef } from "./testing.ts";

const sauce = { option_id: 7, id: 71, quantity: 1 };
const wasabi = { option_id: 8, id: 81, quantity: 1 };

test("a changed line keeps its place, with its note trimmed", () => {
  const cart = [aLineRef({ item_id: 1 }), aLineRef({ item_id: 2 }), aLineRef({ item_id: 3 })];
  const changed = aLineRef({ item_id: 2, quantity: 4, choices: [sauce] });
  expect(replaceLine(cart, 1, { ...changed, note: " sans sel " })).toEqual([
    cart[0],
    { ...changed, note: "sans sel" },
    cart[2],
  ]);
});

test("a line changed into an equal one is merged with it: choices in any order, note trimmed", () => {
  const cart = [
    aLineRef({ quantity: 2, choices: [sauce, wasabi], note: "vite" }),
    aLineRef({ item_id: 2 }),
    aLineRef({ quantity: 3 }),
  ];
  const changed = aLineRef({ quantity: 3, choices: [wasabi, sauce], note: " vite" });
  expect(replaceLine(cart, 2, changed)).toEqual([{ ...cart[0], quantity: 5 }, cart[1]]);
});

test("a line that is saved unchanged stays the same line", () => {
  const cart = [aLineRef({ quantity: 2 }), aLineRef({ item_id: 2 })];
  expect(replaceLine(cart, 0, aLineRef({ quantity: 2 }))).toEqual(cart);
});

test("lines whose sum is above the limit are not merged", () => {
  const cart = [aLineRef({ quantity: MAX_QUANTITY - 1 }), aLineRef({ note: "vite", quantity: 2 })];
  expect(replaceLine(cart, 1, aLineRef({ quantity: 2 }))).toBeNull();
  expect(replaceLine(cart, 1, aLineRef({ quantity: 1 }))).toEqual([
    aLineRef({ quantity: MAX_QUANTITY }),
  ]);
});

test("a line that the cart does not have cannot be replaced", () => {
  expect(() => replaceLine([aLineRef()], 1, aLineRef({ note: "vite" }))).toThrow(RangeError);
});
