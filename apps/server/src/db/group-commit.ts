import { setImmediate as nextImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { committed } from "./commit-signals.ts";
import { isPostgres } from "./dialect.ts";
import type { Db, Trx } from "./open.ts";
import { transact } from "./transact.ts";

/**
 * Runs `work` in a transaction that may share its commit with others; resolves once its writes are
 * on disk. If `work` throws, only its own writes are rolled back.
 */
export type GroupCommit = <Result>(work: (trx: Trx) => Promise<Result>) => Promise<Result>;

/**
 * Group commit: one disk sync for many transactions. PostgreSQL does that by itself for concurrent
 * connections. The embedded database has one connection, on which all concurrent work is written in
 * one transaction, each in its own savepoint.
 */
export function groupCommit(db: Db): GroupCommit {
  if (isPostgres(db)) return (work) => transact(db, work);

  let queue: Member[] = [];

  function takeGroup(): Member[] {
    const group = queue;
    queue = [];
    return group;
  }

  async function flush(): Promise<void> {
    await nextImmediate();
    let group: Member[] | null = null;
    const ends = await db
      .transaction()
      .execute(async (trx) => {
        group = takeGroup();
        return { trx, ends: await writeEach(trx, group) };
      })
      .then(async ({ trx, ends }) => {
        await committed(db, trx);
        return ends;
      })
      .catch((error) =>
        (group ?? takeGroup()).map(
          ({ reject }) =>
            () =>
              reject(error),
        ),
      );
    for (const end of ends) end();
  }

  return (work) =>
    new Promise((resolve, reject) => {
      const write = async (trx: Trx) => {
        const result = await work(trx);
        return () => resolve(result);
      };
      if (queue.push({ write, reject }) === 1) void flush();
    });
}

/** `write` returns the callback that resolves its caller's promise after the commit. */
type Member = { write: (trx: Trx) => Promise<() => void>; reject: (error: unknown) => void };

async function writeEach(trx: Trx, group: readonly Member[]): Promise<(() => void)[]> {
  const ends: (() => void)[] = [];
  for (const { write, reject } of group) {
    await sql`savepoint member`.execute(trx);
    try {
      ends.push(await write(trx));
    } catch (error) {
      await sql`rollback to member`.execute(trx);
      ends.push(() => reject(error));
    }
    await sql`release member`.execute(trx);
  }
  return ends;
}
