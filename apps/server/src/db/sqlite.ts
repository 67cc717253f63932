import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { troubleOf } from "./trouble.ts";

/** How long the opening waits for other processes that open the same file. */
const OPENING_MS = 10_000;

/**
 * The embedded database: what is committed is on the disk before it is answered. Statements never
 * wait for another process by themselves, because that would hold the whole program: see
 * `EmbeddedDialect`.
 */
export function openSqlite(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: OPENING_MS });
  switchToWal(database);
  database.exec("pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 0;");
  return database;
}

/**
 * Several processes may open a new file at once, and the switch to WAL does not wait for the others
 * as statements do: a refusal means that one of them is doing it.
 */
function switchToWal(database: DatabaseSync): void {
  const deadline = Date.now() + OPENING_MS;
  for (;;) {
    try {
      database.exec("pragma journal_mode = wal");
      return;
    } catch (error) {
      if (troubleOf(error) !== "busy" || Date.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

/** How many statements are kept ready; beyond, the one used longest ago is prepared anew. */
const KEPT_STATEMENTS = 200;

/** Kysely writes the same few statements over and over: each is prepared once. */
export function asKyselyDatabase(database: DatabaseSync) {
  const kept = new Map<string, ReturnType<typeof prepared>>();

  function prepared(sql: string) {
    const statement = database.prepare(sql);
    const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
      run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
      // Read row by row, it must not be begun again by somebody else.
      iterate: (parameters: readonly unknown[]) =>
        database.prepare(sql).iterate(...values(parameters)),
    };
  }

  return {
    close: () => database.close(),
    prepare(sql: string) {
      const statement = kept.get(sql) ?? prepared(sql);
      kept.delete(sql);
      kept.set(sql, statement);
      if (kept.size > KEPT_STATEMENTS) kept.delete(kept.keys().next().value ?? "");
      return statement;
    },
  };
}
