import { inEachLocale, type Locale } from "@noren/contract/locales.ts";
import type { SettingPair } from "@noren/contract/settings.ts";
import type { Menu, Offer } from "@noren/ordering/model.ts";
import { fromJson } from "../db/json-text.ts";
import type { Db } from "../db/open.ts";
import { menuReader } from "./menu-reader.ts";
import { offerOf } from "./offer-reader.ts";

/** Menus, offers and settings of one data version. */
export type StoredCatalogue = {
  version: number;
  pairs: SettingPair[];
  menus: Record<Locale, Menu[]>;
  offers: Record<Locale, Offer[]>;
  /** Ids of dishes that exist but are unavailable. */
  unavailable: ReadonlySet<number>;
};

/** Reads all tables at one version; retries where the version changed while reading. */
export async function readCatalogue(db: Db): Promise<StoredCatalogue> {
  for (;;) {
    const version = await readVersion(db);
    const catalogue = await readTables(db);
    if ((await readVersion(db)) === version) return { version, ...catalogue };
  }
}

export async function readVersion(db: Db): Promise<number> {
  const row = await db.selectFrom("data_version").select("version").executeTakeFirstOrThrow();
  return row.version;
}

/** The stored settings, ordered by name. */
export async function storedPairs(db: Db): Promise<SettingPair[]> {
  const rows = await db.selectFrom("settings").selectAll().orderBy("name").execute();
  return rows.map(({ name, value }) => ({ name, value: fromJson(value) }));
}

async function readTables(db: Db): Promise<Omit<StoredCatalogue, "version">> {
  const [pairs, menus, categories, placements, items, options, choices, offers] = await Promise.all(
    [
      storedPairs(db),
      db.selectFrom("menus").selectAll().orderBy("position").orderBy("id").execute(),
      db.selectFrom("categories").selectAll().orderBy("position").orderBy("id").execute(),
      db.selectFrom("placements").selectAll().orderBy("position").orderBy("item_id").execute(),
      db.selectFrom("items").selectAll().execute(),
      db.selectFrom("options").selectAll().orderBy("position").orderBy("id").execute(),
      db.selectFrom("choices").selectAll().orderBy("position").orderBy("id").execute(),
      db.selectFrom("offers").selectAll().orderBy("position").orderBy("id").execute(),
    ],
  );

  const menusIn = menuReader({ menus, categories, placements, items, options, choices });
  return {
    pairs,
    menus: inEachLocale(menusIn),
    offers: inEachLocale((locale) => offers.map((row) => offerOf(row, locale))),
    unavailable: new Set(items.filter((item) => !item.is_available).map(({ id }) => id)),
  };
}
