import { type Kysely, sql } from "kysely";
import { countingKey, type DialectName } from "../dialect.ts";
import { makeSecret } from "../secrets.ts";

/** Progress of orders after they are placed, and their events for live streams. */
export async function createOrderProgress(
  db: Kysely<unknown>,
  dialect: DialectName,
): Promise<void> {
  await giveOrdersTheirProgress(db);
  await createEvents(db, dialect);
  await makeSecret(db, "tracking");
}

async function giveOrdersTheirProgress(db: Kysely<unknown>): Promise<void> {
  const orders = () => db.schema.alterTable("orders");
  await orders()
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  for (const column of ["placed_at", "acknowledged_at", "promised_at", "alerted_at"])
    await orders().addColumn(column, "bigint").execute();
  for (const column of ["acknowledged_by", "reason", "reason_text"])
    await orders().addColumn(column, "text").execute();
  await sql`update orders set placed_at = created_at where payment_method = 'cash' or status <> 'pending'`.execute(
    db,
  );
  // A partial index of the open orders, which stay few.
  await sql`create index open_orders on orders (placed_at)
    where progress in ('new', 'accepted', 'preparing', 'ready', 'out_for_delivery')`.execute(db);
}

/** `seq` is assigned when an event is first read: see `numberEvents`. */
async function createEvents(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await db.schema
    .createTable("order_events")
    .addColumn("id", "integer", countingKey(dialect))
    .addColumn("seq", "integer", (c) => c.unique())
    .addColumn("order_id", "text", (c) => c.references("orders.id").onDelete("cascade"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("staff_id", "integer")
    .addColumn("who", "text")
    .addColumn("data", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("events_of_order").on("order_events").column("order_id").execute();
  await sql`create index unnumbered_events on order_events (id) where seq is null`.execute(db);
}
