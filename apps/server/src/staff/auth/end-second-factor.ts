import type { Trx } from "../../db/open.ts";
import { endDeskSessionsOf } from "./sessions.ts";

/**
 * Removes a person's TOTP secret and recovery codes, and ends their sessions but that of `token`.
 */
export async function endSecondFactor(
  trx: Trx,
  id: number,
  exceptToken: string | null = null,
): Promise<void> {
  await trx
    .updateTable("staff")
    .set({ totp_secret: null, totp_confirmed_at: null })
    .where("id", "=", id)
    .execute();
  await trx.deleteFrom("staff_recovery_codes").where("staff_id", "=", id).execute();
  await endDeskSessionsOf(trx, id, exceptToken);
}
