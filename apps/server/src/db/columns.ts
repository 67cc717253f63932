import { fromJson, type JsonText, toJson } from "./json-text.ts";
import type { Flag } from "./schema.ts";

/** How a value is stored in a column, the same in both databases. */
export type Column<Value, Stored> = {
  read: (stored: Stored) => Value;
  write: (value: Value) => Stored;
  /** What a new record has. */
  initial: Value;
};

/** A number, a text or null, stored as it is. */
export function plain<Value>(initial: Value): Column<Value, Value> {
  return { read: (stored) => stored, write: (value) => value, initial };
}

export function flag(initial: boolean): Column<boolean, Flag> {
  return { read: (stored) => stored === 1, write: (value) => (value ? 1 : 0), initial };
}

export function json<Value>(initial: Value): Column<Value, JsonText<Value>> {
  return { read: fromJson, write: toJson, initial };
}

/** Null where nothing is stored. */
export function nullableJson<Value>(): Column<Value | null, JsonText<Value> | null> {
  return {
    read: (stored) => (stored === null ? null : fromJson(stored)),
    write: (value) => (value === null ? null : toJson(value)),
    initial: null,
  };
}

/** A column of any type. */
type AnyColumn = {
  read: (stored: never) => unknown;
  write: (value: never) => unknown;
  initial: unknown;
};

export type Columns = Record<string, AnyColumn>;

/** The values of columns by name. */
export type ValuesOf<Of extends Columns> = {
  [Name in keyof Of]: Of[Name] extends Column<infer Value, infer _> ? Value : never;
};

/** The part of a row that those columns are. */
export type StoredIn<Of extends Columns> = {
  [Name in keyof Of]: Of[Name] extends Column<infer _, infer Stored> ? Stored : never;
};

/** The values in a row. */
export function valuesIn<Of extends Columns>(columns: Of, row: StoredIn<Of>): ValuesOf<Of> {
  return mapColumns(columns, ({ read }, name) => read(row[name] as never)) as ValuesOf<Of>;
}

/** The columns of a row with those values. */
export function storedAs<Of extends Columns>(columns: Of, values: ValuesOf<Of>): StoredIn<Of> {
  return mapColumns(columns, ({ write }, name) => write(values[name] as never)) as StoredIn<Of>;
}

/** The columns of the row of a new record. */
export function newRow<Of extends Columns>(columns: Of): StoredIn<Of> {
  return mapColumns(columns, ({ write, initial }) => write(initial as never)) as StoredIn<Of>;
}

function mapColumns<Of extends Columns>(
  columns: Of,
  convert: (column: Columns[string], name: keyof Of) => unknown,
): Record<string, unknown> {
  const mapped: Record<string, unknown> = {};
  // Thousands of rows are read after a change of the menu.
  for (const name in columns) mapped[name] = convert(columns[name] as Columns[string], name);
  return mapped;
}
