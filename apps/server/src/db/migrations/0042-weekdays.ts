import { type Kysely, sql } from "kysely";

/** The services of a weekday are edited as one list: none is archived by itself. */
export async function dropServiceArchive(db: Kysely<unknown>): Promise<void> {
  await sql`delete from services where archived_at is not null`.execute(db);
  await db.schema.alterTable("services").dropColumn("archived_at").execute();
}
