import type { Kysely } from "kysely";

/**
 * What a mail may quote depends on who placed its order: an opened link proves the address of that
 * order alone, no longer of all orders with the address.
 */
export async function proveOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("orders").addColumn("proved_at", "bigint").execute();
  await db.schema.alterTable("mail_recipients").dropColumn("proved_at").execute();
}
