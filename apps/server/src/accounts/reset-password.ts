import type { resetRequest } from "@noren/contract/accounts.ts";
import type { Problem } from "@noren/contract/problems.ts";
import type { z } from "zod";
import type { Services } from "../services.ts";
import { guessCode } from "./codes.ts";
import { endSessionsOf } from "./sessions.ts";

export type Done = { ok: true } | { ok: false; problem: Problem };

/**
 * Whoever was signed in is no longer, and an address that was to be confirmed is not: it may have
 * been somebody else who asked for it. Hashes before it looks, so that every guess costs the same.
 */
export async function resetPassword(
  services: Services,
  { email, otp, password }: z.output<typeof resetRequest>,
): Promise<Done> {
  const password_hash = await services.passwords.hash(password);
  return services.db.transaction().execute(async (trx): Promise<Done> => {
    const guessed = await guessCode(trx, services, { email, otp, purposes: ["reset"] });
    if (!guessed.ok) return guessed;
    const { numUpdatedRows } = await trx
      .updateTable("accounts")
      .set({ password_hash, pending_email: null })
      .where("id", "=", guessed.accountId)
      .where("email", "=", email)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return { ok: false, problem: { code: "invalid_otp" } };
    await endSessionsOf(trx, guessed.accountId);
    return { ok: true };
  });
}
