import { type Kysely, sql } from "kysely";

/** Tables whose JSON column `data` contains the restaurant's contacts: mails and receipts. */
const TABLES = ["outbox", "held_mails", "receipts"];

/**
 * Renames the key `house` of the restaurant's contacts to `restaurant`. A quote within a JSON
 * string is escaped, so that `"house":` matches keys only.
 */
export async function renameRestaurantKey<T>(db: Kysely<T>): Promise<void> {
  for (const table of TABLES)
    await sql`update ${sql.table(table)} set data = replace(data, '"house":', '"restaurant":')
      where data like '%"house":%'`.execute(db);
}
