import type { Undone } from "@noren/contract/staff/availability.ts";
import type { OfficeDesk } from "../desk-context.tsx";
import { targetWords } from "../menu/target-words.ts";
import { fieldLabel } from "../menu/value-words.ts";
import { type FormatValue, fieldChangeWords, withPictureFiles } from "./audit-changes.ts";

type Fields = Undone["changed_since"];

/** Whether a field that an undo has left is to have its earlier value again. */
type Question = {
  /** The changes that are restored together. */
  ids: number[];
  /** Record and field. */
  what: string;
  now: string;
  before: string;
  /** Left because its record is archived: it cannot be restored. */
  isArchived: boolean;
};

export function sinceQuestions(
  desk: OfficeDesk,
  fields: Fields,
  formatValue: FormatValue,
): Question[] {
  return withPictureFiles(fields).map(({ change, ids }) => {
    const { name, target, field, before, now, is_archived } = change;
    const { was, is } = fieldChangeWords(desk, { field, before: now, after: before }, formatValue);
    const record = targetWords(desk, target, name) ?? desk.m.audit.deleted;
    return {
      ids,
      what: `${record} · ${fieldLabel(desk, field)}`,
      now: was,
      before: is,
      isArchived: is_archived,
    };
  });
}
