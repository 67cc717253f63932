import type { AccountRow } from "../db/account-tables.ts";
import type { Trx } from "../db/open.ts";
import { transact } from "../db/transact.ts";
import { enqueue } from "../jobs/job-type.ts";
import type { Services } from "../services.ts";
import { accountErasure, eraseAccount } from "./erase-account.ts";
import { lockAccount } from "./lock-account.ts";
import type { Done } from "./reset-password.ts";
import { endSessionsOf } from "./sessions.ts";

/**
 * Deletes an account: nobody can sign in any more, and a new account can have its e-mail, which
 * sees none of its orders. Its personal data is erased at once, or while a link can restore an
 * earlier e-mail, when that link expires: whoever changed the e-mail may be who deletes the
 * account.
 */
export async function deleteAccount(
  { db, passwords, now }: Services,
  account: AccountRow,
  password: string,
): Promise<Done> {
  if (!(await passwords.matches(password, account.password_hash)))
    return { ok: false, problem: { code: "invalid_password" } };
  const { id: account_id, email, pending_email } = account;
  return transact(db, async (trx): Promise<Done> => {
    if (!(await lockAccount(trx, account)))
      return { ok: false, problem: { code: "unauthenticated" } };
    const deleted_at = now();
    await trx
      .updateTable("accounts")
      .set({ email: null, pending_email: null, password_hash: "", deleted_at })
      .where("id", "=", account_id)
      .execute();
    await endSessionsOf(trx, account_id);
    await trx.deleteFrom("codes").where("account_id", "=", account_id).execute();
    const deleted = { account_id, deleted_at, email, pending_email };
    const runAt = await endOfUndo(trx, account_id);
    const dedupeKey = `${account_id}:${deleted_at}`;
    if (runAt === null || runAt <= deleted_at) await eraseAccount(trx, deleted);
    else
      await enqueue(trx, accountErasure, { payload: deleted, dedupeKey, now: deleted_at, runAt });
    return { ok: true };
  });
}

/** When the last link that restores an earlier e-mail expires, in epoch milliseconds. */
async function endOfUndo(trx: Trx, accountId: number): Promise<number | null> {
  const last = await trx
    .selectFrom("email_undos")
    .select("expires_at")
    .where("account_id", "=", accountId)
    .orderBy("expires_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.expires_at ?? null;
}
