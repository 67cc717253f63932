import type { Item } from "@noren/ordering/model.ts";
import type { MenuRows } from "./menu-rows.ts";

/**
 * What stays the same from one version of the menu to the next keeps its identity: rows with equal
 * values, and dishes made of the same rows. So only what was changed is made and encoded anew.
 */
export type MenuMemory = {
  /** The rows, those that are known as the objects known before. */
  known(rows: MenuRows): MenuRows;
  /** The dish made of the rows `of` before under this key, otherwise a new one. */
  itemOf(row: object, key: string, of: () => readonly unknown[], make: () => Item): Item;
};

type Made = { of: readonly unknown[]; item: Item };

/** Makes every dish anew. */
export const NO_MEMORY: MenuMemory = {
  known: (rows) => rows,
  itemOf: (_row, _key, _of, make) => make(),
};

export function menuMemory(): MenuMemory {
  const items = rowMemory<MenuRows["items"][number]>(({ id }) => id);
  const groups = rowMemory<MenuRows["groups"][number]>(({ id }) => id);
  const options = rowMemory<MenuRows["options"][number]>(({ item_id, id }) => `${item_id}/${id}`);
  const choices = rowMemory<MenuRows["choices"][number]>(({ group_id, id }) => `${group_id}/${id}`);
  /** By the dish's row, which is forgotten as soon as it changes. */
  const made = new WeakMap<object, Map<string, Made>>();
  return {
    known: (rows) => ({
      ...rows,
      items: items(rows.items),
      groups: groups(rows.groups),
      options: options(rows.options),
      choices: choices(rows.choices),
    }),
    itemOf(row, key, of, make) {
      const byKey = made.get(row) ?? new Map<string, Made>();
      made.set(row, byKey);
      const last = byKey.get(key);
      const rows = of();
      if (last && isSame(last.of, rows)) return last.item;
      const item = make();
      byKey.set(key, { of: rows, item });
      return item;
    },
  };
}

/**
 * Gives back the row of the last reading where it has equal values. Others are copied: the rows of
 * node:sqlite are hash tables, and the fields of a copy are read in a tenth of the time.
 */
function rowMemory<Row extends object>(keyOf: (row: Row) => unknown): (rows: Row[]) => Row[] {
  let last: Row[] = [];
  return (rows) => {
    let byKey: Map<unknown, Row> | null = null;
    last = rows.map((row, at) => {
      // Nearly every row stands where it stood: that takes a third of the time of keys for all.
      const there = last[at];
      if (there && isEqualRow(there, row)) return there;
      byKey ??= new Map(last.map((one) => [keyOf(one), one]));
      const before = byKey.get(keyOf(row));
      return before && isEqualRow(before, row) ? before : { ...row };
    });
    return last;
  };
}

/** Columns are numbers, texts and null. */
function isEqualRow<Row extends object>(one: Row, other: Row): boolean {
  for (const name in one) if (one[name] !== other[name]) return false;
  return true;
}

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, at) => one === others[at]);
}
