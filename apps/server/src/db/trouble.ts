import { DatabaseError } from "pg";

/**
 * Why a database failed although the statement was right: `away`, it does not answer; `busy`, locks
 * or connections were not available in time; `full`, its disk is full.
 */
export type Trouble = "away" | "busy" | "full";

/** The outcome is "not done" or unknown: the same call may be retried later. */
export class DatabaseUnavailable extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble, cause?: unknown) {
    super(`${SENTENCES[trouble]}${cause instanceof Error ? ` (${cause.message})` : ""}`, { cause });
    this.name = "DatabaseUnavailable";
    this.trouble = trouble;
  }
}

const SENTENCES: Record<Trouble, string> = {
  away: "the database does not answer",
  busy: "the database is busy",
  full: "the disk of the database is full",
};

/**
 * The trouble that an error stands for; null for other errors, such as a constraint violation or a
 * bug.
 */
export function troubleOf(error: unknown): Trouble | null {
  if (error instanceof DatabaseUnavailable) return error.trouble;
  if (error instanceof DatabaseError) return troubleOfPostgres(error.code ?? "");
  const code = sqliteCode(error);
  return code === null ? null : troubleOfSqlite(code);
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const POSTGRES_TROUBLES: Record<string, Trouble> = {
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
  // Shutdown, crash, start-up; read-only during a failover.
  "57P01": "away",
  "57P02": "away",
  "57P03": "away",
  "25006": "away",
};

function troubleOfPostgres(code: string): Trouble | null {
  return POSTGRES_TROUBLES[code] ?? (code.startsWith("08") ? "away" : null);
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
const SQLITE_TROUBLES: Record<number, Trouble> = {
  // BUSY and LOCKED.
  5: "busy",
  6: "busy",
  // READONLY, IOERR, CANTOPEN: the disk or folder is missing or broken.
  8: "away",
  10: "away",
  14: "away",
  // FULL.
  13: "full",
};

function troubleOfSqlite(code: number): Trouble | null {
  return code === SQLITE_IOERR_SHMSIZE ? "full" : (SQLITE_TROUBLES[code & 0xff] ?? null);
}
