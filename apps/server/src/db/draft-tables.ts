import type { DraftState } from "@noren/contract/staff/drafts.ts";
import type { Generated, Selectable } from "kysely";
import type { JsonText } from "./json-text.ts";

/** The tables of drafts, with the conventions of `schema.ts`. */
export type DraftTables = { drafts: DraftsTable; draft_changes: DraftChangesTable };

/** A field of a target of the menu, with its name when it was reported. */
export type ReportedField = { target: string; name: string | null; field: string };
type StoredReport = {
  skipped: ReportedField[];
  problems: (ReportedField & { code: string })[];
};

/**
 * `publish_local` is the restaurant's local time of `publish_at`. The names of people are those
 * that they had then. `report`: of its publication, or of the attempt that failed.
 */
type DraftsTable = {
  id: Generated<number>;
  name: string;
  status: DraftState;
  publish_at: number | null;
  publish_local: string | null;
  created_at: number;
  created_by_id: number;
  created_by: string;
  scheduled_by_id: number | null;
  scheduled_by: string | null;
  published_action: number | null;
  report: JsonText<StoredReport> | null;
};

/**
 * A new value of a field; `seen`: the live one when it was put into the draft; `put_by`: the name
 * that who put it had then, null where nobody knows.
 */
type DraftChangesTable = {
  id: Generated<number>;
  draft_id: number;
  target: string;
  field: string;
  seen: JsonText<unknown>;
  value: JsonText<unknown>;
  put_by: string | null;
};

export type DraftRow = Selectable<DraftsTable>;
export type DraftChangeRow = Selectable<DraftChangesTable>;
