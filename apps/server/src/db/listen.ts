import pg from "pg";
import { EVENTS_CHANNEL } from "./dialect.ts";

const RECONNECT_MS = 1000;

export type Listening = { stop: () => Promise<void> };

/**
 * A connection of its own that hears what other instances announce. It calls back at each
 * announcement, and whenever it is connected anew: something may have been said meanwhile.
 */
export function listen(databaseUrl: string, heard: () => void): Listening {
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let isStopped = false;
  let connecting: Promise<void> = connect();

  async function connect(): Promise<void> {
    const own = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    client = own;
    own.on("error", () => {});
    own.on("end", () => again(own));
    own.on("notification", heard);
    try {
      await own.connect();
      await own.query(`listen ${EVENTS_CHANNEL}`);
      heard();
    } catch {
      await own.end().catch(() => {});
      again(own);
    }
  }

  /** Once for each connection, however it ends. */
  function again(own: pg.Client): void {
    if (isStopped || client !== own) return;
    client = null;
    retry = setTimeout(() => {
      connecting = connect();
    }, RECONNECT_MS);
    retry.unref();
  }

  return {
    async stop() {
      isStopped = true;
      if (retry) clearTimeout(retry);
      await connecting;
      await client?.end().catch(() => {});
    },
  };
}
