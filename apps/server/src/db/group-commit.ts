import { setImmediate as nextImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { committed } from "./commit-signals.ts";
import { isPostgres } from "./dialect.ts";
import type { Db, Trx } from "./open.ts";
import { transact } from "./transact.ts";

/**
 * A transaction whose commit may be shared: it comes back once what it wrote is on the disk. It may
 * refuse by throwing, which undoes its own writes alone.
 */
export type GroupCommit = <Result>(work: (trx: Trx) => Promise<Result>) => Promise<Result>;

/**
 * The disk takes as long for one commit as for many. PostgreSQL lets connections that commit at the
 * same moment share it; the embedded database has one connection, on which everything that is ready
 * at the same moment is written in one transaction, each in a savepoint of its own.
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

/** `write` gives what tells its caller, who hears of it after the commit. */
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
