import type { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
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
import { openMutex } from "./mutex.ts";
import { asKyselyDatabase } from "./sqlite.ts";
import { DatabaseUnavailable, troubleOf } from "./trouble.ts";

/** How long a statement waits in all for another process that writes, in milliseconds. */
export const BUSY_MS = 5000;
/** Between two attempts: twice as long each time, from the first to the second of these. */
const BACK_OFF_MS = [2, 64] as const;

export type EmbeddedOptions = {
  busyMs: number;
  /** Called with every failure. */
  failed: (error: unknown) => void;
};

/**
 * Kysely's dialect over `node:sqlite`, which is synchronous: whoever waits for another process's
 * lock gives the only connection back meanwhile, so that reading and the rest of the program go on.
 */
export class EmbeddedDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #database: DatabaseSync;
  readonly #options: EmbeddedOptions;

  constructor(database: DatabaseSync, options: Partial<EmbeddedOptions> = {}) {
    const config: SqliteDialectConfig = { database: asKyselyDatabase(database) };
    super(config);
    this.#config = config;
    this.#database = database;
    this.#options = { busyMs: BUSY_MS, failed() {}, ...options };
  }

  override createDriver(): Driver {
    return new YieldingDriver(this.#config, this.#database, this.#options);
  }

  override createAdapter(): DialectAdapter {
    return new EmbeddedAdapter();
  }
}

class YieldingDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  readonly #options: EmbeddedOptions;
  readonly #mutex = openMutex();
  #connection: DatabaseConnection | null = null;

  constructor(config: SqliteDialectConfig, database: DatabaseSync, options: EmbeddedOptions) {
    super(config);
    this.#database = database;
    this.#options = options;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#mutex.lock();
    this.#connection ??= this.#yielding(await super.acquireConnection());
    return this.#connection;
  }

  override async releaseConnection(): Promise<void> {
    this.#mutex.unlock();
  }

  /**
   * A transaction that reads first and writes later cannot wait for another process's write (SQLite
   * refuses it at once): with `immediate` the waiting is done at the beginning.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** A full disk may have ended the transaction already. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const isOver = this.#database.isOpen && !this.#database.isTransaction;
    if (!isOver) await super.rollbackTransaction(connection);
  }

  #yielding(connection: DatabaseConnection): DatabaseConnection {
    return {
      executeQuery: (query) => this.#retrying(() => connection.executeQuery(query)),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
  }

  /** Only outside a transaction can a statement be refused for a lock: it has done nothing then. */
  async #retrying<Result>(ask: () => Promise<Result>): Promise<Result> {
    const deadline = Date.now() + this.#options.busyMs;
    for (let wait: number = BACK_OFF_MS[0]; ; wait = Math.min(2 * wait, BACK_OFF_MS[1])) {
      try {
        return await ask();
      } catch (error) {
        const isBusy = troubleOf(error) === "busy" && !this.#database.isTransaction;
        if (!isBusy) {
          this.#options.failed(error);
          throw error;
        }
        if (Date.now() >= deadline) throw new DatabaseUnavailable("busy", error);
      }
      this.#mutex.unlock();
      await delay(wait);
      await this.#mutex.lock();
    }
  }
}

class EmbeddedAdapter extends SqliteAdapter {
  /** SQLite rolls back `create table` as well, so all migrations run in one transaction, under its lock. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** There is one; the driver itself hands it to one caller at a time. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}
