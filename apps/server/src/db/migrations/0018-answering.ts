import { type Kysely, sql } from "kysely";

/** Automatic rejections that nobody has seen, with a partial index, since they are few. */
export async function addUnseenRejections(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("orders")
    .addColumn("rejection_unseen", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`create index unseen_rejections on orders (placed_at) where rejection_unseen = 1`.execute(
    db,
  );
}
