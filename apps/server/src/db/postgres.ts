import { PostgresDialect } from "kysely";
import pg from "pg";

const CONNECT_TIMEOUT_MS = 5000;
const POOL_SIZE = 16;
const OLDEST_SERVER = 140_000;

/** What node-postgres gives as text: counts and ids of 8 bytes, which here are all safe integers. */
const INT8 = pg.types.builtins.INT8;

export function openPostgres(url: string): PostgresDialect {
  const pool = new pg.Pool({
    Client: PreparingClient,
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

/** More than the program has; statements that differ from call to call do not fill the server. */
const MOST_PREPARED = 200;
const preparedNames = new Map<string, string>();

/**
 * Has the server parse and plan a statement once a connection. Not one with a `*`: when a newer
 * program adds a column, what an older one beside it has prepared would no longer fit.
 */
class PreparingClient extends pg.Client {
  // The overloads of `pg` are those of the parent; this only names what is called with text.
  override query(...call: unknown[]): never {
    const [text, values] = call;
    const isPlain = typeof text === "string" && Array.isArray(values) && call.length === 2;
    const name = isPlain ? preparedName(text) : undefined;
    const named = name === undefined ? call : [{ name, text, values }];
    return super.query(...(named as Parameters<pg.Client["query"]>)) as never;
  }
}

function preparedName(text: string): string | undefined {
  if (text.includes("*")) return undefined;
  const known = preparedNames.get(text);
  if (known !== undefined || preparedNames.size >= MOST_PREPARED) return known;
  const name = `noren_${preparedNames.size}`;
  preparedNames.set(text, name);
  return name;
}

/** The oldest release that the schema is tried with. */
export function isSupportedPostgres(serverVersion: number): boolean {
  return serverVersion >= OLDEST_SERVER;
}

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: "text" | "binary") =>
  oid === INT8 ? Number : pg.types.getTypeParser(oid, format as "text");
