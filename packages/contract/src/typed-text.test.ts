import { describe, expect, test } from "vitest";
import { profileChanges, signupRequest } from "./accounts.ts";
import { orderRequest } from "./checkout.ts";
import { normalizeTypedText } from "./normalize-text.ts";
import { isEmailAddress, isVisible } from "./typed-text.ts";

describe("typed text", () => {
  test.each([
    ["Ada\r\nBcc: eve@x.example", "Ada Bcc: eve@x.example"],
    ["Ada\u2028Lovelace\u0007", "Ada Lovelace"],
    ["A\u200bd\u200da\u2060\ufeff", "Ada"],
    ["\u202eadA\u202c\u2066!\u2069", "adA!"],
    ["Merci 👩\u200d🍳 ❤\ufe0f\u200d🔥", "Merci 👩\u200d🍳 ❤\ufe0f\u200d🔥"],
    ["D’Alès-Ångström 李小龍 عمر", "D’Alès-Ångström 李小龍 عمر"],
  ])("normalizeTypedText of %j is %j", (typed, kept) =>
    expect(normalizeTypedText(typed)).toBe(kept),
  );

  test.each(["", " ", "\u200b\u200d\u2060", "\u3164", "\u2800\u00ad", "\u0301", "\n\t"])(
    "isVisible is false for %j",
    (text) => expect(isVisible(text)).toBe(false),
  );

  const HIDDEN = "\u200b\u2060";
  const DIRTY = "A\u202ed\na";

  test("an order refuses an invisible name as required, and tidies names, address and notes", () => {
    const order = (customer: object) =>
      orderRequest.safeParse({
        local_id: "1",
        items: [{ item_id: 1, quantity: 1, note: DIRTY }],
        is_pickup: true,
        ...{ delivery: 0, tax: 0, subtotal: 0, discount: 0, total: 0 },
        payment_method: "cash",
        customer: { email: "ada@x.example", phone: "1", ...customer },
      });
    const issues = order({ first_name: HIDDEN, last_name: "L" }).error?.issues;
    expect(issues).toMatchObject([{ path: ["customer", "first_name"], message: "required" }]);
    const location = { address: DIRTY, city: DIRTY };
    const read = order({ first_name: DIRTY, last_name: DIRTY, phone: DIRTY, location }).data;
    expect(JSON.stringify(read).match(/Ad a/g)).toHaveLength(6);
  });

  test("sign-up and profile changes do the same", () => {
    expect(profileChanges.safeParse({ first_name: HIDDEN }).success).toBe(false);
    const person = { first_name: DIRTY, last_name: DIRTY, phone: "1", email: "ada@x.example" };
    const read = signupRequest.parse({ ...person, password: "a long password" });
    expect(read).toMatchObject({ first_name: "Ad a", last_name: "Ad a" });
  });
});

describe("isEmailAddress", () => {
  test.each([
    "ada@example.com",
    "o'neil+box_1@mail.example.co.uk",
    "ada@bücher.example",
    "josé@exämple.fr",
    "用户@例子.公司",
    "квіточка@пошта.укр",
    "ada@xn--bcher-kva.example",
    "ada@example.xn--p1ai",
    " ada@example.com ",
    "r&d@example.org",
    "!#$%&'*+/=?^_`{|}~-@example.org",
    "r&d@bücher.example",
    ...["ada@localhost", ".ada@example.com", "a..b@example.com", "ada@example.c", "1@2.3"],
    `ada@${"a".repeat(63)}.example`,
  ])("accepts %s", (text) => expect(isEmailAddress(text)).toBe(true));

  test.each([
    ...["", "ada", "ada@", "@example.com", "ada@example.", "ada@.com", "ada@a..com"],
    `ada@${"a".repeat(64)}.example`,
    ...[
      "a b@example.com",
      "ada@ex_ample.com",
      "ada@-example.com",
      "ada@example-.com",
      "a@b@example.com",
    ],
    ...[
      "a\u200bda@example.com",
      "ada@exam\u202eple.com",
      "ada@example.com\nBcc: x",
      "<ada@example.com>",
    ],
    ...[
      "ada@example.com,eve@example.com",
      '"ada"@example.com',
      "a(b)@example.com",
      "a[b]@example.com",
    ],
  ])("rejects %j", (text) => expect(isEmailAddress(text)).toBe(false));
});
