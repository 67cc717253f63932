import type { Kysely } from "kysely";

/** The idempotency key of what must not be done twice, such as an addition to the menu. */
export async function addActionKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("audit_log").addColumn("key", "text").execute();
  await db.schema.createIndex("audit_log_key").unique().on("audit_log").column("key").execute();
}
