import type { User } from "@noren/contract/accounts.ts";
import { expect, test } from "vitest";
import { filledForms } from "../testing.ts";
import { withAccount } from "./account-details.ts";
import { EMPTY_FORMS } from "./checkout-form.ts";

const user: User = {
  id: 12,
  email: "ada@example.org",
  first_name: "Ada",
  last_name: "Byron",
  phone: "01 23 45 67 89",
  address: "3 rue Mercière, 69002 Lyon",
};

test("blank fields are filled with the account's details", () => {
  expect(withAccount(EMPTY_FORMS, user, null)).toMatchObject({
    personal: { first_name: "Ada", last_name: "Byron", email: user.email, phone: user.phone },
    delivery: { address: "3 rue Mercière", postal_code: "69002", city: "Lyon" },
  });
});

test("typed values are kept, and an address is copied only as a whole", () => {
  const typed = filledForms();
  expect(withAccount(typed, user, null)).toEqual({
    personal: typed.personal,
    delivery: typed.delivery,
  });
  const begun = { ...EMPTY_FORMS.delivery, city: "Paris" };
  expect(withAccount({ ...EMPTY_FORMS, delivery: begun }, user, null).delivery).toEqual(begun);
});

test("details remembered on the device are replaced by those of the account", () => {
  const { personal } = filledForms();
  const typed = { ...personal, email: "typed@example.org" };
  expect(withAccount({ ...EMPTY_FORMS, personal: typed }, user, personal).personal).toEqual({
    first_name: "Ada",
    last_name: "Byron",
    phone: user.phone,
    email: "typed@example.org",
  });
});

test("fields that the account lacks keep their values", () => {
  const { personal } = filledForms();
  const blank = { ...user, phone: "" };
  expect(withAccount({ ...EMPTY_FORMS, personal }, blank, personal).personal.phone).toBe(
    personal.phone,
  );
});
