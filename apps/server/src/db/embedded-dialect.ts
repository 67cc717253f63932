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
import { DatabaseUnavailable, databaseFailureOf } from "./database-failure.ts";
import { openMutex } from "./mutex.ts";
import { asKyselyDatabase } from "./sqlite.ts";

/** Total time in ms that a statement waits for another process's write lock. */
export const BUSY_MS = 5000;
/** Back-off between attempts in ms: doubled from the first to the second value. */
const BACK_OFF_MS = [2, 64] as const;

export type EmbeddedOptions = {
  busyMs: number;
  /** Called with every error. */
  failed: (error: unknown) => void;
};

/**
 * Kysely's dialect over `node:sqlite`, which is synchronous. While waiting for another process's
 * lock it releases the only connection, so that reads and the event loop continue.
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
   * Uses `begin immediate`: SQLite fails a transaction at once that starts with a read and then has
   * to wait for another process's write lock, so the lock is taken at the start.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** SQLite may have rolled the transaction back already, on a full disk. */
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

  /** Retries outside a transaction only: there a statement refused for a lock has done nothing. */
  async #retrying<Result>(ask: () => Promise<Result>): Promise<Result> {
    const deadline = Date.now() + this.#options.busyMs;
    for (let wait: number = BACK_OFF_MS[0]; ; wait = Math.min(2 * wait, BACK_OFF_MS[1])) {
      try {
        return await ask();
      } catch (error) {
        const isBusy = databaseFailureOf(error) === "busy" && !this.#database.isTransaction;
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
  /**
   * SQLite's DDL is transactional, so all migrations run in one transaction, under its write lock.
   */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** There is one connection; the driver serializes its callers. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}
