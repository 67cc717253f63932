import { isPostgres } from "../db/dialect.ts";
import type { JsonText } from "../db/json-text.ts";
import type { Db, Trx } from "../db/open.ts";
import { settingRow, writeSettingRow } from "./setting-rows.ts";
import type { StoredTarget, Target } from "./targets.ts";
import { weekdayRow, writeWeekday } from "./weekday-rows.ts";

/** A row by column, as it is stored. */
export type Row = Record<string, unknown>;

/** A target that is one row of a table. */
type RowTarget = Exclude<StoredTarget, { kind: "weekday" }>;

const TABLES = {
  menu: "menus",
  category: "categories",
  dish: "items",
  group: "option_groups",
  choice: "choices",
  date: "special_hours",
  zone: "delivery_zones",
  offer: "offers",
  coupon: "coupons",
} as const satisfies Record<RowTarget["kind"], string>;

/** The row of a target; undefined for an unknown one. */
export async function rowOf(db: Db, target: Target): Promise<Row | undefined> {
  if (target.kind === "setting") return settingRow(db, target.key);
  if (target.kind === "weekday") return weekdayRow(db, target.key);
  return (await selected(db, target).executeTakeFirst()) ?? unstored(target);
}

/** The row of a target, locked until the end of the transaction. */
export async function lockedRow(trx: Trx, target: Target): Promise<Row | undefined> {
  if (target.kind === "setting" || target.kind === "weekday") await lockEdits(trx);
  const row = await lockedIn(trx, target);
  if (row || !unstored(target)) return row;
  await lockEdits(trx);
  return (await lockedIn(trx, target)) ?? unstored(target);
}

/**
 * Every edit writes this row at its end; taken first, edits of what has no row follow each other.
 */
export async function lockEdits(trx: Trx): Promise<void> {
  await trx
    .updateTable("data_version")
    .set((row) => ({ version: row("version", "+", 0) }))
    .execute();
}

async function lockedIn(trx: Trx, target: Target): Promise<Row | undefined> {
  if (target.kind === "setting" || target.kind === "weekday") return rowOf(trx, target);
  return selected(trx, target)
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirst();
}

function selected(db: Db, target: RowTarget) {
  return db
    .selectFrom(TABLES[target.kind])
    .selectAll()
    .where((is) => is.and(keyOf(target)));
}

/** A date without hours of its own has no row. */
function unstored({ kind }: Target): Row | undefined {
  return kind === "date" ? { services: null } : undefined;
}

export async function updateRow(trx: Trx, target: Target, columns: Row): Promise<void> {
  if (target.kind === "setting") return writeSettingRow(trx, target.key, columns);
  if (target.kind === "weekday") return writeWeekday(trx, target.key, columns.services);
  if (target.kind === "date") return writeDate(trx, target.key, columns.services);
  await trx
    .updateTable(TABLES[target.kind])
    .set(columns)
    .where((is) => is.and(keyOf(target)))
    .execute();
}

async function writeDate(trx: Trx, date: string, services: unknown): Promise<void> {
  await trx.deleteFrom("special_hours").where("date", "=", date).execute();
  if (services === null) return;
  const row = { date, services: services as JsonText<never> };
  await trx.insertInto("special_hours").values(row).execute();
}

function keyOf(target: RowTarget): Record<string, number | string> {
  switch (target.kind) {
    case "category":
      return { menu_id: target.menu, id: target.id };
    case "choice":
      return { group_id: target.group, id: target.id };
    case "date":
      return { date: target.key };
    case "coupon":
      return { key: target.key };
    default:
      return { id: target.id };
  }
}
