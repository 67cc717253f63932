import type { Insertable } from "kysely";
import type { Trx } from "../db/open.ts";
import type { Tables } from "../db/schema.ts";
import type { RestaurantData } from "./restaurant-data.ts";
import { rowsOf } from "./restaurant-rows.ts";

/** Keeps a statement below the databases' limits of parameters. */
const INSERT_BATCH_SIZE = 500;

/** Inserts a parsed restaurant into empty tables, in the caller's transaction. */
export async function writeRestaurant(trx: Trx, data: RestaurantData): Promise<void> {
  const rows = rowsOf(data);
  await insertAll(trx, "settings", rows.settings);
  await insertAll(trx, "menus", rows.menus);
  await insertAll(trx, "services", rows.services);
  await insertAll(trx, "special_hours", rows.special_hours);
  await insertAll(trx, "categories", rows.categories);
  await insertAll(trx, "items", rows.items);
  await insertAll(trx, "placements", rows.placements);
  await insertAll(trx, "option_groups", rows.option_groups);
  await insertAll(trx, "options", rows.options);
  await insertAll(trx, "choices", rows.choices);
  await insertAll(trx, "offers", rows.offers);
  await insertAll(trx, "coupons", rows.coupons);
  await insertAll(trx, "delivery_zones", rows.zones);
}

async function insertAll<Table extends keyof Tables>(
  trx: Trx,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += INSERT_BATCH_SIZE)
    await trx
      .insertInto<Table>(table)
      .values(rows.slice(from, from + INSERT_BATCH_SIZE))
      .execute();
}
