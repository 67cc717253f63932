import type { Socket } from "node:net";
import pg from "pg";
import { DatabaseUnavailable, databaseFailureOf } from "./database-failure.ts";

/** Bounds the prepared statements of a connection, which the server keeps until it ends. */
export const MAX_PREPARED = 200;
/** Bounds the texts that were run once so far. */
const MAX_FIRST_USES = 1000;

type Watched = <Result>(work: () => Promise<Result>) => Promise<Result>;

export type PreparedStatementClient = pg.PoolClient & {
  /** Ends the connection without waiting for the server. */
  destroy(): void;
};

/**
 * Client that prepares each repeated statement once per connection, except those that return all
 * columns of a table (`*`): a column added by a newer program would invalidate the prepared
 * statement of an older one. A connection that breaks or times out throws `DatabaseUnavailable` and
 * is not used again, nor is one to a server that became a standby: a new one may reach the primary.
 */
export function preparedStatementClient(watched: Watched): typeof pg.Client {
  const preparedName = namesOfRepeated();
  return class extends pg.Client {
    isBroken = false;

    constructor(config?: pg.ClientConfig) {
      super(config);
      this.on("error", () => {
        this.isBroken = true;
      });
    }

    // The parent's overloads apply; this only adds a name to text queries.
    override query(...call: unknown[]): never {
      const [text, values] = call;
      const isPlain = typeof text === "string" && Array.isArray(values) && call.length === 2;
      const name = isPlain ? preparedName(text) : undefined;
      const named = name === undefined ? call : [{ name, text, values }];
      const runQuery = () => super.query(...(named as Parameters<pg.Client["query"]>)) as unknown;
      if (typeof call.at(-1) === "function") return runQuery() as never;
      return watched(() =>
        (runQuery() as Promise<unknown>).catch((error) => this.translateError(error)),
      ) as never;
    }

    destroy(): void {
      this.isBroken = true;
      (this as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
    }

    translateError(error: Error): never {
      const isStandby = databaseFailureOf(error) === "unwritable";
      if (isStandby || error.message === "Query read timeout") this.destroy();
      if (this.isBroken && !(error instanceof pg.DatabaseError))
        throw new DatabaseUnavailable("unavailable", error);
      throw error;
    }
  };
}

/**
 * The name under which a statement is prepared; none at its first use, so that texts that are
 * generated once (lists of any length) take no name from those that are run again.
 */
function namesOfRepeated(): (text: string) => string | undefined {
  const preparedNames = new Map<string, string>();
  const firstUses = new Set<string>();
  return (text) => {
    const known = preparedNames.get(text);
    if (known !== undefined || preparedNames.size >= MAX_PREPARED) return known;
    if (text.replaceAll("(*)", "").includes("*")) return undefined;
    if (!firstUses.delete(text)) {
      if (firstUses.size >= MAX_FIRST_USES) firstUses.clear();
      firstUses.add(text);
      return undefined;
    }
    const name = `noren_${preparedNames.size}`;
    preparedNames.set(text, name);
    return name;
  };
}
