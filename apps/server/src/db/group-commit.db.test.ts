import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { onBothDatabases, onEmbedded } from "../../test/databases.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import type { Env } from "../config.ts";
import { groupCommit } from "./group-commit.ts";
import type { Trx } from "./open.ts";

const note = (trx: Trx, name: string) =>
  trx.insertInto("settings").values({ name, value: "1" }).execute();

async function notebook(env: Env) {
  const { db } = await openTestDatabase(env);
  const names = async () => {
    const rows = await db
      .selectFrom("settings")
      .select("name")
      .where("name", "like", "n%")
      .execute();
    return rows.map(({ name }) => name).sort();
  };
  return { db, names, inTransaction: groupCommit(db) };
}

onBothDatabases("concurrent transactions", (databases) => {
  test("each transaction of a group gets its own result, and one that throws rolls back only its own writes", async () => {
    const { names, inTransaction } = await notebook(await databases.filled());
    const ends = await Promise.allSettled([
      inTransaction((trx) => note(trx, "n1").then(() => "first")),
      inTransaction(async (trx) => {
        await note(trx, "n2");
        throw new Error("taken meanwhile");
      }),
      inTransaction((trx) => note(trx, "n3").then(() => "third")),
    ]);
    expect(ends).toEqual([
      { status: "fulfilled", value: "first" },
      { status: "rejected", reason: new Error("taken meanwhile") },
      { status: "fulfilled", value: "third" },
    ]);
    expect(await names()).toEqual(["n1", "n3"]);
  });
});

onEmbedded("group commit of concurrent transactions", (databases) => {
  test("concurrent transactions share a commit, and none returns before it is on disk", async () => {
    const env = await databases.filled();
    const { inTransaction } = await notebook(env);
    const other = new DatabaseSync(join(String(env.DATA_DIR), "noren.sqlite"));
    onTestFinished(() => other.close());
    const stored = () =>
      other.prepare("select name from settings where name like 'n%'").all().length;
    const seenBetween: number[] = [];
    const write = (name: string) =>
      inTransaction(async (trx) => {
        await note(trx, name);
        seenBetween.push(stored());
      }).then(stored);
    expect(await Promise.all(["n1", "n2", "n3"].map(write))).toEqual([3, 3, 3]);
    expect(seenBetween).toEqual([0, 0, 0]);
  });

  test("a failed group commit rejects all of its transactions and writes nothing", async () => {
    const { names, inTransaction } = await notebook(await databases.filled());
    const lost = inTransaction(async (trx) => {
      // A dangling foreign key fails at the commit.
      await sql`pragma defer_foreign_keys = on`.execute(trx);
      await trx
        .insertInto("events")
        .values({ order_id: "nobody's", kind: "placed", at: 0, data: "{}" })
        .execute();
    });
    const ends = await Promise.allSettled([inTransaction((trx) => note(trx, "n1")), lost]);
    expect(ends.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await names()).toEqual([]);
    await inTransaction((trx) => note(trx, "n2"));
    expect(await names()).toEqual(["n2"]);
  });
});
