import { newPassword } from "@noren/contract/accounts.ts";
import { dictionary } from "@zxcvbn-ts/language-common";

/** In lower case, as the list has them; shorter ones are refused for their length. */
const COMMON = new Set(dictionary["passwords-common"].filter(({ length }) => length >= 8));

/** A new password that is not among the first that anybody would try. */
export const uncommonPassword = newPassword.refine(
  (password) => !COMMON.has(password.toLowerCase()),
  { error: "password_common" },
);
