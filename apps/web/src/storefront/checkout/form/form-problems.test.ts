import { expect, test } from "vitest";
import { filledForms } from "../testing.ts";
import { EMPTY_FORMS } from "./checkout-form.ts";
import {
  DELIVERY_ORDER,
  deliveryProblems,
  firstProblem,
  personalProblems,
} from "./form-problems.ts";

const { personal, delivery } = filledForms();

test("first name, last name, e-mail and phone are required", () => {
  const problems = personalProblems(EMPTY_FORMS.personal);
  expect(problems).toEqual({
    first_name: "required",
    last_name: "required",
    email: "required",
    phone: "required",
  });
});

test("one character is enough for a name; blanks are not", () => {
  expect(personalProblems({ ...personal, first_name: "L" })).toEqual({});
  expect(personalProblems({ ...personal, first_name: "  " })).toEqual({ first_name: "required" });
});

test.each([
  "lea@example.org",
  " lea@example.org ",
  "l.e+a'x_1@sub.example.co.uk",
  "LEA@EXAMPLE.ORG",
  "r&d@example.org",
])("%j is an e-mail", (email) => {
  expect(personalProblems({ ...personal, email })).toEqual({});
});

test.each(["lea", "lea@", "lea@example.", "@example.org", "le a@example.org"])(
  "%j is not an e-mail",
  (email) => {
    expect(personalProblems({ ...personal, email })).toEqual({ email: "email" });
  },
);

test("address, city and postal code are required for a delivery", () => {
  expect(deliveryProblems(EMPTY_FORMS.delivery, "delivery")).toEqual({
    address: "required",
    postal_code: "required",
    city: "required",
  });
  expect(deliveryProblems(delivery, "delivery")).toEqual({});
});

test("a pickup needs no address", () => {
  expect(deliveryProblems(EMPTY_FORMS.delivery, "pickup")).toEqual({});
});

test("date and time are optional, but choosing a time requires a slot", () => {
  const scheduled = { ...delivery, is_scheduled: true };
  expect(deliveryProblems(scheduled, "pickup")).toEqual({ delivery_time_range: "required" });
  expect(deliveryProblems({ ...scheduled, delivery_time_range: "19:30" }, "pickup")).toEqual({});
});

test("the first invalid field is the first in page order", () => {
  expect(firstProblem({ city: "required", postal_code: "required" }, DELIVERY_ORDER)).toBe(
    "postal_code",
  );
  expect(firstProblem({}, DELIVERY_ORDER)).toBeNull();
});
