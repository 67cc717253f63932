import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { countingKey, type DialectName } from "../dialect.ts";

/** Accounts with sessions and codes, orders by account, and the expiry of mails. */
export async function createAccounts(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await createPeople(db, dialect);
  await createSecrets(db);
  await db.schema.alterTable("outbox").addColumn("expires_at", "bigint").execute();
  await giveOrdersTheirAccount(db);
  await createRateLimits(db, dialect);
}

async function createPeople(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await db.schema
    .createTable("accounts")
    .addColumn("id", "integer", countingKey(dialect))
    .addColumn("email", "text", (c) => c.unique())
    .addColumn("first_name", "text", (c) => c.notNull())
    .addColumn("last_name", "text", (c) => c.notNull())
    .addColumn("phone", "text", (c) => c.notNull())
    .addColumn("address", "text", (c) => c.notNull())
    .addColumn("password_hash", "text", (c) => c.notNull())
    .addColumn("pending_email", "text")
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("verified_at", "bigint")
    .addColumn("deleted_at", "bigint")
    .execute();
  await db.schema
    .createIndex("accounts_by_pending_email")
    .on("accounts")
    .column("pending_email")
    .execute();

  await db.schema
    .createTable("sessions")
    .addColumn("token_hash", "text", (c) => c.primaryKey())
    .addColumn("account_id", "integer", (c) =>
      c.notNull().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("scope", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("last_used_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("sessions_by_account").on("sessions").column("account_id").execute();

  await db.schema
    .createTable("codes")
    .addColumn("email", "text", (c) => c.primaryKey())
    .addColumn("purpose", "text", (c) => c.notNull())
    .addColumn("account_id", "integer", (c) => c.references("accounts.id").onDelete("cascade"))
    .addColumn("code_hash", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("expires_at", "bigint", (c) => c.notNull())
    .addColumn("wrong", "integer", (c) => c.notNull())
    .addColumn("used_at", "bigint")
    .execute();
  await db.schema.createIndex("codes_by_account").on("codes").column("account_id").execute();
}

/** The key of the codes' hashes, created before any code and shared by all instances. */
async function createSecrets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("secrets")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("value", "text", (c) => c.notNull())
    .execute();
  const value = randomBytes(32).toString("base64url");
  await sql`insert into secrets (name, value) values ('codes', ${value})`.execute(db);
}

/** Indexes for a page of an account's orders, newest first. */
async function giveOrdersTheirAccount(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("orders")
    .addColumn("account_id", "integer", (c) => c.references("accounts.id").onDelete("set null"))
    .execute();
  await db.schema
    .createIndex("orders_by_account")
    .on("orders")
    .columns(["account_id", "seq"])
    .execute();
  await db.schema.createIndex("orders_by_email").on("orders").columns(["email", "seq"]).execute();
}

/**
 * Rate limits shared by instances on one PostgreSQL. Unlogged: writes need no disk sync, and a
 * crash loses only counters.
 */
async function createRateLimits(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  if (dialect === "sqlite") return;
  await db.schema
    .createTable("rate_limits")
    .modifyFront(sql`unlogged`)
    .addColumn("key", sql`varchar(255)`, (c) => c.primaryKey())
    .addColumn("points", "integer", (c) => c.notNull())
    .addColumn("expire", "bigint")
    .execute();
}
