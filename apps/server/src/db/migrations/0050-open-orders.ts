import { type Kysely, sql } from "kysely";

/** Open orders are counted by who places them, no longer by the contact that was typed. */
export async function countOpenOrdersByCaller(db: Kysely<unknown>): Promise<void> {
  for (const column of ["email", "phone_key"])
    await sql`drop index ${sql.ref(`unaccepted_orders_by_${column}`)}`.execute(db);
  for (const column of ["caller_key", "network_key"]) {
    await db.schema.alterTable("orders").addColumn(column, "text").execute();
    await sql`
      create index ${sql.ref(`new_orders_by_${column}`)} on orders (${sql.ref(column)})
      where progress = 'new'
    `.execute(db);
  }
}
