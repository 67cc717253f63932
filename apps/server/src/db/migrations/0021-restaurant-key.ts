import { type Kysely, sql } from "kysely";

/** JSON columns that hold the restaurant's contacts: of mails, and of receipts. */
const TABLES = ["outbox", "held_mails", "receipts"];

/**
 * The key of the restaurant's contacts was `house`. A quote within a JSON string is escaped, so that
 * the quoted key with its colon is found nowhere else.
 */
export async function renameRestaurantKey<T>(db: Kysely<T>): Promise<void> {
  for (const table of TABLES)
    await sql`update ${sql.table(table)} set data = replace(data, '"house":', '"restaurant":')
      where data like '%"house":%'`.execute(db);
}
