import type { Db, Trx } from "./open.ts";
import { transact } from "./transact.ts";

class NeverCommitted extends Error {}

/**
 * What `work` returns in a transaction that is rolled back: nothing is stored and nobody is told.
 */
export async function dryRun<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  const results: Result[] = [];
  try {
    await transact(db, async (trx) => {
      results.push(await work(trx));
      throw new NeverCommitted();
    });
  } catch (error) {
    if (!(error instanceof NeverCommitted)) throw error;
  }
  const result = results.at(-1);
  if (result === undefined) throw new Error("a dry run has no result");
  return result;
}
