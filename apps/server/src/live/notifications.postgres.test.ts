import { expect, test } from "vitest";
import { onPostgres } from "../../test/databases.ts";
import { openTestApp } from "../../test/test-app.ts";
import { transact } from "../db/transact.ts";
import { writeEvent } from "./events.ts";
import { openLiveEvents } from "./live-events.ts";

onPostgres("notifications between instances", (databases) => {
  test("a change at one instance is notified to another, without anybody who polls", async () => {
    const env = await databases.filled();
    const { db, services } = await openTestApp(env);
    let notified = Promise.withResolvers<void>();
    const other = openLiveEvents({
      db,
      databaseUrl: env.DATABASE_URL ?? null,
      log: services.log,
      onNotified: () => notified.resolve(),
    });
    // Every connection begins with a notification, since some may have been missed before it.
    await notified.promise;
    notified = Promise.withResolvers<void>();
    await transact(db, (trx) =>
      writeEvent(trx, { orderId: null, kind: "menu_changed", at: 0, actor: null }),
    );
    await expect(notified.promise).resolves.toBeUndefined();
    await other.stop();
  });
});
