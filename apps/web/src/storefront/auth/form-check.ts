import { isEmailAddress, isVisible } from "@noren/contract/typed-text.ts";
import type { AccountMessages } from "../../i18n/account-fr.ts";

/** What is wrong with a field before anything is sent, as a word of the catalogue. */
export type FormProblem = keyof AccountMessages["account"]["problems"];
export type FormProblems<Field extends string> = { [F in Field]?: FormProblem };

/** The fields of all forms of accounts; `repeat` is the new password once more. */
export type AccountField =
  | "first_name"
  | "last_name"
  | "phone"
  | "email"
  | "address"
  | "password"
  | "new_password"
  | "repeat"
  | "otp";

const PASSWORD_LENGTH = { min: 8, max: 1000 };

/**
 * Fields are required but the address; those of the form alone are looked at. The rules are the
 * server's (wire.md, Accounts), which checks them again.
 */
export function formProblems<Field extends AccountField>(
  values: Readonly<Record<Field, string>>,
): FormProblems<Field> {
  const problems: FormProblems<Field> = {};
  for (const field of Object.keys(values) as Field[]) {
    const problem = problemOf(field, values[field], values);
    if (problem) problems[field] = problem;
  }
  return problems;
}

function problemOf(
  field: AccountField,
  value: string,
  values: Partial<Readonly<Record<AccountField, string>>>,
): FormProblem | null {
  if (field === "address") return null;
  if (field === "repeat") return value === values.new_password ? null : "mismatch";
  // A password is never trimmed: every character counts.
  const isPassword = field === "password" || field === "new_password";
  if (isPassword ? value === "" : !isVisible(value)) return "required";
  if (field === "email") return isEmailAddress(value) ? null : "email";
  if (field === "new_password") return hasPasswordLength(value) ? null : "password_length";
  if (field === "otp") return value.length === 6 ? null : "otp";
  return null;
}

/** In characters, as people count them. */
function hasPasswordLength(password: string): boolean {
  const { length } = [...password];
  return length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max;
}

/** What somebody pastes as a code, spaces and words around it included: its first six digits. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, "").slice(0, 6);
}
