import type { Refusal } from "@noren/contract/refusal.ts";
import { expect, test } from "vitest";
import { accountEn } from "../../i18n/account-en.ts";
import { refusalWords, refusedFields } from "./refusal-words.ts";

const words = accountEn.account.failures;

function aRefusal(over: Partial<Refusal>): Refusal {
  return { code: "internal", status: 500, message: "It is all wrong.", ...over };
}

test("the server's message is shown, whatever its code", () => {
  expect(refusalWords(aRefusal({ code: "their_own", status: 418 }), words)).toBe(
    "It is all wrong.",
  );
  expect(refusalWords(aRefusal({ message: "" }), words)).toBe(words.failed);
});

test("no answer at all is said as such", () => {
  const lost = aRefusal({ code: "unreachable", status: 0, message: "" });
  expect(refusalWords(lost, words)).toBe(words.unreachable);
});

test.each([
  [1, "one second"],
  [90, "90 seconds"],
  [121, "3 minutes"],
  [3600, "60 minutes"],
])("too many calls: in %i s one may try again", (retry_after, wait) => {
  const limited = aRefusal({ code: "rate_limited", status: 429, retry_after });
  expect(refusalWords(limited, words)).toBe(`It is all wrong. You can try again in ${wait}.`);
});

test("errors stand beside their fields, a new password's too; others are left out", () => {
  const refusal = aRefusal({
    code: "validation_failed",
    errors: { email: ["Not valid."], password: ["Too common.", "Too short."], shoe: ["41"] },
  });
  expect(refusedFields(refusal, ["email", "new_password"], words)).toEqual({
    email: "Not valid.",
    new_password: "Too common.",
  });
  expect(refusedFields(refusal, ["password"], words)).toEqual({ password: "Too common." });
});

test("a wrong code is said beside the code, a wrong password beside the password", () => {
  const { message } = aRefusal({});
  expect(refusedFields(aRefusal({ code: "expired_otp" }), ["otp"], words)).toEqual({
    otp: message,
  });
  expect(refusedFields(aRefusal({ code: "invalid_password" }), ["password"], words)).toEqual({
    password: message,
  });
  expect(refusedFields(aRefusal({ code: "invalid_otp" }), ["email"], words)).toEqual({});
});
