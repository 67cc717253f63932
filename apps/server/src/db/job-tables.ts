import type { Generated, Selectable } from "kysely";
import type { JsonText } from "./json-text.ts";

export type JobTables = { jobs: JobsTable };

/**
 * Background jobs, enqueued in the transaction that requires them. `dedupe_key` is unique: the same
 * job is enqueued once. Jobs with the same `serial_key` run one after another by id.
 * `leased_until`: end of a worker's lease. `expires_at`: not begun from then on. `done_at` with
 * `last_error`: given up. The payload of a finished job is deleted.
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
