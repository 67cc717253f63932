import { expect, test } from "vitest";
import {
  demoProblems,
  expiryOf,
  groupedExpiry,
  groupedNumber,
  shortCvc,
  TEST_CARDS,
} from "./demo-card.ts";

const NOW = Date.UTC(2026, 10, 21);
const good = { number: "4242 4242 4242 4242", expiry: "11 / 26", cvc: "123" };

test.each([
  ["4242", "4242"],
  ["42424", "4242 4"],
  ["4242-4242 4242x4242", "4242 4242 4242 4242"],
  ["42424242424242424242424", "4242 4242 4242 4242 424"],
])("the number %s is grouped as on a card: %s", (typed, grouped) => {
  expect(groupedNumber(typed)).toBe(grouped);
});

test.each([
  ["1", "1"],
  ["3", "03"],
  ["12", "12"],
  ["123", "12 / 3"],
  ["12/34", "12 / 34"],
  ["12 / 3456", "12 / 34"],
])("the expiry %s is formatted as %s", (typed, grouped) => {
  expect(groupedExpiry(typed)).toBe(grouped);
});

test("a security code has at most four digits", () => {
  expect(shortCvc("12a345")).toBe("1234");
});

test.each(["13 / 30", "00 / 30", "1", ""])("%j is not a date", (text) => {
  expect(expiryOf(text)).toBeNull();
});

test("a card is valid until the end of its month", () => {
  expect(demoProblems(good, NOW)).toEqual([]);
  expect(demoProblems({ ...good, expiry: "10 / 26" }, NOW)).toEqual(["expiry"]);
});

test("invalid fields are listed in form order", () => {
  expect(demoProblems({ number: "", expiry: "", cvc: "" }, NOW)).toEqual([
    "number",
    "expiry",
    "cvc",
  ]);
  expect(demoProblems({ ...good, number: "4242 4242 4242 4241" }, NOW)).toEqual(["number"]);
  expect(demoProblems({ ...good, cvc: "12" }, NOW)).toEqual(["cvc"]);
});

test("every test number is accepted by the form", () => {
  for (const { number } of TEST_CARDS) expect(demoProblems({ ...good, number }, NOW)).toEqual([]);
});
