import type { Trx } from "../db/open.ts";
import { transact } from "../db/transact.ts";
import type { Services } from "../services.ts";
import { type CodeRequest, sendCode } from "./codes.ts";
import type { Visitor } from "./visitor.ts";

/**
 * Mails the code that an address can use now: to confirm it, to reset the password, or to become
 * the e-mail of an account that requested it. Unknown e-mails get the same answer after the same
 * work.
 */
export async function sendCodeAgain(
  services: Services,
  email: string,
  { locale, isKnownDevice }: Pick<Visitor, "locale" | "isKnownDevice">,
): Promise<void> {
  await transact(services.db, async (trx) => {
    const request = await codeRequestFor(trx, email);
    await sendCode(trx, services, { email, locale, isKnownDevice, ...request }, { force: false });
  });
}

/**
 * One query for known and unknown e-mails: the account that has the e-mail comes before accounts
 * where it is pending.
 */
async function codeRequestFor(
  trx: Trx,
  email: string,
): Promise<Pick<CodeRequest, "purpose" | "accountId">> {
  const account = await trx
    .selectFrom("accounts")
    .select(["id", "email", "verified_at"])
    .where((row) => row.or([row("email", "=", email), row("pending_email", "=", email)]))
    .orderBy((row) => row.case().when("email", "=", email).then(0).else(1).end())
    .orderBy("id", "desc")
    .executeTakeFirst();
  if (!account) return { purpose: "reset", accountId: null };
  if (account.email !== email) return { purpose: "change", accountId: account.id };
  return { purpose: account.verified_at === null ? "confirm" : "reset", accountId: account.id };
}
