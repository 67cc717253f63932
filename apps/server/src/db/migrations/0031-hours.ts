import type { Kysely } from "kysely";
import { countingKey, type DialectName } from "../dialect.ts";

/**
 * Weekly services, and hours of dates. The lists of existing menus stay as they are: a menu takes
 * its lists from the services once it is edited.
 */
export async function createHours(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await db.schema
    .alterTable("menus")
    .addColumn("takes_services", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("services")
    .addColumn("id", "integer", countingKey(dialect))
    .addColumn("weekday", "text", (c) => c.notNull())
    .addColumn("start", "text", (c) => c.notNull())
    .addColumn("end", "text", (c) => c.notNull())
    .addColumn("order_types", "text", (c) => c.notNull())
    .addColumn("slot_minutes", "integer", (c) => c.notNull())
    .addColumn("menus", "text", (c) => c.notNull())
    .addColumn("first_order", "text")
    .addColumn("last_order", "text")
    .execute();
  await db.schema
    .createTable("special_hours")
    .addColumn("date", "text", (c) => c.primaryKey())
    .addColumn("services", "text", (c) => c.notNull())
    .execute();
}
