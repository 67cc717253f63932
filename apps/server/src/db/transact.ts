import { wasDeadlocked } from "./dialect.ts";
import type { Db, Trx } from "./open.ts";

const ROUNDS = 5;

/**
 * A transaction that is begun anew where the database ended it because it and another waited for each
 * other's rows: whoever lost only comes second. `work` does nothing outside it.
 */
export async function transact<Result>(
  db: Db,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  for (let round = 1; ; round++)
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (round === ROUNDS || !wasDeadlocked(error)) throw error;
    }
}
