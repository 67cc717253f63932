import { newPassword } from "@noren/contract/accounts.ts";
import { dictionary } from "@zxcvbn-ts/language-common";

/**
 * In lower case, like the dictionary; shorter passwords are refused by the length check already.
 */
const COMMON = new Set(dictionary["passwords-common"].filter(({ length }) => length >= 8));

/** A new password that is not in the dictionary of common passwords. */
export const uncommonPassword = newPassword.refine(
  (password) => !COMMON.has(password.toLowerCase()),
  { error: "password_common" },
);
