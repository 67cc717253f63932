import { withLeadingZero } from "@noren/ordering/towns.ts";
import type { SampleData } from "../config.ts";
import type { Db, Trx } from "../db/open.ts";
import { transact } from "../db/transact.ts";
import { readJsonFile } from "../json-file.ts";
import type { Log } from "../log.ts";
import { StartError } from "../start-error.ts";
import { type RestaurantData, readRestaurant } from "./restaurant-data.ts";
import { writeRestaurant } from "./write-restaurant.ts";
import { shortPostalCodes } from "./zone-rows.ts";

type SeedSource = Exclude<SampleData, { kind: "empty" }>;

/**
 * Seeds an empty database as `SAMPLE_DATA` says, in one transaction. Of several processes that
 * start concurrently one does it: the row of the data version is the lock. A database is empty
 * while its data version is 0, that is, never changed.
 */
export async function seed(db: Db, sampleData: SampleData, log: Log): Promise<void> {
  if (sampleData.kind === "empty") return;
  if ((await versionOf(db)) > 0) {
    if (sampleData.kind === "file")
      log.info("the database is not empty: the file of SAMPLE_DATA is not loaded");
    return;
  }
  const restaurant = await restaurantOf(sampleData);
  const isSeeded = await transact(db, async (trx) => {
    if (!(await claimSeeding(trx))) return false;
    await writeRestaurant(trx, restaurant);
    return true;
  });
  if (!isSeeded) return;
  log.info(`the database was empty: ${describe(sampleData, restaurant)} loaded`);
  for (const code of shortPostalCodes(restaurant.settings))
    log.warn(`SAMPLE_DATA: the postal code ${code} of a zone is read as ${withLeadingZero(code)}`);
  for (const id of freeDishesOffSale(restaurant))
    log.warn(`SAMPLE_DATA: the free dish ${id} of an offer is in no menu`);
}

/** Offers may give them (rules.md, Start), and give nothing while they are off sale. */
function freeDishesOffSale({ menus, offers }: RestaurantData): number[] {
  const dishes = menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
  const ids = new Set(dishes.map(({ item_id }) => item_id));
  return offers.flatMap((o) => (o.type === "free_item" && !ids.has(o.value) ? [o.value] : []));
}

async function versionOf(db: Db): Promise<number> {
  const row = await db.selectFrom("data_version").select("version").executeTakeFirst();
  return row?.version ?? 0;
}

/**
 * Claims the seeding by setting the version from 0 to 1; a concurrent process waits for the row and
 * then gets false.
 */
async function claimSeeding(trx: Trx): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("data_version")
    .set({ version: 1 })
    .where("version", "=", 0)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function restaurantOf(sampleData: SeedSource): Promise<RestaurantData> {
  if (sampleData.kind === "sample") {
    // Loaded only to seed: it would add about 15 ms to every start.
    const { sampleRestaurant } = await import("@noren/sample/restaurant.ts");
    return checked(sampleRestaurant);
  }
  try {
    return checked(await readJsonFile(sampleData.path));
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    throw new StartError(`SAMPLE_DATA: ${sampleData.path} is not readable JSON (${String(cause)})`);
  }
}

function checked(input: unknown): RestaurantData {
  const parsed = readRestaurant(input);
  if (parsed.ok) return parsed.restaurant;
  throw new StartError(`SAMPLE_DATA: ${parsed.problem}`);
}

function describe(sampleData: SeedSource, { menus }: RestaurantData): string {
  const dishes = menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items)).length;
  const name = sampleData.kind === "sample" ? "the sample restaurant" : sampleData.path;
  return `${name}, ${dishes} dishes,`;
}
