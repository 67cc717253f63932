import type { PostgresPool } from "kysely";
import pg from "pg";
import { type PreparingClient, preparingClient } from "./postgres-client.ts";
import { DatabaseUnavailable, troubleOf } from "./trouble.ts";

const POOL_SIZE = 16;
const OLDEST_SERVER = 140_000;

/** In milliseconds. What serves a request is short; what prepares the tables may take its time. */
export type PostgresLimits = {
  /** Until a connection is there, a new one or a free one of the pool. */
  connect: number;
  lock: number;
  statement: number;
  /** Until an answer must be there: longer than `statement`, for a server that says nothing at all. */
  answer: number;
  idleInTransaction: number;
};

export const SERVING: PostgresLimits = {
  connect: 3000,
  lock: 4000,
  statement: 5000,
  answer: 6000,
  idleInTransaction: 30_000,
};

/** For migrations, which index tables of any size and wait for each other. */
export const PREPARING: PostgresLimits = {
  ...SERVING,
  lock: 0,
  statement: 0,
  answer: 0,
  idleInTransaction: 0,
};

/** How long a close waits for the server's goodbye. */
const CLOSE_TIMEOUT_MS = 2000;
/** A statement that takes longer makes one ask whether the server still answers. */
const SLOW_MS = 1000;
const PROBE_MS = 1500;
/** A connection whose other end vanished is noticed after this and 10 s. */
const KEEP_ALIVE_MS = 10_000;

/** For every connection that is opened to the server. */
export function connectionTo(url: string) {
  return {
    connectionString: url,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: SERVING.connect,
  };
}

type Watcher = {
  isAway(): boolean;
  failed(error: unknown): void;
  /** A statement or a connection takes long. */
  slow(): void;
};

/** A pool whose connections never wait for ever, and which refuses at once while the server is away. */
export function openPool(url: string, limits: PostgresLimits, watcher: Watcher) {
  const clients = new Set<PreparingClient>();
  const prepared = new WeakSet<pg.ClientBase>();
  const started = new Set<{ at: number }>();

  /** Notes how long `work` takes, and what it fails with. */
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
    Client: preparingClient(watched),
    max: POOL_SIZE,
    connectionTimeoutMillis: limits.connect,
    query_timeout: limits.answer,
    types: { getTypeParser },
  });
  // A connection that breaks tells whoever waits for an answer on it, and the pool opens another
  // when one is needed. Unheard, the same news would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => clients.add(client as PreparingClient));
  pool.on("remove", (client) => clients.delete(client as PreparingClient));

  async function connect(): Promise<pg.PoolClient> {
    if (watcher.isAway()) throw new DatabaseUnavailable("away");
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

  /** Breaks every connection: whoever waits on one hears of it now. */
  function cutAll(): void {
    for (const client of clients) client.cut();
  }

  async function end(): Promise<void> {
    clearInterval(slowness);
    const tooLong = setTimeout(cutAll, CLOSE_TIMEOUT_MS);
    await pool.end().finally(() => clearTimeout(tooLong));
  }

  return { pool: { connect, end, options: pool.options } satisfies PostgresPool, cutAll };
}

/** Said to the server itself and not at the connecting: a pooler in between refuses what it does not know. */
async function setLimits(client: pg.PoolClient, limits: PostgresLimits): Promise<void> {
  await client.query(
    `select set_config('lock_timeout', $1, false), set_config('statement_timeout', $2, false),
      set_config('idle_in_transaction_session_timeout', $3, false)`,
    [limits.lock, limits.statement, limits.idleInTransaction].map(String),
  );
}

/** No connection came: all are in use, or there is no way to the server. */
function refused(error: Error): never {
  if (error.message === "timeout exceeded when trying to connect")
    throw new DatabaseUnavailable("busy", error);
  if (troubleOf(error) !== null || error instanceof pg.DatabaseError) throw error;
  throw new DatabaseUnavailable("away", error);
}

/** Asks the server on a connection of its own; whatever it says but that it stops is an answer. */
export async function probeServer(url: string): Promise<void> {
  const limits = { connectionTimeoutMillis: PROBE_MS, query_timeout: PROBE_MS };
  const client = new pg.Client({ ...connectionTo(url), ...limits });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || troubleOf(error) === "away") throw error;
  } finally {
    void client.end().catch(() => {});
  }
}

/** The oldest release that the schema is tried with. */
export function isSupportedPostgres(serverVersion: number): boolean {
  return serverVersion >= OLDEST_SERVER;
}

/** What node-postgres gives as text: counts and ids of 8 bytes, which here are all safe integers. */
const INT8 = pg.types.builtins.INT8;

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: "text" | "binary") =>
  oid === INT8 ? Number : pg.types.getTypeParser(oid, format as "text");
