import { fromJson, toJson } from "../db/json-text.ts";
import type { Db, Trx } from "../db/open.ts";

/** A stored setting of the restaurant; undefined if it is not set. */
export async function readSetting<T>(db: Db, name: string): Promise<T | undefined> {
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row && (fromJson(row.value) as T);
}

/** Stores a setting; the action that is recorded with it raises the data version. */
export async function writeSetting(trx: Trx, name: string, setting: unknown): Promise<void> {
  const value = toJson(setting);
  await trx
    .insertInto("settings")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}
