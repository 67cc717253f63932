import type { Locale } from "@noren/contract/locales.ts";
import type { OnlyWith } from "@noren/ordering/model.ts";
import type { Cents } from "@noren/ordering/money.ts";
import type { Generated } from "kysely";
import type { StoredIn } from "./columns.ts";
import type { JsonText } from "./json-text.ts";
import type { MENU_COLUMNS } from "./menu-columns.ts";

/** Translated texts of a record in locales other than the default, by field name of the wire. */
export type Translations = Partial<Record<Locale, Record<string, string> | undefined>>;

/**
 * Epoch milliseconds; what is archived is shown nowhere, and kept for the orders that contain it.
 */
export type ArchivedAt = Generated<number | null>;

type Columns = typeof MENU_COLUMNS;

type Archivable = { archived_at: ArchivedAt; translations: JsonText<Translations> };

type MenusTable = StoredIn<Columns["menu"]> & Archivable & { id: number; position: number };

type CategoriesTable = StoredIn<Columns["category"]> &
  Archivable & { menu_id: number; id: number; position: number };

type ItemsTable = StoredIn<Columns["dish"]> & Archivable & { id: number };

/** Placement of an item in a category; one item may be in several menus. */
type PlacementsTable = {
  menu_id: number;
  category_id: number;
  item_id: number;
  position: number;
};

type OptionGroupsTable = StoredIn<Columns["group"]> & Archivable & { id: number };

/**
 * A group on a dish, once; ids are unique per item only. With `only_with`, choices of an earlier
 * option of the dish, `min` and `max` apply where one of them is taken. `prices`: in cents by
 * choice id, where the dish has a price of its own.
 */
type OptionsTable = {
  item_id: number;
  id: number;
  group_id: number;
  position: number;
  min: number;
  max: number | null;
  only_with: JsonText<Pick<OnlyWith, "option_id" | "choices">> | null;
  prices: JsonText<Record<string, Cents>>;
};

type ChoicesTable = StoredIn<Columns["choice"]> &
  Archivable & {
    group_id: number;
    id: number;
    position: number;
    /** The dish that the choice is; the price is then its supplement. */
    dish_id: number | null;
  };

export type MenuTables = {
  menus: MenusTable;
  categories: CategoriesTable;
  items: ItemsTable;
  placements: PlacementsTable;
  option_groups: OptionGroupsTable;
  options: OptionsTable;
  choices: ChoicesTable;
};
