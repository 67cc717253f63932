import type { Kysely } from "kysely";
import { countingKey, type DialectName } from "../dialect.ts";

type AuditLog = { audit_log: { undoes: number | null } };

/**
 * The fields that an action of the audit log has changed, and which action another one undoes.
 * Existing actions keep their values in the log itself.
 */
export async function createChanges(db: Kysely<AuditLog>, dialect: DialectName): Promise<void> {
  await db.schema.alterTable("audit_log").addColumn("undoes", "integer").execute();
  await db.schema
    .createTable("changes")
    .addColumn("id", "integer", countingKey(dialect))
    .addColumn("action_id", "integer", (c) => c.notNull().references("audit_log.id"))
    .addColumn("target", "text", (c) => c.notNull())
    .addColumn("field", "text", (c) => c.notNull())
    .addColumn("before", "text", (c) => c.notNull())
    .addColumn("after", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("changes_action").on("changes").column("action_id").execute();
  await db.schema
    .createIndex("audit_log_undoes")
    .on("audit_log")
    .column("undoes")
    .where("undoes", "is not", null)
    .execute();
  await db.schema.createIndex("changes_target").on("changes").columns(["target", "id"]).execute();
}
