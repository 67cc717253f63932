import type { Locale } from "@noren/contract/locales.ts";
import { consistentDiets } from "@noren/ordering/declarations.ts";
import type { Category, Choice, DayHours, Item, Menu, Option } from "@noren/ordering/model.ts";
import type { Selectable } from "kysely";
import { type ValuesOf, valuesIn } from "../db/columns.ts";
import { fromJson } from "../db/json-text.ts";
import { type DECLARED_COLUMNS, MENU_COLUMNS, type StoredDay } from "../db/menu-columns.ts";
import type { Tables } from "../db/schema.ts";
import { storedObstacle } from "./dish-choice.ts";
import { hoursReader } from "./hours-reader.ts";
import { type MenuMemory, NO_MEMORY } from "./menu-memory.ts";
import type { MenuRows } from "./menu-rows.ts";
import { wordsIn } from "./words.ts";

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

/** What a choice of a group has on one dish alone. */
type Placed = Pick<Choice, "option_id" | "price">;

export function isOnSale({
  is_available,
  archived_at,
}: Pick<Row<"items">, "is_available" | "archived_at">): boolean {
  return is_available === 1 && archived_at === null;
}

export function itemName({ name, translations }: Row<"items">, locale: Locale): string {
  return wordsIn(locale, translations)("item_name", name);
}

/** Assembles the rows into menus in a locale; unavailable dishes are left out. */
export function menuReader(
  rows: MenuRows,
  memory: MenuMemory = NO_MEMORY,
): (locale: Locale) => Menu[] {
  const available = new Map(rows.items.filter(isOnSale).map((item) => [item.id, item]));
  const categoriesOf = Map.groupBy(rows.categories, ({ menu_id }) => menu_id);
  const placementsOf = Map.groupBy(rows.placements, keyOfCategory);
  const withHours = hoursReader(rows);
  const optionsOf = Map.groupBy(rows.options, ({ item_id }) => item_id);
  const groups = new Map(rows.groups.map((group) => [group.id, group]));
  const choicesOf = Map.groupBy(rows.choices, ({ group_id }) => group_id);
  // PostgreSQL returns a changed row last.
  const onSale = [...available.keys()].sort((a, b) => a - b).join();
  const rowsBehind = oncePerRow(rowsOf);
  const storedDish = oncePerRow((row: Row<"items">) =>
    withConsistentDiets(valuesIn(MENU_COLUMNS.dish, row)),
  );
  const storedChoice = oncePerRow((row: Row<"choices">) =>
    withConsistentDiets(valuesIn(MENU_COLUMNS.choice, row)),
  );

  /** All that a dish is made of: its row, those of its choices, and which dishes are on sale. */
  function rowsOf(item: Row<"items">): unknown[] {
    const options = optionsOf.get(item.id) ?? [];
    const choices = options.flatMap(({ group_id }) => choicesOf.get(group_id) ?? []);
    const dishes = choices.flatMap(({ dish_id }) =>
      dish_id === null ? [] : [available.get(dish_id), ...(optionsOf.get(dish_id) ?? [])],
    );
    const named = options.map(({ group_id }) => groups.get(group_id));
    return [onSale, item, ...options, ...named, ...choices, ...dishes];
  }

  return function menusIn(locale) {
    return rows.menus.map((row) => menuOf(row, (categoriesOf.get(row.id) ?? []).map(category)));

    function menuOf(row: Row<"menus">, categories: Category[]): Menu {
      const words = wordsIn(locale, row.translations);
      const stored = valuesIn(MENU_COLUMNS.menu, row);
      const menu: Menu = {
        menu_id: row.id,
        menu_name: words("menu_name", stored.name),
        menu_is_open: false,
        menu_is_available: stored.is_available,
        active_times: hoursIn(locale, stored.active_times),
        time_ranges: stored.time_ranges,
        pickup_time_ranges: stored.pickup_time_ranges,
        usual: {},
        dates: {},
        categories,
      };
      return withHours(menu, stored.takes_services, locale);
    }

    function category(row: Row<"categories">): Category {
      const words = wordsIn(locale, row.translations);
      const stored = valuesIn(MENU_COLUMNS.category, row);
      const placements = placementsOf.get(`${row.menu_id}/${row.id}`) ?? [];
      return {
        category_id: row.id,
        category_name: words("category_name", stored.name),
        category_description: words("category_description", stored.description),
        own_container: stored.own_container || undefined,
        items: placements.flatMap((placement) => {
          const item = available.get(placement.item_id);
          if (!item) return [];
          const key = `${locale} ${row.menu_id}/${row.id}`;
          return memory.itemOf(
            item,
            key,
            () => rowsBehind(item),
            () => itemOf(item, placement),
          );
        }),
      };
    }

    function itemOf(row: Row<"items">, placement: Row<"placements">): Item {
      const words = wordsIn(locale, row.translations);
      const dish = storedDish(row);
      const { price_delivery, price_pickup, tax_rate } = dish;
      return {
        item_id: row.id,
        item_name: itemName(row, locale),
        item_description: words("item_description", dish.description),
        item_image: dish.image,
        item_picture: dish.picture,
        item_picture_alt: words("item_picture_alt", dish.picture_alt ?? "") || undefined,
        item_score: dish.score,
        item_category_id: placement.category_id,
        item_menu_id: placement.menu_id,
        item_price: { price_delivery, price_pickup, tax_rate },
        ...declared(dish),
        is_formule: dish.is_formule || undefined,
        companions: dish.companions.filter((id) => available.has(id)),
        options: (optionsOf.get(row.id) ?? []).flatMap((option) => {
          const group = groups.get(option.group_id);
          return group ? optionOf(option, group, row) : [];
        }),
      };
    }

    function optionOf(
      row: Row<"options">,
      group: Row<"option_groups">,
      parent: Row<"items">,
    ): Option {
      const { id: option_id, min, max } = row;
      const prices = fromJson(row.prices);
      return {
        option_id,
        option_name: wordsIn(locale, group.translations)("option_name", group.name),
        selected: 0,
        min: row.only_with === null ? min : 0,
        max,
        ...(row.only_with !== null && { only_with: { ...fromJson(row.only_with), min, max } }),
        option_options: (choicesOf.get(group.id) ?? []).flatMap((choice) => {
          const placed = { option_id, price: prices[choice.id] ?? choice.price };
          return choice.dish_id === null
            ? choiceOf(choice, placed)
            : dishChoice(choice, choice.dish_id, { ...placed, parent });
        }),
      };
    }

    function choiceOf(row: Row<"choices">, { option_id, price }: Placed): Choice {
      const choice = storedChoice(row);
      const { tax_rate } = choice;
      const name = wordsIn(locale, row.translations)("name", choice.name);
      return { id: row.id, option_id, name, price, quantity: 0, tax_rate, ...declared(choice) };
    }

    /** None while the dish is off sale, or where it needs choices of its own. */
    function dishChoice(
      { id }: Row<"choices">,
      dishId: number,
      { option_id, price, parent }: Placed & { parent: Row<"items"> },
    ): Choice[] {
      const row = available.get(dishId);
      if (!row || storedObstacle(row, optionsOf.get(dishId) ?? [])) return [];
      const dish = storedDish(row);
      const { tax_rate, image, picture, price_delivery, price_pickup, reference_price } = dish;
      return [
        {
          id,
          option_id,
          name: itemName(row, locale),
          price,
          quantity: 0,
          tax_rate,
          item_id: dishId,
          item_image: image ?? undefined,
          item_picture: picture ?? undefined,
          reference_price: isFormule(parent)
            ? {
                price_delivery: reference_price ?? price_delivery,
                price_pickup: reference_price ?? price_pickup,
              }
            : undefined,
          ...declared(dish),
        },
      ];
    }
  };
}

function isFormule({ is_formule }: Row<"items">): boolean {
  return is_formule === 1;
}

type Declared = Pick<ValuesOf<typeof DECLARED_COLUMNS>, "allergens" | "diets" | "facts">;

/** Without the diets that its own allergens contradict. */
function withConsistentDiets<Of extends Declared>(stored: Of): Of {
  return { ...stored, diets: consistentDiets(stored.diets, stored.allergens?.contains ?? []) };
}

function declared({ allergens, diets, facts }: Declared): Declared {
  return { allergens, diets, facts };
}

/** A choice is on many dishes, and each in every locale: its row is read once. */
function oncePerRow<Of extends object, Value>(read: (row: Of) => Value): (row: Of) => Value {
  const known = new Map<Of, Value>();
  return (row) => {
    const value = known.get(row) ?? read(row);
    known.set(row, value);
    return value;
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
