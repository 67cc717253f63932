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

test("a refund of an unpaid order is deducted from the amount to collect", () => {
  expect(toCollect(order)).toBe(1900);
  expect(toCollect({ ...order, refunded: asCents(250) })).toBe(1650);
  expect(toCollect({ ...order, refunded: asCents(1900) })).toBe(0);
});

test("what the card no longer pays is to be collected in full", () => {
  const lost = { ...order, payment_method: "card", status: "unpaid" } as const;
  expect(toCollect(lost)).toBe(1900);
  expect(toCollect({ ...lost, progress: "rejected" })).toBe(null);
});

test("an order that is paid by card or has ended has nothing to collect", () => {
  expect(toCollect({ ...order, payment_method: "card" })).toBe(null);
  for (const progress of ["completed", "rejected", "cancelled"] as const)
    expect(toCollect({ ...order, progress })).toBe(null);
});
