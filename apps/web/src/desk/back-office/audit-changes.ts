import { isRecord } from "@noren/contract/api-problem.ts";
import type { ActionField, ShownField } from "@noren/contract/staff/actions.ts";
import type { AuditEntry } from "@noren/contract/staff/people.ts";
import type { OfficeDesk } from "../desk-context.tsx";
import { targetWords } from "../menu/target-words.ts";
import { changeWords, fieldLabel } from "../menu/value-words.ts";

/** Null: absent on that side. */
export type AuditChange = {
  name: string;
  before: string | null;
  after: string | null;
};

/** Of a field of the menu, which can be undone. */
export type RecordChange = AuditChange & {
  /** The record, where the entry is about several. */
  target: string | null;
  /** The changes that are undone with it, its own first. */
  ids: number[];
  undone: boolean;
};

type Changes = readonly (AuditEntry["changes"][number] & { undone?: boolean })[];

export type FormatValue = (name: string, value: unknown) => string;

/** What the desk compares and finds records by; of no interest to a reader. */
const UNREAD: ReadonlySet<string> = new Set<Exclude<ActionField, ShownField>>([
  "version",
  "job_id",
  "printer_id",
]);

/**
 * The values that differ between both sides of an entry, each formatted by `said`; unchanged values
 * are left out.
 */
export function auditChanges(
  before: unknown,
  after: unknown,
  formatValue: FormatValue,
): AuditChange[] {
  const was = sideOf(before, formatValue);
  const is = sideOf(after, formatValue);
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((name) => ({ name, before: was.get(name) ?? null, after: is.get(name) ?? null }))
    .filter((change) => change.before !== change.after);
}

/** The fields of records that an entry has changed, each with its label. */
export function recordChanges(
  desk: OfficeDesk,
  { subject, changes }: { subject: string; changes: Changes },
  formatValue: FormatValue,
): RecordChange[] {
  return withPictureFiles(changes).map(({ change, ids }) => {
    const { name, target, field, before, after, undone = false } = change;
    const { was, is } = fieldChangeWords(desk, { field, before, after }, formatValue);
    return {
      ids,
      undone,
      target: target === subject ? null : (targetWords(desk, target, name) ?? desk.m.audit.deleted),
      name: fieldLabel(desk, field),
      before: isNone(before) ? null : was,
      after: isNone(after) ? null : is,
    };
  });
}

type Changed = { id: number; target: string; field: string };

/** The changes that people read, each with the ids of those that belong to it. */
export function withPictureFiles<Change extends Changed>(
  changes: readonly Change[],
): { change: Change; ids: number[] }[] {
  const files = changes.filter(isPictureFile);
  const read = changes.filter((change) => !isPictureFile(change));
  return read.map((change) => {
    const own = files.filter((file) => change.field === "picture" && file.target === change.target);
    return { change, ids: [change.id, ...own.map(({ id }) => id)] };
  });
}

/** The address of a picture's file, which the server writes with the picture. */
function isPictureFile({ field }: { field: string }): boolean {
  return field === "image";
}

/** Both values of a field in words; instants and what is sold out are formatted by `formatValue`. */
export function fieldChangeWords(
  desk: OfficeDesk,
  { field, before, after }: { field: string; before: unknown; after: unknown },
  formatValue: FormatValue,
): { was: string; is: string } {
  const isSoldOut = field === "sold_out";
  if (!isSoldOut && !field.endsWith("_at")) return changeWords(desk, field, before, after);
  const { no, nothing } = desk.m.menuFields;
  const said = (value: unknown) => {
    if (isNone(value)) return isSoldOut ? no : nothing;
    return formatValue(field, value);
  };
  return { was: said(before), is: said(after) };
}

function isNone(value: unknown): boolean {
  return value === null || value === undefined || value === "";
}

function sideOf(side: unknown, formatValue: FormatValue): Map<string, string> {
  if (side === null || side === undefined) return new Map();
  const fields = isRecord(side) ? Object.entries(side) : [["", side] as const];
  return new Map(
    fields
      .filter(([name, value]) => !isNone(value) && !UNREAD.has(name))
      .map(([name, value]) => [name, formatValue(name, value)]),
  );
}
