import { readSettings, type SettingPair } from "@noren/contract/settings.ts";
import { type Kysely, sql } from "kysely";
import { countingKey, type DialectName } from "../dialect.ts";
import { withoutZones } from "../zone-settings.ts";

/**
 * The delivery zones leave the settings for a table of their own, each as it was, and an order
 * keeps the minutes that its zone added to the lead time.
 */
export async function createDeliveryZones<T>(db: Kysely<T>, dialect: DialectName): Promise<void> {
  await db.schema
    .createTable("delivery_zones")
    .addColumn("id", "integer", countingKey(dialect))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("delivery_fee", "integer", (c) => c.notNull())
    .addColumn("minimum", "integer")
    .addColumn("free_from", "integer")
    .addColumn("extra_minutes", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("polygon", "text")
    .addColumn("places", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .alterTable("orders")
    .addColumn("extra_minutes", "integer", (c) => c.notNull().defaultTo(0))
    .execute();

  const { rows } = await sql<{ name: string; value: string }>`
    select name, value from settings order by name`.execute(db);
  const pairs = rows.map(({ name, value }) => ({ name, value: JSON.parse(value) as unknown }));
  await moveZones(db, pairs);
  for (const pair of pairs) {
    const moved = JSON.stringify(withoutZones(pair).value);
    if (moved !== JSON.stringify(pair.value))
      await sql`update settings set value = ${moved} where name = ${pair.name}`.execute(db);
  }
}

async function moveZones<T>(db: Kysely<T>, pairs: SettingPair[]): Promise<void> {
  const { zones } = readSettings(pairs).settings.delivery;
  for (const [position, zone] of zones.entries()) {
    const { name, delivery_fee, city, country, postal_code } = zone;
    const places = JSON.stringify([{ city, country, postal_code }]);
    await sql`insert into delivery_zones (position, name, delivery_fee, places)
      values (${position}, ${name}, ${delivery_fee}, ${places})`.execute(db);
  }
}
