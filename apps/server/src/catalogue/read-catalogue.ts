import { inEachLocale, type Locale } from "@noren/contract/locales.ts";
import type { SettingPair } from "@noren/contract/settings.ts";
import type { Availability } from "@noren/ordering/availability.ts";
import type { Menu, Zone } from "@noren/ordering/model.ts";
import type { Selectable } from "kysely";
import { fromJson } from "../db/json-text.ts";
import type { Db } from "../db/open.ts";
import type { Tables } from "../db/schema.ts";
import { inTurn } from "../db/together.ts";
import { availabilityOf, takenCounts } from "./availability.ts";
import { type KitchenNames, kitchenNames } from "./kitchen-names.ts";
import { lazyInEachLocale } from "./lazy-locales.ts";
import { type MenuMemory, NO_MEMORY } from "./menu-memory.ts";
import { isOnSale, itemName, menuReader } from "./menu-reader.ts";
import { menuQueries, menuRowsOf } from "./menu-rows.ts";
import { offerOf, type StoredOffer } from "./offer-reader.ts";
import { zonesOf } from "./zone-reader.ts";

/** Menus, offers and settings of one data version. */
export type StoredCatalogue = {
  version: number;
  pairs: SettingPair[];
  menus: Record<Locale, Menu[]>;
  offers: Record<Locale, StoredOffer[]>;
  zones: Zone[];
  /** Names of the dishes that exist but are off sale or archived, by their ids. */
  unavailable: ReadonlyMap<number, Record<Locale, string>>;
  kitchenNames: KitchenNames;
  availability: Availability;
};

/** Reads all tables at one version; retries where the version changed while reading. */
export async function readCatalogue(
  db: Db,
  now: number,
  memory: MenuMemory = NO_MEMORY,
): Promise<StoredCatalogue> {
  for (;;) {
    const version = await readVersion(db);
    const catalogue = await readTables(db, now, memory);
    if ((await readVersion(db)) === version) return { version, ...catalogue };
  }
}

export async function readVersion(db: Db): Promise<number> {
  const row = await db.selectFrom("data_version").select("version").executeTakeFirstOrThrow();
  return row.version;
}

/** The stored settings, ordered by name. */
export async function storedPairs(db: Db): Promise<SettingPair[]> {
  return (await settingsByName(db).execute()).map(pairOf);
}

function settingsByName(db: Db) {
  return db.selectFrom("settings").selectAll().orderBy("name");
}

function pairOf({ name, value }: Selectable<Tables["settings"]>): SettingPair {
  return { name, value: fromJson(value) };
}

/** What is not archived, in the order of the restaurant. */
function inOrder<Table extends "offers" | "delivery_zones">(db: Db, table: Table) {
  return db
    .selectFrom<"offers" | "delivery_zones">(table)
    .selectAll()
    .where("archived_at", "is", null)
    .orderBy("position")
    .orderBy("id");
}

async function readTables(
  db: Db,
  now: number,
  memory: MenuMemory,
): Promise<Omit<StoredCatalogue, "version">> {
  const { settings, offers, zones, taken, ...menus } = await inTurn(db, {
    settings: settingsByName(db),
    offers: inOrder(db, "offers"),
    zones: inOrder(db, "delivery_zones"),
    taken: takenCounts(db, now),
    ...menuQueries(db),
  });
  const rows = memory.known(menuRowsOf(menus));
  const { items, options, choices } = rows;
  return {
    pairs: settings.map(pairOf),
    menus: lazyInEachLocale(menuReader(rows, memory)),
    offers: inEachLocale((locale) => offers.map((row) => offerOf(row, locale))),
    zones: zonesOf(zones),
    unavailable: new Map(
      items
        .filter((item) => !isOnSale(item))
        .map((item) => [item.id, inEachLocale((locale) => itemName(item, locale))]),
    ),
    kitchenNames: kitchenNames(items, options, choices),
    availability: availabilityOf({ items, options, choices, taken }),
  };
}
