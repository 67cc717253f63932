import { inEachLocale } from "@noren/contract/locales.ts";
import { itemSchema } from "@noren/contract/menus.ts";
import type { StaffDish } from "@noren/contract/staff/menu-dish.ts";
import { missingFacts } from "@noren/ordering/missing-facts.ts";
import { z } from "zod";
import { menuReader } from "../catalogue/menu-reader.ts";
import { type MenuRows, menuRows } from "../catalogue/menu-rows.ts";
import type { Db } from "../db/open.ts";
import { drinkCategories } from "./drink-categories.ts";
import { fieldsOf } from "./fields.ts";
import { categoryTarget, dishTarget } from "./targets.ts";

/** A dish with every field, on sale, off sale or archived; null for an unknown one. */
export async function readStaffDish(db: Db, id: number): Promise<StaffDish | null> {
  const [rows, fields] = await Promise.all([menuRows(db), fieldsOf(db, { kind: "dish", id })]);
  if (!fields) return null;
  // Named like their columns' values; `staffDishSchema` refuses to encode anything else.
  const values = fields as StaffDish["values"];
  const shown = new Set(rows.categories.map((one) => categoryTarget(one.menu_id, one.id)));
  const items = new Map(rows.items.map((item) => [item.id, item]));
  const categories = rows.placements
    .filter(({ item_id }) => item_id === id)
    .map(({ menu_id, category_id }) => categoryTarget(menu_id, category_id))
    .filter((target) => shown.has(target));
  const ofDrinks = drinkCategories(rows);
  return {
    target: dishTarget(id),
    item_id: id,
    values,
    companions: values.companions.flatMap((item_id) => {
      const item = items.get(item_id);
      return item ? [{ item_id, name: item.name, is_archived: item.archived_at !== null }] : [];
    }),
    missing: missingFacts(
      values,
      categories.some((target) => ofDrinks.has(target)),
    ),
    categories,
    preview: previewOf(rows, id),
  };
}

/** What guests would get of the dish if it were on sale. */
function previewOf(rows: MenuRows, id: number): StaffDish["preview"] {
  const items = rows.items.map((item) =>
    item.id === id ? { ...item, is_available: 1 as const, archived_at: null } : item,
  );
  const menusIn = menuReader({ ...rows, items });
  const found = inEachLocale((locale) =>
    menusIn(locale)
      .flatMap(({ categories }) => categories.flatMap((category) => category.items))
      .find(({ item_id }) => item_id === id),
  );
  const { fr, en } = found;
  return fr && en ? { fr: z.encode(itemSchema, fr), en: z.encode(itemSchema, en) } : null;
}
