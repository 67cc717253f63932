import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from "kysely";

/** How long a statement waits for another process's write. */
const BUSY_TIMEOUT_MS = 10_000;

/** The embedded database: what is committed is on the disk before it is answered. */
export function openSqlite(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  switchToWal(database);
  database.exec("pragma synchronous = full; pragma foreign_keys = on;");
  return database;
}

/**
 * Several processes may open a new file at once, and the switch to WAL does not wait for the others
 * as statements do: a refusal means that one of them is doing it.
 */
function switchToWal(database: DatabaseSync): void {
  const deadline = Date.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      database.exec("pragma journal_mode = wal");
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

function isBusy(error: unknown): boolean {
  const code = (error as { errcode?: number }).errcode ?? 0;
  return (code & 0xff) === 5 || (code & 0xff) === 6;
}

/** Kysely's dialect over `node:sqlite`; its transactions take the write lock when they begin. */
export class EmbeddedDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(database: DatabaseSync) {
    const config: SqliteDialectConfig = { database: asKyselyDatabase(database) };
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config);
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter();
  }
}

/**
 * A transaction that reads first and writes later cannot wait for another process's write (SQLite
 * refuses it at once): with `immediate` the waiting is done at the beginning.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

/** SQLite rolls back `create table` as well, so all migrations run in one transaction, under its lock. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** How many statements are kept ready; beyond, the one used longest ago is prepared anew. */
const KEPT_STATEMENTS = 200;

/** Kysely writes the same few statements over and over: each is prepared once. */
function asKyselyDatabase(database: DatabaseSync) {
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
