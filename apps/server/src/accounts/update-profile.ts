import type { profileChanges, User } from "@noren/contract/accounts.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { Problem } from "@noren/contract/problems.ts";
import type { z } from "zod";
import type { AccountRow } from "../db/account-tables.ts";
import type { Db, Trx } from "../db/open.ts";
import { transact } from "../db/transact.ts";
import type { Services } from "../services.ts";
import { rateLimited, sendCode } from "./codes.ts";
import { lockAccount } from "./lock-account.ts";
import { replaceDefault } from "./saved-addresses.ts";
import { wireUser } from "./wire-user.ts";

export type UpdateProfileResult = { ok: true; user: User } | { ok: false; problem: Problem };

/**
 * Stores the fields sent; a password sent along must be right. A new e-mail is stored in
 * `pending_email` until its code confirms it. The account's current e-mail, which clients send
 * along, leaves `pending_email` unchanged.
 */
export async function updateProfile(
  services: Services,
  account: AccountRow,
  changes: z.output<typeof profileChanges>,
  locale: Locale,
): Promise<UpdateProfileResult> {
  const { db, passwords } = services;
  const { email, address, password, ...rest } = changes;
  if (password && !(await passwords.matches(password, account.password_hash)))
    return { ok: false, problem: { code: "invalid_password" } };
  const newEmail = email === account.email ? undefined : email;
  if (newEmail !== undefined && (await isTaken(db, newEmail)))
    return { ok: false, problem: { code: "email_taken" } };

  const writing = transact(db, async (trx): Promise<UpdateProfileResult> => {
    if (!(await lockAccount(trx, account)))
      return { ok: false, problem: { code: "unauthenticated" } };
    const updated = await write(trx, account, {
      ...rest,
      ...(address !== undefined && { address: address ?? "" }),
      ...(newEmail !== undefined && { pending_email: newEmail }),
    });
    if (address !== undefined) await replaceDefault(trx, updated);
    if (newEmail !== undefined) {
      const to = { email: newEmail, accountId: account.id, locale, isKnownDevice: false };
      const code = { ...to, purpose: "change" } as const;
      const isSame = newEmail === account.pending_email;
      await sendCode(trx, services, code, { force: !isSame });
    }
    return { ok: true, user: wireUser(updated) };
  });
  return writing.catch(rateLimited);
}

async function isTaken(db: Db, email: string): Promise<boolean> {
  const owner = await db
    .selectFrom("accounts")
    .select("id")
    .where("email", "=", email)
    .where("verified_at", "is not", null)
    .executeTakeFirst();
  return owner !== undefined;
}

type Column = "first_name" | "last_name" | "phone" | "address" | "pending_email";
type Columns = { [Name in Column]?: AccountRow[Name] | undefined };

async function write(trx: Trx, account: AccountRow, columns: Columns): Promise<AccountRow> {
  if (Object.keys(columns).length === 0) return account;
  return trx
    .updateTable("accounts")
    .set(columns)
    .where("id", "=", account.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
