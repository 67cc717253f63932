import { DEFAULT_LOCALE, LOCALES } from "@noren/contract/locales.ts";
import type { StaffRight } from "@noren/contract/staff/roles.ts";
import { type Columns, flag, nullableJson, plain } from "../db/columns.ts";
import { MENU_COLUMNS } from "../db/menu-columns.ts";
import type { Db, Trx } from "../db/open.ts";
import {
  archived,
  type ColumnField,
  columnField,
  isArchived,
  translated,
} from "./column-fields.ts";
import {
  categoriesOfMenu,
  choicesOfGroup,
  dishesOfCategory,
  groupsOfDish,
  type ListField,
} from "./list-fields.ts";
import { lockedRow, type Row, rowOf, updateRow } from "./rows.ts";
import { settingFields } from "./setting-fields.ts";
import { isOfMenu, type MenuTarget, type StoredTarget, type Target, targetOf } from "./targets.ts";

type Values = Record<string, unknown>;

/** Columns of what is not on the menu. */
const PLAIN = plain<unknown>(null);
const FLAG = flag(false);
const JSON_TEXT = nullableJson<unknown>();

/** The kitchen changes these; every other field needs the right of the menu. */
const AVAILABILITY = {
  sold_out: "change_availability",
  daily_count: "change_availability",
} as const;

/** A text and its translations, such as `name_en`; `words` is its name on the wire. */
function text(field: string, words: string, right?: StaffRight): Record<string, ColumnField> {
  const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
  return {
    [field]: columnField(field, PLAIN, right),
    ...Object.fromEntries(others.map((one) => [`${field}_${one}`, translated(one, words, right)])),
  };
}

/** The fields of a kind that are columns of its row. Prices in cents. */
const COLUMNS: Record<StoredTarget["kind"], Record<string, ColumnField>> = {
  menu: {
    ...text("name", "menu_name"),
    is_available: columnField("is_available", MENU_COLUMNS.menu.is_available),
    takes_services: columnField("takes_services", MENU_COLUMNS.menu.takes_services, "change_hours"),
    archived: archived(),
  },
  category: {
    ...text("name", "category_name"),
    ...text("description", "category_description"),
    ...fieldsOfColumns(MENU_COLUMNS.category),
    archived: archived(),
  },
  dish: {
    ...text("name", "item_name"),
    ...text("description", "item_description"),
    ...text("picture_alt", "item_picture_alt"),
    ...fieldsOfColumns(MENU_COLUMNS.dish, AVAILABILITY),
    archived: archived(),
  },
  group: { ...text("name", "option_name"), archived: archived() },
  choice: {
    ...text("name", "name"),
    ...fieldsOfColumns(MENU_COLUMNS.choice, AVAILABILITY),
    archived: archived(),
  },
  weekday: { services: columnField("services", JSON_TEXT, "change_hours") },
  date: { services: columnField("services", JSON_TEXT, "change_hours") },
  zone: {
    ...columns(PLAIN, "change_delivery", [
      "name",
      "delivery_fee",
      "minimum",
      "free_from",
      "extra_minutes",
    ]),
    ...columns(JSON_TEXT, "change_delivery", ["places", "polygon"]),
    archived: archived("change_delivery"),
  },
  offer: {
    ...text("name", "name", "change_offers"),
    ...columns(FLAG, "change_offers", ["is_active", "allow_repeat"]),
    ...columns(PLAIN, "change_offers", [
      "first_date",
      "last_date",
      "delivery_pickup",
      "minimum_amount",
      "type",
      "value",
    ]),
    ...columns(JSON_TEXT, "change_offers", [
      "active_times",
      "weekdays",
      "menus",
      "categories",
      "items",
    ]),
    archived: archived("change_offers"),
  },
  coupon: {
    ...columns(PLAIN, "change_offers", [
      "type",
      "value",
      "minimum_amount",
      "starts_at",
      "ends_at",
      "max_uses",
      "delivery_pickup",
    ]),
    ...columns(JSON_TEXT, "change_offers", ["weekdays"]),
    once_per_customer: columnField("once_per_customer", FLAG, "change_offers"),
    archived: archived("change_offers"),
  },
};

/** Every column of a record as a field; those without a right here need `change_menu`. */
function fieldsOfColumns(
  columns: Columns,
  rights: Readonly<Record<string, StaffRight>> = {},
): Record<string, ColumnField> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [
      name,
      columnField(name, column, rights[name]),
    ]),
  );
}

/** Columns of the same form, each a field of the same name. */
function columns(
  column: Columns[string],
  right: StaffRight,
  names: readonly string[],
): Record<string, ColumnField> {
  return Object.fromEntries(names.map((name) => [name, columnField(name, column, right)]));
}

function columnsOf(target: Target): Record<string, ColumnField> {
  return target.kind === "setting" ? settingFields(target.key) : COLUMNS[target.kind];
}

/** The other fields of a kind. */
const LISTS: Record<MenuTarget["kind"], Record<string, ListField>> = {
  menu: { categories: categoriesOfMenu },
  category: { dishes: dishesOfCategory },
  dish: { options: groupsOfDish },
  group: { choices: choicesOfGroup },
  choice: {},
};

/** The right that changing a field needs; null for an unknown field. */
export function rightOf(target: Target, field: string): StaffRight | null {
  return (columnsOf(target)[field] ?? listsOf(target)[field])?.right ?? null;
}

function listsOf(target: Target): Record<string, ListField> {
  return isOfMenu(target) ? LISTS[target.kind] : {};
}

/** Every field of a kind that is a column of its row, by name. */
export function columnValues(kind: StoredTarget["kind"], row: Row): Values {
  return valuesIn(COLUMNS[kind], row);
}

function valuesIn(columns: Record<string, ColumnField>, row: Row): Values {
  return Object.fromEntries(Object.entries(columns).map(([field, { read }]) => [field, read(row)]));
}

/** Every field of a target by name; null for an unknown one. */
export function fieldsOf(db: Db, target: Target): Promise<Values | null> {
  return valuesOf(db, target, Object.keys(listsOf(target)));
}

/** The columns of a target by its text; null for an unknown one. */
export async function storedColumns(db: Db, text: string): Promise<Values | null> {
  const target = targetOf(text);
  return target && valuesOf(db, target, []);
}

/**
 * The columns of a target and those of its lists that are among `fields`; null for an unknown one.
 */
export async function valuesOf(
  db: Db,
  target: Target,
  fields: readonly string[],
): Promise<Values | null> {
  const row = await rowOf(db, target);
  return row ? withLists(db, target, row, fields) : null;
}

/** The live values of the changed fields, by target. */
export async function liveValues(
  db: Db,
  changes: readonly { target: string; field: string }[],
): Promise<Map<string, Values>> {
  const live = new Map<string, Values>();
  for (const [text, fields] of Map.groupBy(changes, ({ target }) => target)) {
    const target = targetOf(text);
    const names = fields.map(({ field }) => field);
    const values = target && (await valuesOf(db, target, names));
    if (values) live.set(text, values);
  }
  return live;
}

async function withLists(
  db: Db,
  target: Target,
  row: Row,
  fields: readonly string[],
): Promise<Values> {
  const values = valuesIn(columnsOf(target), row);
  if (!isOfMenu(target)) return values;
  for (const field of fields) {
    const list = LISTS[target.kind][field];
    if (list) values[field] = await list.read(db, target);
  }
  return values;
}

export type Locked = { row: Row; values: Values };

/**
 * The row of a target, locked until the end of the transaction, and the values of its columns and
 * of those lists that are among `fields`. Null for an unknown row, and for an archived one unless
 * that is what changes.
 */
export async function lockedFields(
  trx: Trx,
  target: Target,
  fields: readonly string[],
): Promise<Locked | null> {
  const row = await lockedRow(trx, target);
  if (!row || (isArchived(row) && !fields.includes("archived"))) return null;
  return { row, values: await withLists(trx, target, row, fields) };
}

/** Writes values by field, as they are shown in history. `at` in epoch milliseconds. */
export async function writeFields(
  trx: Trx,
  target: Target,
  { row, values, at }: Locked & { at: number },
): Promise<void> {
  const columns: Row = {};
  for (const [field, value] of Object.entries(values)) {
    const column = columnsOf(target)[field];
    // Two translations share a column: the second one starts from what the first has written.
    if (column) Object.assign(columns, column.write(value, { ...row, ...columns }, at));
    if (isOfMenu(target)) await LISTS[target.kind][field]?.write(trx, target, value);
  }
  if (Object.keys(columns).length > 0) await updateRow(trx, target, columns);
}
