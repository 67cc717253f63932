import type { SettingPair } from "@noren/contract/settings.ts";
import { readSettings } from "@noren/contract/settings.ts";
import { expect, test } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { openMigratedTo } from "../../test/migrated-to.ts";
import { testRestaurant } from "../../test/test-restaurant.ts";
import { readCatalogue } from "../catalogue/read-catalogue.ts";
import { publicPairs } from "../catalogue/restaurant-settings.ts";
import { toJson } from "./json-text.ts";
import { migrate } from "./migrate.ts";

const ZONES = [
  { name: "Centre", city: "Lyon", postal_code: 69001, delivery_fee: "2.5", colour: "red" },
  { name: "Centre", city: "Lyon", postal_code: "69002", delivery_fee: 2.5 },
  { delivery_fee: 3 },
  { name: "Sud", postal_code: "69007", delivery_fee: null },
];
/** Keys behind the zones show whether their order is kept. */
const DELIVERY = { unit: "km", zones: ZONES, minimum_order: 20, own: true };

onBothDatabases("the migration 0033-delivery-zones", (databases) => {
  test.each<[string, SettingPair[]]>([
    ["the test restaurant", testRestaurant.settings],
    ["one setting", [{ name: "features", value: { other: 1, delivery: DELIVERY } }]],
    ["a dotted setting", [{ name: "features.delivery", value: DELIVERY }]],
    [
      "a setting of its own",
      [
        { name: "features.delivery", value: { ...DELIVERY, zones: [] } },
        { name: "features.delivery.zones", value: ZONES },
      ],
    ],
    ["JSON in a string", [{ name: "features", value: toJson({ delivery: DELIVERY }) }]],
    ["no zones", [{ name: "features", value: { delivery: { unit: "miles" } } }]],
  ])("GET settings is byte-identical before and after the migration: %s", async (_, pairs) => {
    const database = await openMigratedTo(await databases.empty(), "0029-dish-facts");
    const { db } = database;
    const stored = pairs.map(({ name, value }) => ({ name, value: toJson(value) }));
    if (stored.length > 0) await db.insertInto("settings").values(stored).execute();
    const sorted = pairs.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const { settings } = readSettings(sorted);
    const before = toJson(publicPairs(sorted, settings));

    expect(await migrate(database)).toContain("0033-delivery-zones");
    const after = await readCatalogue(db, 0);
    const { delivery, ...rest } = readSettings(after.pairs).settings;
    const moved = { ...rest, delivery: { ...delivery, zones: after.zones } };
    expect(toJson(publicPairs(after.pairs, moved))).toBe(before);
    expect(after.zones).toEqual(settings.delivery.zones);
  });

  test("the moved zones are no longer in the settings, and each is a row", async () => {
    const database = await openMigratedTo(await databases.empty(), "0029-dish-facts");
    const { db } = database;
    const value = toJson({ delivery: DELIVERY });
    await db.insertInto("settings").values({ name: "features", value }).execute();
    await migrate(database);
    const row = await db.selectFrom("settings").select("value").executeTakeFirstOrThrow();
    expect(row.value).toBe(toJson({ delivery: { ...DELIVERY, zones: [] } }));
    const zones = await db.selectFrom("delivery_zones").selectAll().orderBy("position").execute();
    expect(zones).toMatchObject([
      { name: "Centre", delivery_fee: 250, polygon: null, extra_minutes: 0, position: 0 },
      { name: "Centre", delivery_fee: 250, minimum: null, free_from: null, position: 1 },
      { name: "Sud", delivery_fee: 0, position: 2 },
    ]);
  });
});
