import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { TestServer } from "./test-server.ts";

/** Every dish costs so many cents more, from one moment to the next: the server runs on. */
export function raisePrices(server: TestServer, cents: number): void {
  const database = openDatabase(server);
  database.prepare("update items set price_pickup = price_pickup + ?").run(cents);
  database.exec("update data_version set version = version + 1");
  database.close();
}

/** As if somebody had silenced the order so long ago. */
export function silencedSince(server: TestServer, orderId: string, ms: number): void {
  const database = openDatabase(server);
  database
    .prepare("update orders set acknowledged_at = ?, acknowledged_by = 'Naoko' where id = ?")
    .run(Date.now() - ms, orderId);
  database.close();
}

/** As if nobody had answered the order in time, and nobody had seen that. */
export function rejectedByItself(server: TestServer, orderId: string): void {
  const database = openDatabase(server);
  database
    .prepare(
      "update orders set progress = 'rejected', reason = 'no_answer', rejection_unseen = 1, version = version + 1 where id = ?",
    )
    .run(orderId);
  database.close();
}

/** Takes no orders for so long from now; zero: the pause has just run out. */
export function pauseFor(server: TestServer, ms: number): void {
  const ordering = {
    paused_until: new Date(Date.now() + ms).toISOString(),
    extra_minutes: 0,
    extra_until: null,
  };
  const database = openDatabase(server);
  const change = database.prepare(
    "insert into settings (name, value) values ('ordering', ?) on conflict (name) do update set value = excluded.value",
  );
  change.run(JSON.stringify(ordering));
  database.exec("update data_version set version = version + 1");
  database.close();
}

/** The server writes to it as well: each waits for the other. */
function openDatabase(server: TestServer): DatabaseSync {
  return new DatabaseSync(join(server.dataDir, "noren.sqlite"), { timeout: 5000 });
}
