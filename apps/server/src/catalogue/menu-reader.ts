import type { Locale } from "@noren/contract/locales.ts";
import { consistentDiets } from "@noren/ordering/declarations.ts";
import type { Category, Choice, DayHours, Item, Menu, Option } from "@noren/ordering/model.ts";
import type { Selectable } from "kysely";
import { fromJson } from "../db/json-text.ts";
import type { StoredDay, Tables } from "../db/schema.ts";
import { wordsIn } from "./words.ts";

type Rows<Table extends keyof Tables> = Selectable<Tables[Table]>[];
type Row<Table extends keyof Tables> = Rows<Table>[number];

export type MenuRows = {
  menus: Rows<"menus">;
  categories: Rows<"categories">;
  placements: Rows<"placements">;
  items: Rows<"items">;
  options: Rows<"options">;
  choices: Rows<"choices">;
};

/** Assembles the rows into menus in a locale; unavailable dishes are left out. */
export function menuReader(rows: MenuRows): (locale: Locale) => Menu[] {
  const available = new Map(
    rows.items.filter((item) => item.is_available).map((item) => [item.id, item]),
  );
  const categoriesOf = Map.groupBy(rows.categories, ({ menu_id }) => menu_id);
  const placementsOf = Map.groupBy(rows.placements, keyOfCategory);
  const optionsOf = Map.groupBy(rows.options, ({ item_id }) => item_id);
  const choicesOf = Map.groupBy(
    rows.choices,
    ({ item_id, option_id }) => `${item_id}/${option_id}`,
  );

  return function menusIn(locale) {
    return rows.menus.map((row) => menuOf(row, (categoriesOf.get(row.id) ?? []).map(category)));

    function menuOf(row: Row<"menus">, categories: Category[]): Menu {
      const words = wordsIn(locale, row.translations);
      return {
        menu_id: row.id,
        menu_name: words("menu_name", row.name),
        menu_is_open: false,
        menu_is_available: row.is_available === 1,
        active_times: hoursIn(locale, fromJson(row.active_times)),
        time_ranges: fromJson(row.time_ranges),
        pickup_time_ranges: fromJson(row.pickup_time_ranges),
        categories,
      };
    }

    function category(row: Row<"categories">): Category {
      const words = wordsIn(locale, row.translations);
      const placements = placementsOf.get(`${row.menu_id}/${row.id}`) ?? [];
      return {
        category_id: row.id,
        category_name: words("category_name", row.name),
        category_description: words("category_description", row.description),
        items: placements.flatMap((placement) => {
          const item = available.get(placement.item_id);
          return item ? itemOf(item, placement) : [];
        }),
      };
    }

    function itemOf(row: Row<"items">, placement: Row<"placements">): Item {
      const words = wordsIn(locale, row.translations);
      const { price_delivery, price_pickup, tax_rate } = row;
      return {
        item_id: row.id,
        item_name: words("item_name", row.name),
        item_description: words("item_description", row.description),
        item_image: row.image,
        item_picture: row.picture === null ? null : fromJson(row.picture),
        item_score: row.score,
        item_category_id: placement.category_id,
        item_menu_id: placement.menu_id,
        item_price: { price_delivery, price_pickup, tax_rate },
        ...declared(row),
        options: (optionsOf.get(row.id) ?? []).map(option),
      };
    }

    function option(row: Row<"options">): Option {
      return {
        option_id: row.id,
        option_name: wordsIn(locale, row.translations)("option_name", row.name),
        selected: 0,
        min: row.min,
        max: row.max,
        option_options: (choicesOf.get(`${row.item_id}/${row.id}`) ?? []).map(choice),
      };
    }

    function choice(row: Row<"choices">): Choice {
      const { id, option_id, price, tax_rate } = row;
      const name = wordsIn(locale, row.translations)("name", row.name);
      return { id, option_id, name, price, quantity: 0, tax_rate, ...declared(row) };
    }
  };
}

function declared({ allergens, diets }: Row<"items"> | Row<"choices">) {
  const declaration = allergens === null ? null : fromJson(allergens);
  return {
    allergens: declaration,
    diets: consistentDiets(fromJson(diets), declaration?.contains ?? []),
  };
}

function keyOfCategory({ menu_id, category_id }: Row<"placements">): string {
  return `${menu_id}/${category_id}`;
}

function hoursIn(locale: Locale, days: Record<string, StoredDay>): Record<string, DayHours> {
  const entries = Object.entries(days).map(([weekday, { label, is_open, times, translations }]) => {
    const word = wordsIn(locale, translations)("label", label);
    return [weekday, { label: word, is_open, times }] as const;
  });
  return Object.fromEntries(entries);
}
