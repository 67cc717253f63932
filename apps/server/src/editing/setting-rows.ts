import { isRecord } from "@noren/contract/api-problem.ts";
import { settingReader } from "@noren/contract/setting-reader.ts";
import { storedPairs } from "../catalogue/read-catalogue.ts";
import { toJson } from "../db/json-text.ts";
import type { Db, Trx } from "../db/open.ts";
import type { Row } from "./rows.ts";
import { isEditableSetting, settingFields } from "./setting-fields.ts";

/** The stored values of a setting's fields, null where none is stored; undefined: not editable. */
export async function settingRow(db: Db, path: string): Promise<Row | undefined> {
  if (!isEditableSetting(path)) return undefined;
  const valueAt = settingReader(await storedPairs(db));
  const fields = Object.keys(settingFields(path));
  return Object.fromEntries(fields.map((field) => [field, valueAt(`${path}.${field}`) ?? null]));
}

/**
 * Writes fields of a setting into the stored pair that decides over each, which is the one whose
 * name is the longest dotted prefix of the field's path; without one into a new pair.
 */
export async function writeSettingRow(trx: Trx, path: string, row: Row): Promise<void> {
  const pairs = new Map((await storedPairs(trx)).map(({ name, value }) => [name, value]));
  const written = new Set<string>();
  for (const [field, value] of Object.entries(row)) {
    const steps = [...path.split("."), field];
    const prefixes = steps.map((_, end) => steps.slice(0, end + 1).join("."));
    const name = prefixes.findLast((prefix) => pairs.has(prefix)) ?? steps[0] ?? "";
    const rest = steps.slice(name.split(".").length);
    pairs.set(name, withValue(pairs.get(name), rest, value));
    written.add(name);
  }
  for (const name of written) {
    const value = toJson(pairs.get(name));
    await trx
      .insertInto("settings")
      .values({ name, value })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
      .execute();
  }
}

/** A text that holds a JSON object is one (wire.md, Settings). Null removes a value. */
function withValue(under: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  const read =
    typeof under === "string" ? settingReader([{ name: "it", value: under }])("it") : under;
  const { [key]: inner, ...others } = isRecord(read) ? read : {};
  if (rest.length === 0 && value === null) return others;
  return { ...(isRecord(read) ? read : {}), [key]: withValue(inner, rest, value) };
}
