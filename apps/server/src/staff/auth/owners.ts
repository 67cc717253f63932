import { isPostgres } from "../../db/dialect.ts";
import type { Db, Trx } from "../../db/open.ts";

export async function hasOwner(db: Db): Promise<boolean> {
  return (await owners(db).limit(1).execute()).length > 0;
}

/**
 * Locks the owners' rows until the end of the transaction, so that two owners cannot remove each
 * other concurrently.
 */
export async function lockOwners(trx: Trx): Promise<number[]> {
  const rows = await owners(trx)
    .orderBy("id")
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .execute();
  return rows.map(({ id }) => id);
}

function owners(db: Db) {
  return db
    .selectFrom("staff")
    .select("id")
    .where("role", "=", "owner")
    .where("disabled_at", "is", null);
}
