import { deleteInBatches } from "../db/batches.ts";
import type { PeriodicJob } from "../jobs/periodic-job.ts";
import type { Services } from "../services.ts";

const HOUR_MS = 60 * 60_000;
/** Longer than the hour in which the codes of an address are counted. */
export const EXPIRED_KEPT_MS = 24 * HOUR_MS;

/** Deletes expired codes, since anybody can request one for any address. */
export const purgeCodes: PeriodicJob<Pick<Services, "db" | "now">> = {
  name: "purge_codes",
  everyMs: HOUR_MS,
  async run({ db, now }) {
    const before = now() - EXPIRED_KEPT_MS;
    const expired = db.selectFrom("codes").select("email").where("expires_at", "<=", before);
    await deleteInBatches((limit) =>
      db
        .deleteFrom("codes")
        .where("email", "in", expired.orderBy("expires_at").limit(limit))
        // It may have been replaced since the subquery ran.
        .where("expires_at", "<=", before)
        .executeTakeFirst(),
    );
  },
};
