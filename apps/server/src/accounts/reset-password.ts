import type { resetRequest } from "@noren/contract/accounts.ts";
import type { Problem } from "@noren/contract/problems.ts";
import type { z } from "zod";
import { transact } from "../db/transact.ts";
import type { Services } from "../services.ts";
import { guessCode } from "./codes.ts";
import { endSessionsOf } from "./sessions.ts";

export type Done = { ok: true } | { ok: false; problem: Problem };

/**
 * Sets a new password. Ends all sessions and discards a pending e-mail, since somebody else may
 * have opened or requested them. The code of a signup also confirms the address: the password of
 * whoever reads its mail replaces that of the signup. Hashes before it checks the code, so that
 * every guess takes the same time.
 */
export async function resetPassword(
  services: Services,
  { email, otp, password }: z.output<typeof resetRequest>,
  isKnownDevice: boolean,
): Promise<Done> {
  const password_hash = await services.joinPasswords.hash(password);
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
