import type { loginRequest } from "@noren/contract/accounts.ts";
import type { z } from "zod";
import { transact } from "../db/transact.ts";
import type { Services } from "../services.ts";
import { sendCode } from "./codes.ts";
import { lockAccount } from "./lock-account.ts";
import { openSession } from "./sessions.ts";
import type { OpenSessionResult } from "./sign-up.ts";
import type { Visitor } from "./visitor.ts";
import { wireUser } from "./wire-user.ts";

/**
 * Wrong passwords and unknown e-mails get the same answer after the same work, so that accounts
 * cannot be enumerated.
 */
export async function logIn(
  services: Services,
  { email, password }: z.output<typeof loginRequest>,
  { locale, userAgent, isKnownDevice }: Visitor,
): Promise<OpenSessionResult> {
  const { db, passwords, now } = services;
  const account = await db
    .selectFrom("accounts")
    .selectAll()
    .where("email", "=", email)
    .executeTakeFirst();
  const isRight = await passwords.matches(password, account?.password_hash ?? null);
  if (!account || !isRight) return { ok: false, problem: { code: "invalid_credentials" } };

  return transact(db, async (trx): Promise<OpenSessionResult> => {
    if (!(await lockAccount(trx, account)))
      return { ok: false, problem: { code: "invalid_credentials" } };
    if (account.verified_at === null) {
      const request = { email, accountId: account.id, locale, isKnownDevice };
      const code = { ...request, purpose: "confirm" } as const;
      const code_sent = await sendCode(trx, services, code, { force: false });
      return { ok: false, problem: { code: "unverified", payload: { code_sent } } };
    }
    const token = await openSession(trx, account.id, "full", now(), userAgent);
    return { ok: true, session: { token, user: wireUser(account) } };
  });
}
