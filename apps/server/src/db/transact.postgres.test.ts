import { expect, test } from "vitest";
import { onPostgres } from "../../test/databases.ts";
import { openTestApp } from "../../test/test-app.ts";
import type { Trx } from "./open.ts";
import { transact } from "./transact.ts";

onPostgres("deadlocks", (databases) => {
  test("after a deadlock the victim is retried, and both transactions are done once", async () => {
    const { db } = await openTestApp(await databases.filled());
    let rounds = 0;
    let inside = 0;
    const { promise: bothInside, resolve: go } = Promise.withResolvers<void>();

    const useUp = (trx: Trx, key: string) =>
      trx
        .updateTable("coupons")
        .set((row) => ({ uses: row("uses", "+", 1) }))
        .where("key", "=", key)
        .execute();
    const inOrder = (...[one, other]: [string, string]) =>
      transact(db, async (trx) => {
        rounds++;
        await useUp(trx, one);
        if (++inside === 2) go();
        await bothInside;
        await useUp(trx, other);
      });
    await Promise.all([inOrder("BIENVENUE", "UNIQUE"), inOrder("UNIQUE", "BIENVENUE")]);

    expect(rounds, "one of the two once more").toBe(3);
    const used = await db.selectFrom("coupons").select("uses").where("uses", ">", 0).execute();
    expect(used).toEqual([{ uses: 2 }, { uses: 2 }]);
  });
});
