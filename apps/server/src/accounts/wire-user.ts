import type { User } from "@noren/contract/accounts.ts";
import type { AccountRow } from "../db/account-tables.ts";

export function wireUser(account: AccountRow): User {
  const { id, email, first_name, last_name, phone, address, pending_email } = account;
  const user = { id, email: email ?? "", first_name, last_name, phone, address };
  return pending_email === null ? user : { ...user, pending_email };
}
