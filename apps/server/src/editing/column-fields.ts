import type { Locale } from "@noren/contract/locales.ts";
import type { StaffRight } from "@noren/contract/staff/roles.ts";
import type { Columns } from "../db/columns.ts";
import { fromJson, toJson } from "../db/json-text.ts";
import type { Translations } from "../db/menu-tables.ts";
import type { Row } from "./rows.ts";

/** A field that is kept in columns of its target's row, and the right that changing it needs. */
export type ColumnField = {
  right: StaffRight;
  /** The value that history shows and undo restores. */
  read: (row: Row) => unknown;
  /** The columns of a new value; `at` in epoch milliseconds. */
  write: (value: unknown, row: Row, at: number) => Row;
};

const RIGHT: StaffRight = "change_menu";

/** A column as the field of its name. */
export function columnField(name: string, column: Columns[string], right = RIGHT): ColumnField {
  return {
    right,
    read: (row) => column.read(row[name] as never),
    write: (value) => ({ [name]: column.write(value as never) }),
  };
}

/** A text in another locale, by its name on the wire; null where the default locale's stands. */
export function translated(locale: Locale, name: string, right = RIGHT): ColumnField {
  return {
    right,
    read: (row) => translationsOf(row)[locale]?.[name] || null,
    write(value, row) {
      const all = translationsOf(row);
      const { [name]: _, ...others } = all[locale] ?? {};
      const words = typeof value === "string" ? { ...others, [name]: value } : others;
      return { translations: toJson({ ...all, [locale]: words }) };
    },
  };
}

export function archived(right = RIGHT): ColumnField {
  return {
    right,
    read: isArchived,
    write: (value, _row, at) => ({ archived_at: value === true ? at : null }),
  };
}

/** Dates and settings are never archived. */
export function isArchived({ archived_at = null }: Row): boolean {
  return archived_at !== null;
}

function translationsOf({ translations }: Row): Translations {
  return typeof translations === "string" ? fromJson<Translations>(translations as never) : {};
}
