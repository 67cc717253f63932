import { PostgresDialect } from "kysely";
import pg from "pg";

const CONNECT_TIMEOUT_MS = 5000;
const POOL_SIZE = 16;
const OLDEST_SERVER = 140_000;

/** What node-postgres gives as text: counts and ids of 8 bytes, which here are all safe integers. */
const INT8 = pg.types.builtins.INT8;

export function openPostgres(url: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: { getTypeParser },
  });
  // A connection that breaks tells whoever waits for an answer on it, and the pool opens another
  // when one is needed. Unheard, the same news would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return new PostgresDialect({ pool });
}

/** The oldest release that the schema is tried with. */
export function isSupportedPostgres(serverVersion: number): boolean {
  return serverVersion >= OLDEST_SERVER;
}

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: "text" | "binary") =>
  oid === INT8 ? Number : pg.types.getTypeParser(oid, format as "text");
