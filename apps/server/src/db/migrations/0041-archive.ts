import type { Kysely } from "kysely";

/** When a service, zone, offer or coupon was archived; existing ones are not. */
export async function addArchive(db: Kysely<unknown>): Promise<void> {
  for (const table of ["services", "delivery_zones", "offers", "coupons"])
    await db.schema.alterTable(table).addColumn("archived_at", "bigint").execute();
}
