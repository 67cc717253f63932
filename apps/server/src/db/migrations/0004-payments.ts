import type { Kysely } from "kysely";
import { countingKey, type DialectName } from "../dialect.ts";

/** Card payments: intents, payment tasks and payment checks. */
export async function createPayments(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await createIntents(db);
  await createTasks(db, dialect);
  await createDemonstration(db);
}

async function createIntents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("payments")
    .addColumn("local_id", "text", (c) => c.primaryKey())
    .addColumn("order_id", "text", (c) => c.notNull().unique())
    .addColumn("provider", "text", (c) => c.notNull())
    .addColumn("intent_id", "text", (c) => c.unique())
    .addColumn("generation", "integer", (c) => c.notNull())
    .addColumn("customer_id", "text", (c) => c.notNull())
    .addColumn("amount", "bigint", (c) => c.notNull())
    .addColumn("methods", "text", (c) => c.notNull())
    .addColumn("capture_method", "text", (c) => c.notNull())
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("captured", "bigint", (c) => c.notNull())
    .addColumn("refunded", "bigint", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("bound_at", "bigint")
    .addColumn("closing_at", "bigint")
    .addColumn("paid_seen_at", "bigint")
    .addColumn("settled_at", "bigint")
    .addColumn("next_check_at", "bigint")
    .execute();
  await db.schema.createIndex("payments_to_check").on("payments").column("next_check_at").execute();

  await db.schema
    .createTable("held_mails")
    .addColumn("dedupe", "text", (c) => c.primaryKey())
    .addColumn("order_id", "text", (c) => c.notNull().references("orders.id").onDelete("cascade"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("recipient", "text", (c) => c.notNull())
    .addColumn("locale", "text", (c) => c.notNull())
    .addColumn("data", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("held_mails_by_order").on("held_mails").column("order_id").execute();

  await db.schema
    .createTable("provider_events")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("type", "text", (c) => c.notNull())
    .addColumn("received_at", "bigint", (c) => c.notNull())
    .execute();
}

async function createTasks(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await db.schema
    .createTable("payment_tasks")
    .addColumn("id", "integer", countingKey(dialect))
    .addColumn("key", "text", (c) => c.notNull().unique())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("order_id", "text", (c) => c.notNull())
    .addColumn("intent_id", "text", (c) => c.notNull())
    .addColumn("provider", "text", (c) => c.notNull())
    .addColumn("amount", "bigint")
    .addColumn("reason", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("next_attempt_at", "bigint", (c) => c.notNull())
    .addColumn("attempts", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("claimed_until", "bigint")
    .addColumn("done_at", "bigint")
    .addColumn("outcome", "text")
    .execute();
  await db.schema
    .createIndex("payment_tasks_due")
    .on("payment_tasks")
    .columns(["done_at", "next_attempt_at"])
    .execute();
  await db.schema
    .createIndex("payment_tasks_by_order")
    .on("payment_tasks")
    .column("order_id")
    .execute();

  await db.schema
    .createTable("refunds")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("order_id", "text", (c) => c.notNull())
    .addColumn("intent_id", "text", (c) => c.notNull())
    .addColumn("amount", "bigint", (c) => c.notNull())
    .addColumn("provider_refund_id", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("refunds_by_order").on("refunds").column("order_id").execute();

  await db.schema
    .createTable("payment_checks")
    .addColumn("id", "integer", countingKey(dialect))
    .addColumn("dedupe", "text", (c) => c.notNull().unique())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("order_id", "text")
    .addColumn("intent_id", "text", (c) => c.notNull())
    .addColumn("amount", "bigint", (c) => c.notNull())
    .addColumn("done", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("seen_at", "bigint")
    .addColumn("seen_by", "text")
    .execute();
}

async function createDemonstration(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("demo_intents")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("key", "text", (c) => c.notNull().unique())
    .addColumn("client_secret", "text", (c) => c.notNull())
    .addColumn("customer_id", "text", (c) => c.notNull())
    .addColumn("order_id", "text", (c) => c.notNull())
    .addColumn("amount", "bigint", (c) => c.notNull())
    .addColumn("capture_method", "text", (c) => c.notNull())
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("received", "bigint", (c) => c.notNull())
    .addColumn("refunded", "bigint", (c) => c.notNull())
    .execute();

  await db.schema
    .createTable("demo_refunds")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("id", "text", (c) => c.notNull())
    .addColumn("intent_id", "text", (c) => c.notNull())
    .addColumn("amount", "bigint", (c) => c.notNull())
    .execute();
}
