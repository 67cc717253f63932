import { asCents } from "@noren/ordering/money.ts";
import { expect, test } from "vitest";
import { toCollect } from "./to-collect.ts";

const order = {
  status: "pending",
  payment_method: "cash",
  progress: "ready",
  total: asCents(1900),
  refunded: asCents(0),
} as const;

test("what was given back of an order that nobody has paid yet is not collected", () => {
  expect(toCollect(order)).toBe(1900);
  expect(toCollect({ ...order, refunded: asCents(250) })).toBe(1650);
  expect(toCollect({ ...order, refunded: asCents(1900) })).toBe(0);
});

test("of what the card does not pay any more everything is to be collected", () => {
  const lost = { ...order, payment_method: "card", status: "unpaid" } as const;
  expect(toCollect(lost)).toBe(1900);
  expect(toCollect({ ...lost, progress: "rejected" })).toBe(null);
});

test("of what was paid by card, or is over, nothing is to be collected", () => {
  expect(toCollect({ ...order, payment_method: "card" })).toBe(null);
  for (const progress of ["completed", "rejected", "cancelled"] as const)
    expect(toCollect({ ...order, progress })).toBe(null);
});
