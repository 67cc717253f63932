import type { StaffCoupon, StaffOffer } from "@noren/contract/staff/offers.ts";
import { asCents } from "@noren/ordering/money.ts";
import { expect, test } from "vitest";
import {
  formOfCoupon,
  formOfOffer,
  NEW_FORM,
  offerFormIn,
  offerRecord,
  readForm,
} from "./offer-form.ts";

const ZONE = "Europe/Paris";
const OFFER: StaffOffer = {
  ...{ target: "offer:1", name: "Midi", name_en: null, is_active: true, type: "fixed_amount" },
  ...{ value: 2.5, delivery_pickup: "pickup", minimum_amount: asCents(1500), allow_repeat: false },
  ...{ active_times: { start: "14:00", end: "18:00" }, first_date: "2026-12-01", last_date: null },
  ...{ weekdays: ["mon"], menus: [], categories: [10], items: [101, 102] },
};
const COUPON: StaffCoupon = {
  ...{ target: "coupon:NOEL", code: "Noel", uses: 3, type: "percentage", value: 12.5 },
  ...{ delivery_pickup: "both", minimum_amount: asCents(0), max_uses: 100, weekdays: [] },
  ...{ starts_at: "2026-11-30T23:00:00.000Z", ends_at: "2026-12-24T23:00:00.000Z" },
  once_per_customer: true,
};

test("an offer is the same after it was written into the form and read again", () => {
  const { target: _, minimum_amount, ...same } = OFFER;
  const { offer, wrong } = readForm(formOfOffer(OFFER, "fr"), "offer", ZONE);
  expect(wrong).toEqual([]);
  expect(offer).toEqual({ ...same, minimum_amount: minimum_amount / 100 });
  expect(offerRecord(offer)).toMatchObject({ value: 250, minimum_amount: 1500 });
});

test("a coupon's days are whole days of the restaurant, and it is the same again", () => {
  const form = formOfCoupon(COUPON, "en", ZONE);
  expect(form).toMatchObject({ value: "12.50", first_date: "2026-12-01", last_date: "2026-12-24" });
  const { target: _, code: __, uses: ___, minimum_amount, ...same } = COUPON;
  expect(readForm(form, "coupon", ZONE).coupon).toEqual({ ...same, minimum_amount: 0 });
  expect(minimum_amount).toBe(0);
});

test("a form says which of its fields are no value", () => {
  const wrongIn = (over: object, kind: "offer" | "coupon" = "offer") =>
    readForm({ ...NEW_FORM, name: "x", code: "X", ...over }, kind, ZONE).wrong;
  expect(wrongIn({})).toEqual([]);
  expect(wrongIn({ name: " " })).toEqual(["name"]);
  expect(wrongIn({ code: "A B" }, "coupon")).toEqual(["code"]);
  expect(wrongIn({ value: "0" })).toEqual(["value"]);
  expect(wrongIn({ type: "free_item", value: "" })).toEqual(["value"]);
  expect(wrongIn({ type: "free_delivery", value: "" })).toEqual([]);
  expect(wrongIn({ start: "14:00" })).toEqual(["end"]);
  expect(wrongIn({ first_date: "2026-12-02", last_date: "2026-12-01" })).toEqual(["last_date"]);
});

test("a kept form is read again, and nothing else is", () => {
  expect(offerFormIn({ ...NEW_FORM })).toEqual(NEW_FORM);
  for (const value of [null, {}, { ...NEW_FORM, items: [1] }])
    expect(offerFormIn(value)).toBeNull();
});
