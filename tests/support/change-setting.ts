import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { TestServer } from "./test-server.ts";

/** Raises the pickup price of every dish while the server runs, and bumps the data version. */
export function raisePrices(server: TestServer, cents: number): void {
  const database = openDatabase(server);
  database.prepare("update items set price_pickup = price_pickup + ?").run(cents);
  database.exec("update data_version set version = version + 1");
  database.close();
}

/** Marks the order as acknowledged `ms` milliseconds ago. */
export function setAcknowledged(server: TestServer, orderId: string, ms: number): void {
  const database = openDatabase(server);
  database
    .prepare("update orders set acknowledged_at = ?, acknowledged_by = 'Naoko' where id = ?")
    .run(Date.now() - ms, orderId);
  database.close();
}

/** Promises the order for another instant, which may have passed. */
export function setPromised(server: TestServer, orderId: string, instant: string): void {
  const database = openDatabase(server);
  database
    .prepare("update orders set promised_at = ?, version = version + 1 where id = ?")
    .run(Date.parse(instant), orderId);
  database.close();
}

/**
 * Sets the state of an order that was rejected automatically for lack of an answer, and that nobody
 * has seen.
 */
export function setAutoRejected(server: TestServer, orderId: string): void {
  const database = openDatabase(server);
  database
    .prepare(
      "update orders set progress = 'rejected', reason = 'no_answer', rejection_unseen = 1, version = version + 1 where id = ?",
    )
    .run(orderId);
  database.close();
}

/** Pauses ordering for `ms` milliseconds from now; zero is a pause that has just ended. */
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

/** The timeout lets this connection and the server's wait for each other's locks. */
function openDatabase(server: TestServer): DatabaseSync {
  return new DatabaseSync(join(server.dataDir, "noren.sqlite"), { timeout: 5000 });
}
