import { expect, onTestFinished, test } from "vitest";
import { openDatabaseProxy } from "../../test/database-proxy.ts";
import { onPostgres } from "../../test/databases.ts";
import { openTestApp } from "../../test/test-app.ts";
import { notifyOthers } from "./dialect.ts";
import { listen } from "./listen.ts";

onPostgres("notifications from other instances", (databases) => {
  async function listening() {
    const env = await databases.filled();
    const { db } = await openTestApp(env);
    const proxy = await openDatabaseProxy(String(env.DATABASE_URL));
    onTestFinished(() => proxy.close());
    let received = 0;
    const listener = listen(proxy.url, () => received++);
    const hears = async () => {
      const before = received;
      await notifyOthers(db);
      await expect.poll(() => received).toBeGreaterThan(before);
    };
    await expect.poll(() => received).toBe(1);
    return { proxy, listener, hears };
  }

  test("listen reconnects after a server outage", async () => {
    const { proxy, listener, hears } = await listening();
    await hears();
    proxy.goDown();
    proxy.comeBack();
    await hears();
    await listener.stop();
  });

  test("listen stops although the server does not answer", async () => {
    const { proxy, listener } = await listening();
    proxy.hang();
    await listener.stop();
  });
});
