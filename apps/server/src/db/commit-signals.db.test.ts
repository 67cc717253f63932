import { expect, test } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { onCommit, signalOnCommit } from "./commit-signals.ts";
import { groupCommit } from "./group-commit.ts";
import { transact } from "./transact.ts";

onBothDatabases("listeners of a commit signal", (databases) => {
  const open = async () => (await openTestDatabase(await databases.filled())).db;

  test("a listener is called once after the commit, when the rows can be read", async () => {
    const db = await open();
    const seen: string[][] = [];
    onCommit(db, "jobs", async () => {
      const rows = await db
        .selectFrom("settings")
        .select("name")
        .where("name", "like", "n%")
        .execute();
      seen.push(rows.map(({ name }) => name));
    });
    await transact(db, async (trx) => {
      signalOnCommit(trx, "jobs");
      await trx.insertInto("settings").values({ name: "n1", value: "1" }).execute();
      signalOnCommit(trx, "jobs");
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual([["n1"]]);
  });

  test("a listener is not called after a rollback, for another signal or after unsubscribing", async () => {
    const db = await open();
    const called: string[] = [];
    const stop = onCommit(db, "jobs", () => void called.push("jobs"));
    const rolledBack = transact(db, async (trx) => {
      signalOnCommit(trx, "jobs");
      throw new Error("undone");
    });
    await expect(rolledBack).rejects.toThrow("undone");
    await transact(db, async (trx) => signalOnCommit(trx, "events"));
    stop();
    await transact(db, async (trx) => signalOnCommit(trx, "jobs"));
    expect(called).toEqual([]);
  });

  test("listeners are called for transactions of a group commit", async () => {
    const db = await open();
    const called: string[] = [];
    onCommit(db, "jobs", () => void called.push("jobs"));
    onCommit(db, "events", () => void called.push("events"));
    const together = groupCommit(db);
    await Promise.all([
      together(async (trx) => signalOnCommit(trx, "events")),
      together(async (trx) => signalOnCommit(trx, "jobs")),
    ]);
    expect(called.sort()).toEqual(["events", "jobs"]);
  });

  test("catalogue listeners are awaited before event listeners are called", async () => {
    const db = await open();
    const called: string[] = [];
    onCommit(db, "events", () => void called.push("events"));
    onCommit(db, "catalogue", async () => {
      await db.selectFrom("settings").select("name").execute();
      called.push("catalogue");
    });
    await transact(db, async (trx) => {
      signalOnCommit(trx, "events");
      signalOnCommit(trx, "catalogue");
    });
    expect(called).toEqual(["catalogue", "events"]);
  });
});
