import { asCents } from "@noren/ordering/money.ts";
import { expect, test } from "vitest";
import { amountIn, requestOf, worthOf } from "./wanted-refund.ts";

const cents = (...amounts: number[]) => amounts.map(asCents);
const refundable = { amount: asCents(1000), lines: [cents(334, 667), cents(333), []] };

test("pieces are worth what the server says of them, together no more than is left", () => {
  const worth = (...pieces: number[]) => worthOf({ way: "lines", pieces }, refundable);
  expect(worth(0, 0, 0)).toBe(0);
  expect(worth(2, 1, 0)).toBe(1000);
  const less = { ...refundable, amount: asCents(500) };
  expect(worthOf({ way: "lines", pieces: [2, 1, 0] }, less)).toBe(500);
});

test("lines are asked for by their place, those without a piece not at all", () => {
  expect(requestOf({ way: "lines", pieces: [0, 1, 0] }, refundable)).toEqual({
    lines: [{ line: 1, quantity: 1 }],
  });
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
