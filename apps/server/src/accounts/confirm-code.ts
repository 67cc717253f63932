import type { codeGuess } from "@noren/contract/accounts.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { z } from "zod";
import type { AccountRow } from "../db/account-tables.ts";
import { isUniqueViolation } from "../db/dialect.ts";
import type { Trx } from "../db/open.ts";
import { transact } from "../db/transact.ts";
import type { Services } from "../services.ts";
import { guessCode } from "./codes.ts";
import { offerUndo } from "./restore-email.ts";
import { openSession } from "./sessions.ts";
import type { OpenSessionResult } from "./sign-up.ts";
import type { Visitor } from "./visitor.ts";
import { wireUser } from "./wire-user.ts";

type CodeGuess = z.output<typeof codeGuess>;

const PURPOSES = ["confirm", "change"] as const;

/**
 * Confirms the e-mail of a new account, or a change of e-mail, and opens a session. Retries once on
 * a unique violation, caused by a concurrent signup with the same address; the retry then deletes
 * that unverified account.
 */
export async function confirmCode(
  services: Services,
  guess: CodeGuess,
  visitor: Visitor,
): Promise<OpenSessionResult> {
  try {
    return await confirm(services, guess, visitor);
  } catch (error) {
    if (isUniqueViolation(error)) return confirm(services, guess, visitor);
    throw error;
  }
}

async function confirm(
  services: Services,
  { email, otp }: CodeGuess,
  visitor: Visitor,
): Promise<OpenSessionResult> {
  const { db, now } = services;
  const { isKnownDevice, userAgent } = visitor;
  return transact(db, async (trx): Promise<OpenSessionResult> => {
    const guessed = await guessCode(trx, services, {
      email,
      otp,
      purposes: PURPOSES,
      isKnownDevice,
    });
    if (!guessed.ok) return guessed;
    const { purpose, accountId } = guessed;
    const account =
      purpose === "confirm"
        ? await verify(trx, accountId, email, now())
        : await changeEmail(trx, services, accountId, email, visitor.locale);
    if (!account) return { ok: false, problem: { code: "invalid_otp" } };
    const token = await openSession(trx, account.id, "full", now(), userAgent);
    return { ok: true, session: { token, user: wireUser(account) } };
  });
}

/** Confirms the account and promotes its signup sessions to full scope. */
async function verify(
  trx: Trx,
  id: number,
  email: string,
  verified_at: number,
): Promise<AccountRow | undefined> {
  await trx.updateTable("sessions").set({ scope: "full" }).where("account_id", "=", id).execute();
  return trx
    .updateTable("accounts")
    .set({ verified_at })
    .where("id", "=", id)
    .where("email", "=", email)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Moves the account to its pending e-mail. Deletes an unverified account with that address; returns
 * undefined where a verified one took it in the meantime. Mails an undo link to the old address.
 */
async function changeEmail(
  trx: Trx,
  services: Services,
  id: number,
  email: string,
  locale: Locale,
): Promise<AccountRow | undefined> {
  const before = await trx
    .selectFrom("accounts")
    .select("email")
    .where("id", "=", id)
    .executeTakeFirst();
  await trx
    .deleteFrom("accounts")
    .where("email", "=", email)
    .where("verified_at", "is", null)
    .execute();
  const moved = await trx
    .updateTable("accounts")
    .set({ email, pending_email: null })
    .where("id", "=", id)
    .where("pending_email", "=", email)
    .where("deleted_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("accounts as owner").select("id").where("owner.email", "=", email))),
    )
    .returningAll()
    .executeTakeFirst();
  if (moved && before?.email) await offerUndo(trx, services, { id, email: before.email, locale });
  return moved;
}
