import { type Kysely, sql } from "kysely";

/** Partial indexes of unfinished work, which stays small however many orders there have been. */
export async function addWorkIndexes<T>(db: Kysely<T>): Promise<void> {
  // In the sequence of the desk's inbox.
  await sql`drop index open_orders`.execute(db);
  await sql`create index open_orders on orders (slot_at, seq)
    where progress in ('new', 'accepted', 'preparing', 'ready', 'out_for_delivery')`.execute(db);
  await sql`create index new_orders on orders (placed_at) where progress = 'new'`.execute(db);
  await sql`create index open_payment_checks on payment_checks (id) where seen_at is null`.execute(
    db,
  );
  await sql`create index seen_payment_checks on payment_checks (id)
    where seen_at is not null`.execute(db);
  await sql`create index provider_events_by_time on provider_events (received_at)`.execute(db);
  await sql`create index webhooks_due on webhook_deliveries (id) where done_at is null`.execute(db);
}
