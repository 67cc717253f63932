import type { resetRequest } from "@noren/contract/accounts.ts";
import type { Problem } from "@noren/contract/problems.ts";
import type { z } from "zod";
import { transact } from "../db/transact.ts";
import type { Services } from "../services.ts";
import { guessCode } from "./codes.ts";
import { endSessionsOf } from "./sessions.ts";

export type Done = { ok: true } | { ok: false; problem: Problem };

/**
 * Whoever was signed in is no longer, and an address that was to be confirmed is not: it may have
 * been somebody else who asked for it. The code of a signup confirms the address as well, with the
 * password of whoever reads its mail instead of the one that came with the signup. Hashes before it
 * looks, so that every guess costs the same.
 */
export async function resetPassword(
  services: Services,
  { email, otp, password }: z.output<typeof resetRequest>,
  isKnownDevice: boolean,
): Promise<Done> {
  const password_hash = await services.passwords.hash(password);
  return transact(services.db, async (trx): Promise<Done> => {
    const guess = { email, otp, purposes: ["reset", "confirm"], isKnownDevice } as const;
    const guessed = await guessCode(trx, services, guess);
    if (!guessed.ok) return guessed;
    const { numUpdatedRows } = await trx
      .updateTable("accounts")
      .set({
        password_hash,
        pending_email: null,
        ...(guessed.purpose === "confirm" && { verified_at: services.now() }),
      })
      .where("id", "=", guessed.accountId)
      .where("email", "=", email)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return { ok: false, problem: { code: "invalid_otp" } };
    await endSessionsOf(trx, guessed.accountId);
    return { ok: true };
  });
}
