import { type Kysely, sql } from "kysely";

type ReceiptData = { number: number; data: string };

/**
 * Marks orders and receipts that the demo provider paid, so that the mark remains after a change of
 * provider. Earlier orders get it from their payment.
 */
export async function addDemonstration(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("orders")
    .addColumn("demonstration", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  const paid = sql`(select order_id from payments where provider = 'demo' and bound_at is not null)`;
  await sql`update orders set demonstration = 1 where id in ${paid}`.execute(db);
  const { rows } = await sql<ReceiptData>`
    select number, data from receipts where order_id in ${paid}`.execute(db);
  for (const { number, data } of rows) {
    const marked = JSON.stringify({ ...JSON.parse(data), demonstration: true });
    await sql`update receipts set data = ${marked} where number = ${number}`.execute(db);
  }
}
