import type { Kysely } from "kysely";

/** Not only orders have events: a printer, the menu and the restaurant's people do, too. */
export async function renameEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("order_events").renameTo("events").execute();
}
