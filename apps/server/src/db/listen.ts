import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { EVENTS_CHANNEL } from "./dialect.ts";
import { connectionTo } from "./postgres.ts";

const RECONNECT_MS = 1000;
/** After this time without an answer the connection is closed and opened again. */
const ANSWER_MS = 5000;
const CLOSE_TIMEOUT_MS = 1000;

export type Listening = { stop: () => Promise<void> };

/**
 * Listens to other instances' notifications on a connection of its own. Calls back at each
 * notification and after each (re)connect, since notifications may have been missed.
 */
export function listen(databaseUrl: string, onNotification: () => void): Listening {
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let isStopped = false;
  let connecting: Promise<void> = connect();

  async function connect(): Promise<void> {
    const own = new pg.Client({ ...connectionTo(databaseUrl), query_timeout: ANSWER_MS });
    client = own;
    own.on("error", () => {});
    own.on("end", () => reconnect(own));
    own.on("notification", onNotification);
    try {
      await own.connect();
      await own.query(`listen ${EVENTS_CHANNEL}`);
      onNotification();
    } catch {
      await closeClient(own);
      reconnect(own);
    }
  }

  /** Schedules one reconnect per connection, however it ended. */
  function reconnect(own: pg.Client): void {
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
      if (client) await closeClient(client);
    },
  };
}

/** Closes a connection, without waiting longer than `CLOSE_TIMEOUT_MS` for the server. */
async function closeClient(client: pg.Client): Promise<void> {
  await Promise.race([
    client.end().catch(() => {}),
    delay(CLOSE_TIMEOUT_MS, undefined, { ref: false }),
  ]);
}
