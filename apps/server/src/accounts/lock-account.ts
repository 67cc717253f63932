import type { AccountRow } from "../db/account-tables.ts";
import type { Trx } from "../db/open.ts";

/**
 * Locks an account until the end of the transaction; false where it was deleted or its password was
 * set since it was read, which ends whatever was asked for before.
 */
export async function lockAccount(
  trx: Trx,
  { id, password_hash }: Pick<AccountRow, "id" | "password_hash">,
): Promise<boolean> {
  // An update without effect, which locks the row on both databases.
  const { numUpdatedRows } = await trx
    .updateTable("accounts")
    .set((row) => ({ address: row.ref("address") }))
    .where("id", "=", id)
    .where("password_hash", "=", password_hash)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
