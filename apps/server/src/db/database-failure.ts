import { DatabaseError } from "pg";

/**
 * Why a database failed although the statement was right: `unavailable`, it does not answer;
 * `busy`, locks or connections were not available in time; `full`, its disk is full; `unwritable`,
 * it refuses writes for another reason, such as a standby after a failover or a broken disk.
 */
export type DatabaseFailure = "unavailable" | "busy" | "full" | "unwritable";

/** The outcome is "not done" or unknown: the same call may be retried later. */
export class DatabaseUnavailable extends Error {
  readonly failure: DatabaseFailure;

  constructor(failure: DatabaseFailure, cause?: unknown) {
    super(`${SENTENCES[failure]}${cause instanceof Error ? ` (${cause.message})` : ""}`, { cause });
    this.name = "DatabaseUnavailable";
    this.failure = failure;
  }
}

const SENTENCES: Record<DatabaseFailure, string> = {
  unavailable: "the database does not answer",
  busy: "the database is busy",
  full: "the disk of the database is full",
  unwritable: "the database accepts no writes",
};

/** The failure behind an error; null for others, such as a constraint violation or a bug. */
export function databaseFailureOf(error: unknown): DatabaseFailure | null {
  if (error instanceof DatabaseUnavailable) return error.failure;
  if (error instanceof DatabaseError) return failureOfPostgres(error.code ?? "");
  const code = sqliteCode(error);
  return code === null ? null : failureOfSqlite(code);
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const POSTGRES_FAILURES: Record<string, DatabaseFailure> = {
  // Deadlock, serialization failure, lock timeout, statement timeout, idle in transaction.
  "40P01": "busy",
  "40001": "busy",
  "55P03": "busy",
  "57014": "busy",
  "25P03": "busy",
  // Out of memory, too many connections.
  "53200": "busy",
  "53300": "busy",
  "53100": "full",
  // Shutdown, crash, start-up.
  "57P01": "unavailable",
  "57P02": "unavailable",
  "57P03": "unavailable",
  // Read-only transaction: the server became a standby.
  "25006": "unwritable",
};

function failureOfPostgres(code: string): DatabaseFailure | null {
  return POSTGRES_FAILURES[code] ?? (code.startsWith("08") ? "unavailable" : null);
}

/** Whether the server reports a shutdown, a start-up or a lost connection. */
export function isServerGoing(error: unknown): boolean {
  return error instanceof DatabaseError && /^(57P0|08)/.test(error.code ?? "");
}

/** https://www.sqlite.org/rescode.html: the extended code of `node:sqlite`. */
function sqliteCode(error: unknown): number | null {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  return code === "ERR_SQLITE_ERROR" && typeof errcode === "number" ? errcode : null;
}

/** The WAL index (shared memory file) cannot grow: the disk is full. */
const SQLITE_IOERR_SHMSIZE = 4874;
const SQLITE_FAILURES: Record<number, DatabaseFailure> = {
  // BUSY and LOCKED.
  5: "busy",
  6: "busy",
  // PROTOCOL: processes that began transactions at the same moment kept meeting in the WAL's locks.
  15: "busy",
  // READONLY, IOERR: the disk is read-only or broken, while cached pages may still be read.
  8: "unwritable",
  10: "unwritable",
  // CANTOPEN: the folder is missing.
  14: "unavailable",
  // FULL.
  13: "full",
};

function failureOfSqlite(code: number): DatabaseFailure | null {
  return code === SQLITE_IOERR_SHMSIZE ? "full" : (SQLITE_FAILURES[code & 0xff] ?? null);
}
