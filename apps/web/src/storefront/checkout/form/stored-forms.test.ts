import { aCoupon, NOON } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { filledForms } from "../testing.ts";
import { EMPTY_FORMS } from "./checkout-form.ts";
import { readCustomer, readForms, writeCustomer, writeForms } from "./stored-forms.ts";

test("the forms are restored unchanged after a reload", () => {
  expect(readForms(writeForms(filledForms()))).toEqual(filledForms());
});

test("a code is restored with its conditions, and dropped without them", () => {
  const coupon = aCoupon({ type: "percentage", value: 10, weekdays: ["tue"], changes_at: [NOON] });
  expect(readForms(writeForms(filledForms({ coupon }))).coupon).toEqual(coupon);
  const { weekdays, ...older } = coupon;
  expect(readForms(writeForms(filledForms({ coupon: older as never }))).coupon).toBeNull();
});

test.each([null, "", "{", "[]", "[1]", '[0,{"personal":{}}]', "7"])(
  "%j is not a stored form",
  (text) => {
    expect(readForms(text)).toEqual(EMPTY_FORMS);
  },
);

test("only stored values that a form can hold are restored", () => {
  const stored = {
    personal: null,
    delivery: { city: "Lyon", address: 7, is_scheduled: "yes", delivery_date: 3 },
    payment: [],
    coupon: { code: "A" },
  };
  expect(readForms(JSON.stringify([1, stored]))).toEqual({
    ...EMPTY_FORMS,
    delivery: { ...EMPTY_FORMS.delivery, city: "Lyon" },
  });
});

test("the device remembers name, e-mail and phone, but no address", () => {
  const { personal } = filledForms();
  expect(readCustomer(writeCustomer(personal))).toEqual(personal);
  expect(writeCustomer(personal)).not.toContain("République");
  expect(readCustomer(null)).toBeNull();
});

test("wishes are restored with the dietary notice, and odd ones are blank", () => {
  const dietary = { avoid: ["fish" as const], want: [], traces: true };
  const forms = filledForms({
    wishes: { note: "une bougie", cutlery: 2, dietary, own_container: true },
  });
  expect(readForms(writeForms(forms))).toEqual(forms);
  for (const odd of [null, "fish", { avoid: "fish" }, { note: 3, cutlery: "2", dietary: [] }]) {
    const stored = JSON.stringify([1, { wishes: odd }]);
    expect(readForms(stored).wishes).toEqual(EMPTY_FORMS.wishes);
  }
});
