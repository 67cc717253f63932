import type { DraftChange } from "@noren/contract/staff/drafts.ts";
import type { StaffMenus } from "@noren/contract/staff/menu.ts";
import type { DishValues, StaffDish } from "@noren/contract/staff/menu-dish.ts";

type Change = Pick<DraftChange, "target" | "field" | "value">;
type Values = Record<string, unknown>;

/**
 * The menus as they are once a draft is published: its texts, prices and switches, not its lists.
 */
export function withDraft(menus: StaffMenus["menus"], changes: Iterable<Change>) {
  const values = byTarget(changes);
  if (values.size === 0) return menus;
  return menus.map((menu) => ({
    ...changed(menu, values),
    categories: menu.categories.map((category) => ({
      ...changed(category, values),
      dishes: category.dishes.map((dish) => changed(dish, values)),
    })),
  }));
}

/** A dish with every value that a draft has for it. */
export function withDraftValues(dish: StaffDish, changes: Iterable<Change>): StaffDish {
  const own = byTarget(changes).get(dish.target);
  return own ? { ...dish, values: { ...dish.values, ...(own as Partial<DishValues>) } } : dish;
}

/** Only fields that the record shows, and only where both values are plain. */
function changed<T extends { target: string }>(record: T, values: Map<string, Values>): T {
  const own = values.get(record.target);
  if (!own) return record;
  const shown = Object.entries(own).filter(
    ([field, value]) => field in record && isPlain(value) && isPlain(record[field as keyof T]),
  );
  return { ...record, ...Object.fromEntries(shown) };
}

function isPlain(value: unknown): boolean {
  return value === null || typeof value !== "object";
}

function byTarget(changes: Iterable<Change>): Map<string, Values> {
  const values = new Map<string, Values>();
  for (const { target, field, value } of changes)
    values.set(target, { ...values.get(target), [field]: value });
  return values;
}
