import { expect, test } from "vitest";
import { filledForms } from "../testing.ts";
import { EMPTY_FORMS } from "./checkout-form.ts";
import { readCustomer, readForms, writeCustomer, writeForms } from "./stored-forms.ts";

test("the forms are restored unchanged after a reload", () => {
  expect(readForms(writeForms(filledForms()))).toEqual(filledForms());
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
