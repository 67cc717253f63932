import type { Kysely } from "kysely";
import { countingKey, type DialectName } from "../dialect.ts";

/** Changes of the menu that are published together, now or at a moment. */
export async function createDrafts(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await db.schema
    .createTable("drafts")
    .addColumn("id", "integer", countingKey(dialect))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("publish_at", "bigint")
    .addColumn("publish_local", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("created_by_id", "integer", (column) => column.notNull())
    .addColumn("created_by", "text", (column) => column.notNull())
    .addColumn("scheduled_by_id", "integer")
    .addColumn("scheduled_by", "text")
    .addColumn("published_action", "integer", (column) => column.references("audit_log.id"))
    .addColumn("report", "text")
    .execute();
  await db.schema.createIndex("drafts_status").on("drafts").columns(["status", "id"]).execute();
  await db.schema
    .createTable("draft_changes")
    .addColumn("id", "integer", countingKey(dialect))
    .addColumn("draft_id", "integer", (column) =>
      column.notNull().references("drafts.id").onDelete("cascade"),
    )
    .addColumn("target", "text", (column) => column.notNull())
    .addColumn("field", "text", (column) => column.notNull())
    .addColumn("seen", "text", (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("draft_changes_field")
    .on("draft_changes")
    .columns(["draft_id", "target", "field"])
    .unique()
    .execute();
  // Photos that a draft names stay.
  await db.schema
    .createIndex("draft_changes_of_field")
    .on("draft_changes")
    .column("field")
    .execute();
  // The actions after a moment, which a draft takes back.
  await db.schema.createIndex("audit_log_at").on("audit_log").column("at").execute();
}
