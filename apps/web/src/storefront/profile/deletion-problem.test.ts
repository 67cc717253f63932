import { expect, test } from "vitest";
import { accountEn } from "../../i18n/account-en.ts";
import { deletionProblem } from "./deletion-problem.ts";

test("deleting an account requires login, a password and its confirmation, in this order", () => {
  const password = "a long enough one";
  const problem = (isLoggedIn: boolean, first: string, second: string) =>
    deletionProblem({ isLoggedIn, password: first, repeat: second });
  expect(problem(false, "", "")).toBe("not_logged_in");
  expect(problem(true, "", password)).toBe("password_required");
  expect(problem(true, password, `${password} `)).toBe("mismatch");
  expect(problem(true, password, password)).toBeNull();
});

test("the messages are those of the specification", () => {
  expect(accountEn.account.deletion.problems).toEqual({
    not_logged_in: "You are not logged in",
    password_required: "Password is required",
    mismatch: "Passwords do not match",
  });
  expect(accountEn.account.problems.mismatch).toBe("Passwords do not match");
});
