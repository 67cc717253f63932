import type { ApiProblem } from "@noren/contract/api-problem.ts";
import { expect, test } from "vitest";
import { accountEn } from "../../i18n/account-en.ts";
import { fieldProblems, problemWords } from "./problem-words.ts";

const words = accountEn.account.failures;

function aProblem(over: Partial<ApiProblem>): ApiProblem {
  return { code: "internal", status: 500, message: "It is all wrong.", ...over };
}

test("the server's message is shown, whatever its code", () => {
  expect(problemWords(aProblem({ code: "their_own", status: 418 }), words)).toBe(
    "It is all wrong.",
  );
  expect(problemWords(aProblem({ message: "" }), words)).toBe(words.failed);
});

test("a missing answer has its own message", () => {
  const lost = aProblem({ code: "unreachable", status: 0, message: "" });
  expect(problemWords(lost, words)).toBe(words.unreachable);
});

test.each([
  [1, "one second"],
  [90, "90 seconds"],
  [121, "3 minutes"],
  [3600, "60 minutes"],
])("too many calls: the message says to try again in %i s", (retry_after, wait) => {
  const limited = aProblem({ code: "rate_limited", status: 429, retry_after });
  expect(problemWords(limited, words)).toBe(`It is all wrong. You can try again in ${wait}.`);
});

test("errors appear beside their fields, including a new password's; unknown fields are left out", () => {
  const problem = aProblem({
    code: "validation_failed",
    errors: { email: ["Not valid."], password: ["Too common.", "Too short."], shoe: ["41"] },
  });
  expect(fieldProblems(problem, ["email", "new_password"], words)).toEqual({
    email: "Not valid.",
    new_password: "Too common.",
  });
  expect(fieldProblems(problem, ["password"], words)).toEqual({ password: "Too common." });
});

test("a wrong code is shown beside the code, a wrong password beside the password", () => {
  const { message } = aProblem({});
  expect(fieldProblems(aProblem({ code: "expired_otp" }), ["otp"], words)).toEqual({
    otp: message,
  });
  expect(fieldProblems(aProblem({ code: "invalid_password" }), ["password"], words)).toEqual({
    password: message,
  });
  expect(fieldProblems(aProblem({ code: "invalid_otp" }), ["email"], words)).toEqual({});
});
