import { asCents } from "@noren/ordering/money.ts";
import { expect, test } from "vitest";
import { amountIn, requestOf, worthOf } from "./wanted-refund.ts";

const cents = (...amounts: number[]) => amounts.map(asCents);
const refundable = {
  amount: asCents(1250),
  lines: [cents(334, 667), cents(333), []],
  delivery: asCents(250),
};

test("items are worth the server's amounts, together at most what is refundable", () => {
  const worth = (pieces: number[], delivery = false) =>
    worthOf({ way: "lines", pieces, delivery }, refundable);
  expect(worth([0, 0, 0])).toBe(0);
  expect(worth([2, 1, 0])).toBe(1000);
  expect(worth([0, 0, 0], true)).toBe(250);
  expect(worth([2, 1, 0], true)).toBe(1250);
  const less = { ...refundable, amount: asCents(500) };
  expect(worthOf({ way: "lines", pieces: [2, 1, 0], delivery: true }, less)).toBe(500);
});

test("lines are requested by index, those without items are left out", () => {
  const asked = (pieces: number[], delivery: boolean) =>
    requestOf({ way: "lines", pieces, delivery }, refundable);
  const lines = [{ line: 1, quantity: 1 }];
  expect(asked([0, 1, 0], false)).toEqual({ lines });
  expect(asked([0, 1, 0], true)).toEqual({ lines, delivery: true });
  expect(asked([0, 0, 0], true)).toEqual({ delivery: true });
  expect(requestOf({ way: "amount", typed: "4,5" }, refundable)).toEqual({ amount: 4.5 });
});

test.each([
  ["4,50", 450],
  [" 4.5 € ", 450],
  ["12", 1200],
  ["1,234", null],
  ["-3", null],
  ["quatre", null],
  ["", null],
])("the amount in “%s” is %s", (typed, amount) => {
  expect(amountIn(typed)).toBe(amount);
});
