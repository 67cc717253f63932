import { setTimeout as delay } from "node:timers/promises";
import { isDeadlockOrSerializationFailure } from "./dialect.ts";
import type { Db, Trx } from "./open.ts";
import { DatabaseUnavailable } from "./trouble.ts";

const ATTEMPTS = 5;
/** Before the second attempt at most, in milliseconds; twice as long before each further one. */
const BACK_OFF_MS = 5;

/**
 * A transaction that is retried where the database ended it so that another could go on (deadlock,
 * serialization failure), up to 5 times; then it is `DatabaseUnavailable`. `work` has no effect outside it.
 */
export async function transact<Result>(
  db: Db,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!isDeadlockOrSerializationFailure(error)) throw error;
      if (attempt === ATTEMPTS) throw new DatabaseUnavailable("busy", error);
    }
    await delay(Math.random() * BACK_OFF_MS * 2 ** (attempt - 1));
  }
}
