import { CANONICAL_PREFIX, type Locale } from "@noren/contract/locales.ts";
import type { Problem } from "@noren/contract/problems.ts";
import { isUniqueViolation } from "../db/dialect.ts";
import type { Trx } from "../db/open.ts";
import { transact } from "../db/transact.ts";
import { dueMail, queueMails } from "../mail/queue.ts";
import type { Services } from "../services.ts";
import { endSessionsOf } from "./sessions.ts";
import { newToken, tokenHash } from "./tokens.ts";

/** Days for which the undo link is valid. */
const UNDO_DAYS = 7;
const DAY_MS = 24 * 60 * 60_000;

type OldAddress = { id: number; email: string; locale: Locale };

/** Mails the old address of an account that it was replaced, with a link that restores it. */
export async function offerUndo(
  trx: Trx,
  { catalogue, config, now }: Pick<Services, "catalogue" | "config" | "now">,
  { id, email, locale }: OldAddress,
): Promise<void> {
  const moment = now();
  const token = newToken();
  const token_hash = tokenHash(token);
  const expires_at = moment + UNDO_DAYS * DAY_MS;
  await trx
    .deleteFrom("email_undos")
    .where("account_id", "=", id)
    .where("expires_at", "<=", moment)
    .execute();
  await trx
    .insertInto("email_undos")
    .values({ token_hash, account_id: id, email, expires_at })
    .execute();

  const { name, address, phone, email: mail } = catalogue.current().settings.contacts;
  const data = {
    restaurant: { name, address, phone, email: mail },
    link: undoLink(config.siteRoot, locale, token),
    days: UNDO_DAYS,
  };
  const dedupe = `email_changed:${token_hash}`;
  const row = dueMail({
    kind: "email_changed",
    dedupe,
    recipient: email,
    locale,
    data,
    now: moment,
  });
  await queueMails(trx, [{ ...row, expires_at }]);
}

/**
 * The token is in the URL's fragment, which stays in the browser: it reaches no log, no referrer
 * and no mail scanner.
 */
function undoLink(siteRoot: string, locale: Locale, token: string): string {
  return `${siteRoot}${CANONICAL_PREFIX[locale]}/auth/restore-email#${token}`;
}

type UndoServices = Pick<Services, "db" | "now">;
export type RestoreEmailResult = { ok: true; email: string } | { ok: false; problem: Problem };

/**
 * Restores an account's old e-mail, and the account where it was deleted since. Ends its sessions
 * and voids its password, because whoever changed the e-mail may have set it; a new one is set with
 * a mailed code. Undo links of later changes are deleted: they would give the account back to the
 * attacker. Retries once on a unique violation, caused by a concurrent signup with the same
 * address.
 */
export async function restoreEmail(
  services: UndoServices,
  token: string,
): Promise<RestoreEmailResult> {
  try {
    return await restore(services, token);
  } catch (error) {
    if (isUniqueViolation(error)) return restore(services, token);
    throw error;
  }
}

async function restore({ db, now }: UndoServices, token: string): Promise<RestoreEmailResult> {
  return transact(db, async (trx): Promise<RestoreEmailResult> => {
    // An update without a change locks the row against the erasure of a deleted account.
    const undo = await trx
      .updateTable("email_undos")
      .set((row) => ({ expires_at: row.ref("expires_at") }))
      .where("token_hash", "=", tokenHash(token))
      .where("expires_at", ">", now())
      .returningAll()
      .executeTakeFirst();
    if (!undo) return { ok: false, problem: { code: "invalid_link" } };
    const { id, account_id, email } = undo;
    await freeAddress(trx, email, account_id);
    const restored = await trx
      .updateTable("accounts")
      .set({ email, pending_email: null, password_hash: "", deleted_at: null })
      .where("id", "=", account_id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("accounts as owner")
              .select("id")
              .where("owner.email", "=", email)
              .where("owner.id", "<>", account_id),
          ),
        ),
      )
      .executeTakeFirst();
    if (restored.numUpdatedRows === 0n) return { ok: false, problem: { code: "email_taken" } };
    await trx
      .deleteFrom("email_undos")
      .where("account_id", "=", account_id)
      .where("id", ">=", id)
      .execute();
    await trx.deleteFrom("codes").where("account_id", "=", account_id).execute();
    await endSessionsOf(trx, account_id);
    return { ok: true, email };
  });
}

/** Deletes an unverified account that has the address. */
async function freeAddress(trx: Trx, email: string, exceptId: number): Promise<void> {
  await trx
    .deleteFrom("accounts")
    .where("email", "=", email)
    .where("verified_at", "is", null)
    .where("id", "<>", exceptId)
    .execute();
}
