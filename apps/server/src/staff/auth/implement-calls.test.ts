import type { RESTAURANT_CALLS } from "@noren/contract/staff/restaurant-calls.ts";
import { expect, test } from "vitest";
import { type Implementation, type Implementations, numberIn } from "./implement-calls.ts";

type Calls = typeof RESTAURANT_CALLS;

test("an answer of the wrong shape, euros for cents and a forgotten call do not compile", () => {
  const settings: Implementation<Calls["kitchenSettings"]> = {
    answers: "The settings",
    // @ts-expect-error the settings have other fields
    run: async () => ({ nonsense: 1 }),
  };
  const euros = { id: 1, amount: 12.5 };
  const checks: Implementation<Calls["paymentChecks"]> = {
    answers: "The payments",
    // @ts-expect-error an amount is in cents, and most fields are missing
    run: async () => ({ unseen: 0, checks: [euros] }),
  };
  // @ts-expect-error nothing carries the calls out
  const all: Implementations<Calls> = {};
  expect([settings, checks, all]).toHaveLength(3);
});

test.each([
  ["12", 12],
  ["0x1F", 0],
  ["-1", 0],
  ["1e3", 0],
  ["9".repeat(400), 0],
])("the id %s in a path is the number %d; 0 is no row's", (text, id) => {
  expect(numberIn(text)).toBe(id);
});
