import { expect, test } from "vitest";
import { type Details, profileUpdate } from "./profile-update.ts";

const SHOWN: Details = {
  first_name: "Zoé",
  last_name: "Nguyễn",
  phone: "+33 6 39 98 00 00",
  address: "12 rue de la République",
  email: "zoe@example.org",
};
const TYPED = { ...SHOWN, phone: "+33 6 39 98 11 11" };

test("only the fields that were changed in the form are sent", () => {
  expect(profileUpdate(SHOWN, TYPED)).toEqual({ phone: TYPED.phone });
  expect(profileUpdate(SHOWN, { ...SHOWN, address: "" })).toEqual({ address: "" });
  expect(profileUpdate(SHOWN, SHOWN)).toEqual({});
});

test("a server that takes the whole record is sent it as it is there, with the changed fields", () => {
  const record = { ...SHOWN, id: 12, address: "8 rue Mercière", email: "new@example.org" };
  expect(profileUpdate(SHOWN, TYPED, record)).toEqual({ ...record, phone: TYPED.phone });
});
