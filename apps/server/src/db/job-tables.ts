import type { Generated, Selectable } from "kysely";
import type { JsonText } from "./json-text.ts";

export type JobTables = { jobs: JobsTable };

/**
 * Background work, written in the transaction that makes it necessary. `dedupe_key` is unique: the
 * same job is enqueued once. Jobs of one `serial_key` run one after another, in the order of their
 * ids. `leased_until`: a worker has the job until then. `expires_at`: from then on it is not begun.
 * `done_at` with a `last_error` was given up; the payload of what is done is deleted.
 */
type JobsTable = {
  id: Generated<number>;
  kind: string;
  dedupe_key: string;
  serial_key: string | null;
  payload: JsonText<unknown>;
  created_at: number;
  run_at: number;
  expires_at: number | null;
  attempts: Generated<number>;
  leased_until: number | null;
  done_at: number | null;
  last_error: string | null;
};

export type JobRow = Selectable<JobsTable>;
