import type { PostgresPool } from "kysely";
import pg from "pg";
import { DatabaseUnavailable, databaseFailureOf } from "./database-failure.ts";
import { type PreparedStatementClient, preparedStatementClient } from "./postgres-client.ts";

export const POOL_SIZE = 16;
const OLDEST_SERVER = 140_000;

/** Timeouts in milliseconds, 0 for none: short for requests, long for migrations. */
export type PostgresLimits = {
  /** For a connection, a new one or one from the pool. */
  connect: number;
  lock: number;
  statement: number;
  /** For a response, longer than `statement`, in case the server sends nothing at all. */
  answer: number;
  idleInTransaction: number;
};

export const REQUEST_LIMITS: PostgresLimits = {
  connect: 3000,
  lock: 4000,
  statement: 5000,
  answer: 6000,
  idleInTransaction: 30_000,
};

/** For migrations, which may index large tables and wait for each other. */
export const MIGRATION_LIMITS: PostgresLimits = {
  ...REQUEST_LIMITS,
  lock: 0,
  statement: 0,
  answer: 0,
  idleInTransaction: 0,
};

/** How long closing waits for the server. */
const CLOSE_TIMEOUT_MS = 2000;
/** A statement that takes longer triggers a health probe. */
const SLOW_MS = 1000;
/** For each of the two answers of a health probe. */
export const PROBE_MS = 1500;
/** TCP keep-alive: a vanished peer is noticed 10 s after this. */
const KEEP_ALIVE_MS = 10_000;

/** Options of every connection to the server. */
export function connectionTo(url: string) {
  return {
    connectionString: url,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: REQUEST_LIMITS.connect,
  };
}

type Watcher = {
  isUnavailable(): boolean;
  failed(error: unknown): void;
  /** Called when a statement or a connection is slow. */
  slow(): void;
};

/** A connection pool with timeouts, which refuses at once during an outage. */
export function openPool(url: string, limits: PostgresLimits, watcher: Watcher) {
  const clients = new Set<PreparedStatementClient>();
  const prepared = new WeakSet<pg.ClientBase>();
  const started = new Set<{ at: number }>();

  /** Tracks the duration and the errors of `work`. */
  async function watched<Result>(work: () => Promise<Result>): Promise<Result> {
    const start = { at: Date.now() };
    started.add(start);
    try {
      return await work();
    } catch (error) {
      watcher.failed(error);
      throw error;
    } finally {
      started.delete(start);
    }
  }

  const slowness = setInterval(() => {
    const late = Date.now() - SLOW_MS;
    const slow = [...started].filter(({ at }) => at < late);
    for (const start of slow) started.delete(start);
    if (slow.length > 0) watcher.slow();
  }, SLOW_MS / 2).unref();

  const pool = new pg.Pool({
    ...connectionTo(url),
    Client: preparedStatementClient(watched),
    max: POOL_SIZE,
    connectionTimeoutMillis: limits.connect,
    query_timeout: limits.answer,
    types: { getTypeParser },
  });
  // A broken connection rejects its pending queries, and the pool replaces it on demand. Without a
  // listener this event would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => clients.add(client as PreparedStatementClient));
  pool.on("remove", (client) => clients.delete(client as PreparedStatementClient));

  async function connect(): Promise<pg.PoolClient> {
    if (watcher.isUnavailable()) throw new DatabaseUnavailable("unavailable");
    const client = await watched(() => pool.connect().catch(refused));
    if (prepared.has(client)) return client;
    try {
      await setLimits(client, limits);
    } catch (error) {
      client.release(true);
      throw error;
    }
    prepared.add(client);
    return client;
  }

  /** Destroys every connection, which rejects all pending queries. */
  function destroyAll(): void {
    for (const client of clients) client.destroy();
  }

  async function end(): Promise<void> {
    clearInterval(slowness);
    const tooLong = setTimeout(destroyAll, CLOSE_TIMEOUT_MS);
    await pool.end().finally(() => clearTimeout(tooLong));
  }

  return { pool: { connect, end, options: pool.options } satisfies PostgresPool, destroyAll };
}

/**
 * Set by a query and not as a connection option: a connection pooler may refuse unknown options.
 */
async function setLimits(client: pg.PoolClient, limits: PostgresLimits): Promise<void> {
  await client.query(
    `select set_config('lock_timeout', $1, false), set_config('statement_timeout', $2, false),
      set_config('idle_in_transaction_session_timeout', $3, false)`,
    [limits.lock, limits.statement, limits.idleInTransaction].map(String),
  );
}

/** A failed connect: `busy` if the pool is exhausted, `unavailable` without a server. */
function refused(error: Error): never {
  if (error.message === "timeout exceeded when trying to connect")
    throw new DatabaseUnavailable("busy", error);
  if (databaseFailureOf(error) !== null || error instanceof pg.DatabaseError) throw error;
  throw new DatabaseUnavailable("unavailable", error);
}

/**
 * Queries the server on a separate connection; throws only if it is unreachable or shutting down.
 */
export async function probeServer(url: string, timeoutMs: number): Promise<void> {
  const limits = { connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs };
  const client = new pg.Client({ ...connectionTo(url), ...limits });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || databaseFailureOf(error) === "unavailable")
      throw error;
  } finally {
    void client.end().catch(() => {});
  }
}

/** Whether the server is at least PostgreSQL 14, the oldest tested release. */
export function isSupportedPostgres(serverVersion: number): boolean {
  return serverVersion >= OLDEST_SERVER;
}

/** node-postgres returns 8-byte integers as text; counts and ids are all safe integers here. */
const INT8 = pg.types.builtins.INT8;

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: "text" | "binary") =>
  oid === INT8 ? Number : pg.types.getTypeParser(oid, format as "text");
