import { isEmailAddress, isVisible } from "@noren/contract/typed-text.ts";
import type { AccountMessages } from "../../i18n/account-fr.ts";

/** Client-side validation error of a field, as a key of the catalogue. */
type FormProblem = keyof AccountMessages["account"]["problems"];
export type FormProblems<Field extends string> = { [F in Field]?: FormProblem };

/** The fields of all account forms; `repeat` is the new password a second time. */
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
 * Every field but the address is required; only the given fields are checked. The rules are the
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

/** Length in graphemes. */
function hasPasswordLength(password: string): boolean {
  const { length } = [...password];
  return length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max;
}

/** The first six digits of a pasted code; spaces and words around them are ignored. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, "").slice(0, 6);
}
