import { expect, test } from "vitest";
import { digitsOf, formProblems } from "./form-check.ts";

test("every field but the address is required, and blanks do not count", () => {
  const values = { first_name: " ", phone: "", email: "", password: "", otp: "", address: "" };
  expect(formProblems(values)).toEqual({
    first_name: "required",
    phone: "required",
    email: "required",
    password: "required",
    otp: "required",
  });
});

test("a new password has 8 to 1,000 characters (graphemes); spaces count", () => {
  const problemOf = (new_password: string) => formProblems({ new_password }).new_password;
  expect(problemOf("1234567")).toBe("password_length");
  expect(problemOf("🍣🍣🍣🍣")).toBe("password_length");
  for (const good of ["12345678", "        ", "🍣".repeat(8), "🍣".repeat(1000)])
    expect(problemOf(good)).toBeUndefined();
  expect(problemOf("x".repeat(1001))).toBe("password_length");
});

test("a password that is only compared may have any length", () => {
  expect(formProblems({ password: "short" })).toEqual({});
});

test("passwords that differ are reported at the second field", () => {
  const values = { new_password: "a long enough one", repeat: "a long enough one " };
  expect(formProblems(values)).toEqual({ repeat: "mismatch" });
  expect(formProblems({ ...values, repeat: values.new_password })).toEqual({});
});

test("a code is six digits, with any pasted text around them ignored", () => {
  expect(digitsOf(" 042 137\n")).toBe("042137");
  expect(digitsOf("Votre code : 042-137.")).toBe("042137");
  expect(formProblems({ otp: "04213" })).toEqual({ otp: "otp" });
  expect(formProblems({ otp: "042137" })).toEqual({});
});
