import type { Trx } from "../../db/open.ts";
import type { StaffRow } from "../../db/staff-tables.ts";

/**
 * Locks a person until the end of the transaction; false where they were disabled, or their password
 * or second factor is another since they were read.
 */
export async function lockPerson(trx: Trx, person: StaffRow): Promise<boolean> {
  const { id, password_hash, totp_confirmed_at: totp } = person;
  // An update without effect, which locks the row on both databases.
  const { numUpdatedRows } = await trx
    .updateTable("staff")
    .set((row) => ({ name: row.ref("name") }))
    .where("id", "=", id)
    .where("password_hash", "=", password_hash)
    .where("totp_confirmed_at", totp === null ? "is" : "=", totp)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
