import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import {
  type Dialect,
  Kysely,
  type KyselyConfig,
  PostgresDialect,
  sql,
  type Transaction,
} from "kysely";
import type { Log } from "../log.ts";
import { StartError } from "../start-error.ts";
import { type DialectName, serverVersion } from "./dialect.ts";
import { BUSY_MS, EmbeddedDialect } from "./embedded-dialect.ts";
import { type DatabaseHealth, watchHealth } from "./health.ts";
import {
  isSupportedPostgres,
  MIGRATION_LIMITS,
  openPool,
  PROBE_MS,
  probeServer,
  REQUEST_LIMITS,
} from "./postgres.ts";
import { probeWrite } from "./probe-write.ts";
import type { Tables } from "./schema.ts";
import { openSqlite } from "./sqlite.ts";

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

export type Database = {
  db: Db;
  dialect: DialectName;
  /** Its location for messages, without password. */
  location: string;
  health: DatabaseHealth;
  /** Runs `work` (migrations) on a connection of its own with long timeouts. */
  withOwnConnection<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  close: () => Promise<void>;
};

export type DatabaseLocation = { databaseUrl: string | null; dataDir: string };

/** How long a migration waits for another process that migrates. */
const MIGRATION_BUSY_MS = 10 * 60_000;

type DatabaseLog = Pick<Log, "info" | "error"> & Partial<Pick<Log, "trace" | "isLevelEnabled">>;
const SILENT: DatabaseLog = { info: () => {}, error: () => {} };

/** At level `trace` logs every statement with its duration, without parameters. */
function statementsTo(log: DatabaseLog): Pick<KyselyConfig, "log"> {
  if (!log.isLevelEnabled?.("trace")) return {};
  return {
    log: ({ query, queryDurationMillis }) =>
      log.trace?.({ sql: query.sql, ms: Math.round(queryDurationMillis) }, "statement"),
  };
}

/** Opens the database and queries it once; throws a `StartError` if that fails. */
export async function openDatabase(
  { databaseUrl, dataDir }: DatabaseLocation,
  log: DatabaseLog = SILENT,
  probeMs = PROBE_MS,
): Promise<Database> {
  return databaseUrl === null ? openEmbedded(dataDir, log) : openServer(databaseUrl, log, probeMs);
}

const READY_MS = 2000;

/** Whether the database answers within `READY_MS` and can write. */
export async function isReady({ db, health }: Pick<Database, "db" | "health">): Promise<boolean> {
  if (health.state() !== "ready") return false;
  const answers = ping(db).then(
    () => true,
    () => false,
  );
  return Promise.race([answers, delay(READY_MS, false, { ref: false })]);
}

/** Throws if the database does not answer. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

function openEmbedded(dataDir: string, log: DatabaseLog): Database {
  const path = join(dataDir, "noren.sqlite");
  const open = (busyMs: number, failed: (error: unknown) => void) =>
    new Kysely<Tables>({
      dialect: new EmbeddedDialect(openSqlite(path), { busyMs, failed }),
      ...statementsTo(log),
    });
  try {
    mkdirSync(dataDir, { recursive: true });
    const db = open(BUSY_MS, (error) => health.failed(error));
    const probe = async () => {
      await db.selectFrom("data_version").select("version").execute();
    };
    const health = watchHealth({
      probe,
      probeWrite: () => probeWrite(db),
      onUnavailable() {},
      log,
    });
    return {
      db,
      dialect: "sqlite",
      location: path,
      health,
      async withOwnConnection(work) {
        const own = open(MIGRATION_BUSY_MS, () => {});
        const result = await using(own, work);
        await rereadSchema(db);
        return result;
      },
      async close() {
        health.stop();
        await db.destroy();
      },
    };
  } catch (cause) {
    throw new StartError(`DATA_DIR: the database ${path} cannot be opened (${reasonOf(cause)})`);
  }
}

/**
 * Reads the schema anew after another connection has changed it. SQLite does so by itself, but
 * while it cannot, since another process holds the file, it answers "no such table" to a statement
 * that names a new table. This one names none: it is refused as busy, and retried.
 */
async function rereadSchema(db: Db): Promise<void> {
  await sql`select count(*) from sqlite_schema`.execute(db);
}

async function openServer(url: string, log: DatabaseLog, probeMs: number): Promise<Database> {
  const { host, pathname } = new URL(url);
  const location = `${host}${pathname}`;
  const watcher = {
    isUnavailable: () => health.state() === "unavailable",
    failed: (error: unknown) => health.failed(error),
    slow: () => health.suspect(),
  };
  const { pool, destroyAll } = openPool(url, REQUEST_LIMITS, watcher);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...statementsTo(log) });
  const health = watchHealth({
    probe: () => probeServer(url, probeMs),
    probeWrite: () => probeWrite(db),
    onUnavailable: destroyAll,
    log,
  });
  const close = async () => {
    health.stop();
    await db.destroy();
  };
  try {
    const { rows } = await serverVersion().execute(db);
    if (!isSupportedPostgres(rows[0]?.version ?? 0))
      throw new Error("it is older than PostgreSQL 14");
  } catch (cause) {
    await close();
    throw new StartError(
      `DATABASE_URL: the database at ${location} is not usable (${reasonOf(cause)})`,
    );
  }
  return {
    db,
    dialect: "postgres",
    location,
    health,
    withOwnConnection: (work) =>
      using(new Kysely<Tables>({ dialect: migrationDialect(url) }), work),
    close,
  };
}

function migrationDialect(url: string): Dialect {
  const watcher = { isUnavailable: () => false, failed() {}, slow() {} };
  return new PostgresDialect({ pool: openPool(url, MIGRATION_LIMITS, watcher).pool });
}

async function using<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** First line of the reason; of several failed addresses, that of the first. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  return cause instanceof Error ? (cause.message.split("\n")[0] ?? "") : String(cause);
}
