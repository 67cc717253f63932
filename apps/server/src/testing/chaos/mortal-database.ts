import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
} from "kysely";
import { EmbeddedDialect } from "../../db/embedded-dialect.ts";
import type { Db } from "../../db/open.ts";
import type { Tables } from "../../db/schema.ts";
import { openSqlite } from "../../db/sqlite.ts";
import { Life } from "./life.ts";

/** The embedded database of a process that may die at any statement: what it began is undone. */
export function openMortalDatabase(dataDir: string): { db: Db; life: Life } {
  const database = openSqlite(join(dataDir, "noren.sqlite"));
  const life = new Life(() => database.close());
  return { db: new Kysely<Tables>({ dialect: new MortalDialect(database, life) }), life };
}

class MortalDialect extends EmbeddedDialect {
  readonly #life: Life;

  constructor(database: DatabaseSync, life: Life) {
    super(database);
    this.#life = life;
  }

  override createDriver(): Driver {
    return new MortalDriver(super.createDriver(), this.#life);
  }
}

/** Kysely's own driver, with the mortal connection in place of its one. */
class MortalDriver implements Driver {
  readonly #driver: Driver;
  readonly #life: Life;
  readonly #inner = new WeakMap<DatabaseConnection, DatabaseConnection>();

  constructor(driver: Driver, life: Life) {
    this.#driver = driver;
    this.#life = life;
  }

  init = () => this.#driver.init();
  destroy = () => this.#driver.destroy();

  async acquireConnection(): Promise<DatabaseConnection> {
    const inner = await this.#driver.acquireConnection();
    const connection = new MortalConnection(inner, this.#life);
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

class MortalConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #life: Life;

  constructor(connection: DatabaseConnection, life: Life) {
    this.#connection = connection;
    this.#life = life;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.#life.step();
    const result = await this.#connection.executeQuery<R>(query);
    await this.#life.step();
    return result;
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error("nothing here reads a result row by row");
  }
}
