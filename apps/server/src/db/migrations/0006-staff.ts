import type { Kysely } from "kysely";
import { countingKey, type DialectName } from "../dialect.ts";

/** Staff with their sign-in, and the audit log. */
export async function createStaff(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await createPeople(db, dialect);
  await createSignIn(db);
  await createLinks(db, dialect);
  await createAudit(db, dialect);
}

async function createPeople(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await db.schema
    .createTable("staff")
    .addColumn("id", "integer", countingKey(dialect))
    .addColumn("email", "text", (c) => c.notNull().unique())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("role", "text", (c) => c.notNull())
    .addColumn("locale", "text", (c) => c.notNull())
    .addColumn("password_hash", "text", (c) => c.notNull())
    .addColumn("totp_secret", "text")
    .addColumn("totp_confirmed_at", "bigint")
    .addColumn("totp_last_step", "bigint", (c) => c.notNull().defaultTo(0))
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("disabled_at", "bigint")
    .execute();
}

async function createSignIn(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("staff_sessions")
    .addColumn("token_hash", "text", (c) => c.primaryKey())
    .addColumn("staff_id", "integer", (c) => c.notNull().references("staff.id").onDelete("cascade"))
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("last_used_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("staff_sessions_by_person")
    .on("staff_sessions")
    .column("staff_id")
    .execute();

  await db.schema
    .createTable("staff_recovery_codes")
    .addColumn("code_hash", "text", (c) => c.primaryKey())
    .addColumn("staff_id", "integer", (c) => c.notNull().references("staff.id").onDelete("cascade"))
    .execute();
}

async function createLinks(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await db.schema
    .createTable("staff_links")
    .addColumn("id", "integer", countingKey(dialect))
    .addColumn("token_hash", "text", (c) => c.notNull().unique())
    .addColumn("purpose", "text", (c) => c.notNull())
    .addColumn("email", "text")
    .addColumn("role", "text", (c) => c.notNull())
    .addColumn("locale", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("expires_at", "bigint", (c) => c.notNull())
    .addColumn("used_at", "bigint")
    .execute();
}

/** `before` and `after` are JSON; `who` is a copy of the name, kept when the person changes. */
async function createAudit(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await db.schema
    .createTable("audit_log")
    .addColumn("id", "integer", countingKey(dialect))
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("staff_id", "integer", (c) => c.references("staff.id").onDelete("set null"))
    .addColumn("who", "text")
    .addColumn("action", "text", (c) => c.notNull())
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("outcome", "text", (c) => c.notNull())
    .addColumn("before", "text", (c) => c.notNull())
    .addColumn("after", "text", (c) => c.notNull())
    .execute();
}
