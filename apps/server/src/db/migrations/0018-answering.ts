import { type Kysely, sql } from "kysely";

/** Which orders were rejected by themselves and seen by nobody yet: few, so an index of these alone. */
export async function addUnseenRejections(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("orders")
    .addColumn("rejection_unseen", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`create index unseen_rejections on orders (placed_at) where rejection_unseen = 1`.execute(
    db,
  );
}
