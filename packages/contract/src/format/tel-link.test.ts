import { expect, test } from "vitest";
import { dialledNumber, telLink } from "./tel-link.ts";

test.each([
  ["+33 6.39-98 12 34 (soir)", "+33639981234"],
  ["04 65 71 20 12", "0465712012"],
  ["(04) 65-71-20-12", "0465712012"],
  ["04/65/71/20/12", "0465712012"],
  ["0221/123456", "0221123456"],
  ["+1 (212) 555-0100", "+12125550100"],
  ["+44 - 20 - 7946 - 0958", "+442079460958"],
  ["0033 4 65 71 20 12", "+33465712012"],
  ["3949", "3949"],
])("the digits of a number are dialled, without what joins them: %s", (phone, number) => {
  expect(dialledNumber(phone)).toBe(number);
});

test.each([
  ["+33 (0)4 78 00 00 00", "+33478000000"],
  ["+33 (0) 4 78 00 00 00", "+33478000000"],
  ["(+33) (0)4 78 00 00 00", "+33478000000"],
  ["0033 (0)4 78 00 00 00", "+33478000000"],
  ["+33 04 78 00 00 00", "+33478000000"],
  ["+330478000000", "+33478000000"],
  ["+44 (020) 7946 0958", "+442079460958"],
  ["+49 (0)2241/123456", "+492241123456"],
  // Italian numbers keep their zero abroad.
  ["+39 (0)6 698 12345", "+390669812345"],
  ["+39 06 698 12345", "+390669812345"],
])("a trunk zero after a country code is not dialled: %s", (phone, number) => {
  expect(dialledNumber(phone)).toBe(number);
});

test.each([
  "04 78 00 00 00 / 06 12 34 56 78",
  "0478000000/0612345678",
  "04 78 00 00 00/01",
  "04 78 00 00 00 ou 06 12 34 56 78",
  "04 78 00 00 00, 06 12 34 56 78",
  "04.78.00.00.00 - 06.12.34.56.78",
  "0478000000-0612345678",
  "0478000000 0612345678",
  "04 78 00 00 00 06 12 34 56 78",
  "04 78 00 00 00 (06 12 34 56 78)",
  "04 78 00 00 00 +33 6 12 34 56 78",
  "Tél. : 04 78 00 00 00 (mobile : 06 12 34 56 78)",
  "Salle 2 : 04 78 00 00 00",
  "04 78 00 00 00 poste 12",
  "04 78 00 00 00 #12",
])("of several numbers the first is dialled, without words and extensions: %s", (phone) => {
  expect(dialledNumber(phone)).toBe("0478000000");
});

test.each([
  ["０４ ７８ ００ ００ ００", "0478000000"],
  ["＋３３（０）４ ７８ ００ ００ ００", "+33478000000"],
  ["٠٤٧٨٠٠٠٠٠٠", "0478000000"],
  ["०४ ७८ ०० ०० ००", "0478000000"],
  ["\u202a04\u00a078 00\u200900 00\u202c", "0478000000"],
])("digits of every script are dialled: %s", (phone, number) => {
  expect(dialledNumber(phone)).toBe(number);
});

test("a text without a number is no link", () => {
  for (const phone of ["", "sur demande", "+", "12", "01234567890123456"])
    expect(telLink(phone)).toBeNull();
  expect(telLink("04 78 00 00 00")).toBe("tel:0478000000");
});
