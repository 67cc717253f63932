import { setTimeout as delay } from "node:timers/promises";
import { committed } from "./commit-signals.ts";
import { DatabaseUnavailable } from "./database-failure.ts";
import { isDeadlockOrSerializationFailure } from "./dialect.ts";
import type { Db, Trx } from "./open.ts";

const ATTEMPTS = 5;
/** Maximum of the random delay before the second attempt in ms; doubled for each further one. */
const BACK_OFF_MS = 5;

/**
 * The one way to open a transaction outside of `db/`; a lint rule keeps other transactions out.
 * Retries on deadlock (40P01) and serialization failure (40001), up to 5 attempts with a random
 * back-off, then throws `DatabaseUnavailable`; `work` must have no effects outside the transaction.
 */
export async function transact<Result>(
  db: Db,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const done = await db
      .transaction()
      .execute(async (trx) => ({ trx, result: await work(trx) }))
      .catch((error) => {
        if (!isDeadlockOrSerializationFailure(error)) throw error;
        if (attempt === ATTEMPTS) throw new DatabaseUnavailable("busy", error);
      });
    if (done) {
      await committed(db, done.trx);
      return done.result;
    }
    await delay(Math.random() * BACK_OFF_MS * 2 ** (attempt - 1));
  }
}
