import { isRecord } from "@noren/contract/api-problem.ts";
import { logFault } from "../../platform/log-fault.ts";
import { parsedJson } from "../../platform/parsed-json.ts";
import { readDurable, writeDurable } from "./durable-text.ts";

/** Amounts in cents; null for a text that a record doesn't have. */
export type FieldValue = string | number | null;
/** What was typed into a field and isn't saved; `seen`: the value that the field showed before. */
export type Typed = { text: string; seen: FieldValue };
/** By field, such as `dish:12/price_pickup`. */
export type TypedFields = Readonly<Record<string, Typed>>;
/** `at`: when it was kept, in epoch milliseconds, later than anything that was kept before. */
export type Kept = { at: number; fields: TypedFields };

const NOTHING: Kept = { at: 0, fields: {} };
/** Key in local storage; the person's id follows, since a desk's device has several people. */
const KEY = "desk_typed";
/** The last that were typed. */
const MAX_KEPT = 500;
/** In UTF-16 units: a form as JSON with the record that it was made of, the longest a zone's. */
const MAX_TEXT = 20_000;
const FIELD = new RegExp(
  `^(${[
    "[a-z]+(:[1-9]\\d*){1,2}",
    // A choice of a group in a dish.
    "option(:[1-9]\\d*){3}",
    "(weekday|date|setting|zone|offer|coupon):[\\w.-]{1,100}",
    // Something new, in the record that it is added to.
    "(menu|category|dish|group|choice|draft):new(-[\\w-]{1,100})?",
  ].join("|")})/[a-z_]+$`,
);

/** What isn't readable is left out. */
export function keptIn(text: string | null): Kept {
  const stored = parsedJson(text);
  if (!isRecord(stored) || !isRecord(stored.fields)) return NOTHING;
  const fields = Object.entries(stored.fields).flatMap(([key, value]) => {
    const typed = FIELD.test(key) ? typedIn(value) : null;
    return typed ? [[key, typed]] : [];
  });
  const at = Number.isSafeInteger(stored.at) ? Number(stored.at) : 0;
  return { at, fields: Object.fromEntries(fields) };
}

export function keptText({ at, fields }: Kept): string {
  const last = Object.entries(fields)
    .slice(-MAX_KEPT)
    .map(([key, { text, seen }]) => [key, { text: text.slice(0, MAX_TEXT), seen }]);
  return JSON.stringify({ at, fields: Object.fromEntries(last) });
}

export function readKept(person: number): Kept {
  try {
    return keptIn(localStorage.getItem(nameOf(person)));
  } catch {
    return NOTHING;
  }
}

/**
 * What local storage has lost with a killed browser; null where it has everything. Chromium writes
 * local storage to the disk after five seconds.
 */
export async function readLost(person: number, { at }: Kept): Promise<Kept | null> {
  const durable = keptIn(await readDurable(nameOf(person)));
  return durable.at > at ? durable : null;
}

/** Changes one field of what is kept, since another tab may have kept others; null removes it. */
export function keepField(person: number, key: string, typed: Typed | null): void {
  const { [key]: before, ...others } = readKept(person).fields;
  if (typed) keep(person, { ...others, [key]: typed });
  else if (before) keep(person, others);
}

/** Local storage has it before a tab can be closed, the durable copy before a browser is killed. */
export function keep(person: number, fields: TypedFields): void {
  const at = Math.max(Date.now(), readKept(person).at + 1);
  const text = keptText({ at, fields });
  writeDurable(nameOf(person), text);
  try {
    localStorage.setItem(nameOf(person), text);
  } catch (error) {
    // Where the storage is full or refused, the page goes on without it.
    logFault(error);
  }
}

function nameOf(person: number): string {
  return `${KEY}:${person}`;
}

function typedIn(value: unknown): Typed | null {
  if (!isRecord(value)) return null;
  const { text, seen } = value;
  const isSeen = seen === null || typeof seen === "string" || Number.isSafeInteger(seen);
  const isTyped = typeof text === "string" && text.length <= MAX_TEXT && isSeen;
  return isTyped ? { text, seen: seen as FieldValue } : null;
}
