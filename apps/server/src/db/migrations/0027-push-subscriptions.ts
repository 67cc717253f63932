import type { Kysely } from "kysely";
import { countingKey, type DialectName } from "../dialect.ts";
import { makeVapidKeys } from "../secrets.ts";

/**
 * The devices that Web Push wakes for a new order, one per session of the desk, and the key pair
 * that the server signs its pushes with.
 */
export async function createPushSubscriptions(
  db: Kysely<unknown>,
  dialect: DialectName,
): Promise<void> {
  await makeVapidKeys(db);
  await db.schema
    .createTable("push_subscriptions")
    .addColumn("id", "integer", countingKey(dialect))
    .addColumn("session_hash", "text", (c) =>
      c.notNull().unique().references("staff_sessions.token_hash").onDelete("cascade"),
    )
    .addColumn("staff_id", "integer", (c) => c.notNull().references("staff.id").onDelete("cascade"))
    .addColumn("endpoint", "text", (c) => c.notNull().unique())
    .addColumn("p256dh", "text", (c) => c.notNull())
    .addColumn("auth", "text", (c) => c.notNull())
    .addColumn("locale", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("push_subscriptions_by_person")
    .on("push_subscriptions")
    .column("staff_id")
    .execute();
}
