import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
} from "kysely";
import { EmbeddedDialect } from "../../src/db/embedded-dialect.ts";
import type { Db } from "../../src/db/open.ts";
import type { Tables } from "../../src/db/schema.ts";
import { openSqlite } from "../../src/db/sqlite.ts";
import { CrashPoint } from "./crash-point.ts";

/**
 * The embedded database of a process that may crash at any statement; open transactions roll back.
 */
export function openCrashingDatabase(dataDir: string): { db: Db; crashPoint: CrashPoint } {
  const database = openSqlite(join(dataDir, "noren.sqlite"));
  const crashPoint = new CrashPoint(() => database.close());
  return {
    db: new Kysely<Tables>({ dialect: new CrashingDialect(database, crashPoint) }),
    crashPoint,
  };
}

class CrashingDialect extends EmbeddedDialect {
  readonly #crashPoint: CrashPoint;

  constructor(database: DatabaseSync, crashPoint: CrashPoint) {
    super(database);
    this.#crashPoint = crashPoint;
  }

  override createDriver(): Driver {
    return new CrashingDriver(super.createDriver(), this.#crashPoint);
  }
}

/** Wraps Kysely's driver so that each connection goes through the crash point. */
class CrashingDriver implements Driver {
  readonly #driver: Driver;
  readonly #crashPoint: CrashPoint;
  readonly #inner = new WeakMap<DatabaseConnection, DatabaseConnection>();

  constructor(driver: Driver, crashPoint: CrashPoint) {
    this.#driver = driver;
    this.#crashPoint = crashPoint;
  }

  init = () => this.#driver.init();
  destroy = () => this.#driver.destroy();

  async acquireConnection(): Promise<DatabaseConnection> {
    const inner = await this.#driver.acquireConnection();
    const connection = new CrashingConnection(inner, this.#crashPoint);
    this.#inner.set(connection, inner);
    return connection;
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await this.#driver.releaseConnection(this.#inner.get(connection) ?? connection);
  }

  beginTransaction: Driver["beginTransaction"] = (connection, settings) =>
    this.#driver.beginTransaction(connection, settings);
  commitTransaction: Driver["commitTransaction"] = (connection) =>
    this.#driver.commitTransaction(connection);
  rollbackTransaction: Driver["rollbackTransaction"] = (connection) =>
    this.#driver.rollbackTransaction(connection);
}

class CrashingConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #crashPoint: CrashPoint;

  constructor(connection: DatabaseConnection, crashPoint: CrashPoint) {
    this.#connection = connection;
    this.#crashPoint = crashPoint;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.#crashPoint.step();
    const result = await this.#connection.executeQuery<R>(query);
    await this.#crashPoint.step();
    return result;
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error("nothing here reads a result row by row");
  }
}
