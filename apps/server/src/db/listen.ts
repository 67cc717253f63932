import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { EVENTS_CHANNEL } from "./dialect.ts";
import { connectionTo } from "./postgres.ts";

const RECONNECT_MS = 1000;
/** A server that says nothing is left, and asked again. */
const ANSWER_MS = 5000;
const CLOSE_TIMEOUT_MS = 1000;

export type Listening = { stop: () => Promise<void> };

/**
 * A connection of its own that hears what other instances announce. It calls back at each
 * announcement, and whenever it is connected anew: something may have been said meanwhile.
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

  /** Once for each connection, however it ends. */
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

/** Does not wait for a server that does not answer. */
async function closeClient(client: pg.Client): Promise<void> {
  await Promise.race([
    client.end().catch(() => {}),
    delay(CLOSE_TIMEOUT_MS, undefined, { ref: false }),
  ]);
}
