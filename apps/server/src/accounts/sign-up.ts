import type { Session, signupRequest } from "@noren/contract/accounts.ts";
import type { Problem } from "@noren/contract/problems.ts";
import type { z } from "zod";
import type { AccountRow } from "../db/account-tables.ts";
import type { Trx } from "../db/open.ts";
import { transact } from "../db/transact.ts";
import type { Services } from "../services.ts";
import { rateLimited, sendCode } from "./codes.ts";
import { endSessionsOf, openSession } from "./sessions.ts";
import type { Visitor } from "./visitor.ts";
import { wireUser } from "./wire-user.ts";

export type OpenSessionResult = { ok: true; session: Session } | { ok: false; problem: Problem };

/**
 * Creates an unverified account and mails its code; replaces an earlier unverified account with the
 * same e-mail.
 */
export async function signUp(
  services: Services,
  request: z.output<typeof signupRequest>,
  { locale, userAgent }: Visitor,
): Promise<OpenSessionResult> {
  const { db, joinPasswords, now } = services;
  const { password, ...person } = request;
  const password_hash = await joinPasswords.hash(password);

  const signing = transact(db, async (trx): Promise<OpenSessionResult> => {
    const fresh = { ...person, password_hash, address: "", created_at: now() };
    const account = await writeUnverified(trx, fresh);
    if (!account) return { ok: false, problem: { code: "email_taken" } };
    await endSessionsOf(trx, account.id);
    const token = await openSession(trx, account.id, "unverified", now(), userAgent);
    const { email } = person;
    const request = { email, accountId: account.id, locale, isKnownDevice: false };
    const code = { ...request, purpose: "confirm" } as const;
    await sendCode(trx, services, code, { force: true });
    return { ok: true, session: { token, user: wireUser(account) } };
  });
  return signing.catch(rateLimited);
}

type Fresh = Omit<AccountRow, "id" | "email" | "pending_email" | "verified_at" | "deleted_at"> & {
  email: string;
};

/** Undefined where a verified account has the e-mail. */
function writeUnverified(trx: Trx, fresh: Fresh): Promise<AccountRow | undefined> {
  return trx
    .insertInto("accounts")
    .values(fresh)
    .onConflict((conflict) =>
      conflict.column("email").doUpdateSet(fresh).where("accounts.verified_at", "is", null),
    )
    .returningAll()
    .executeTakeFirst();
}
