import { expect, test } from "vitest";
import { z } from "zod";
import { couponSchema, offersSchema, readCoupon, readOffers } from "./offers.ts";

test("allow_repeat is encoded as 0 or 1, and decodes to the same value", () => {
  const offer = (allow_repeat: unknown) => ({
    id: 1,
    is_active: true,
    type: "free_delivery",
    allow_repeat,
  });
  const offers = readOffers([offer("0"), offer(true)]);
  const written = z.encode(offersSchema, offers);
  expect(written.map(({ allow_repeat }) => allow_repeat)).toEqual([0, 1]);
  expect(readOffers(written)).toEqual(offers);
});

test("an offer of an unknown type is left out", () => {
  const offers = readOffers([
    { id: 1, is_active: "1", type: "percentage", value: "10" },
    { id: 2, is_active: 1, type: "mystery_box", value: 1 },
  ]);
  expect(offers.map(({ id }) => id)).toEqual([1]);
});

test.each(["percentage", "fixed_amount"])(
  "a %s offer that takes nothing off or adds something is left out",
  (type) => {
    const values = [0, "0", "-10", 10, null];
    const offers = values.map((value, index) => ({ id: index + 1, is_active: true, type, value }));
    expect(readOffers(offers).map(({ value }) => value)).toEqual([
      type === "percentage" ? 10 : 1000,
    ]);
  },
);

test("the coming changes of an offer are read without the unreadable ones, and none where absent", () => {
  const offer = { id: 1, is_active: true, type: "percentage", value: 10 };
  const changes_at = ["demain", "2026-11-24T00:00:00+01:00"];
  expect(readOffers([{ ...offer, changes_at }, offer])).toMatchObject([
    { changes_at: [Date.UTC(2026, 10, 23, 23)] },
    { changes_at: [] },
  ]);
});

test("a coupon without conditions applies always, and is written without them", () => {
  const coupon = { code: "A", type: "percentage", value: 10, minimum_amount: 0 };
  const read = readCoupon(coupon);
  const conditions = { is_active: true, changes_at: [], delivery_pickup: "both", weekdays: [] };
  expect(read).toEqual({ ...coupon, ...conditions });
  expect(JSON.parse(JSON.stringify(z.encode(couponSchema, read)))).toEqual(coupon);
});

test("an offer whose type needs no value is kept without one", () => {
  const types = ["free_delivery", "buy_one_get_one"];
  const offers = types.map((type, index) => ({ id: index + 1, is_active: true, type, value: 0 }));
  expect(readOffers(offers).map(({ type }) => type)).toEqual(types);
});
