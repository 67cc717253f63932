import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { databaseFailureOf } from "./database-failure.ts";

/** How long opening waits for other processes that open the same file. */
const OPENING_MS = 10_000;

/**
 * Opens the embedded database. A commit is on disk before it returns. `busy_timeout` is 0, since a
 * waiting statement would block the event loop: `EmbeddedDialect` waits instead.
 */
export function openSqlite(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: OPENING_MS });
  switchToWal(database);
  database.exec("pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 0;");
  return database;
}

/**
 * Retries the switch to WAL, which ignores the busy timeout, while another process does it at the
 * same time.
 */
function switchToWal(database: DatabaseSync): void {
  const deadline = Date.now() + OPENING_MS;
  for (;;) {
    try {
      database.exec("pragma journal_mode = wal");
      return;
    } catch (error) {
      if (databaseFailureOf(error) !== "busy" || Date.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

/** Size of the LRU cache of prepared statements. */
const KEPT_STATEMENTS = 200;

/** Adapter to Kysely's SQLite interface, with a cache of prepared statements. */
export function asKyselyDatabase(database: DatabaseSync) {
  const statements = new Map<string, ReturnType<typeof prepared>>();

  function prepared(sql: string) {
    const statement = database.prepare(sql);
    const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
      run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
      // Not cached: a statement must not be restarted while its rows are being read.
      iterate: (parameters: readonly unknown[]) =>
        database.prepare(sql).iterate(...values(parameters)),
    };
  }

  return {
    close: () => database.close(),
    prepare(sql: string) {
      const statement = statements.get(sql) ?? prepared(sql);
      statements.delete(sql);
      statements.set(sql, statement);
      if (statements.size > KEPT_STATEMENTS)
        statements.delete(statements.keys().next().value ?? "");
      return statement;
    },
  };
}
