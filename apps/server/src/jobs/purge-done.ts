import { deleteInBatches } from "../db/batches.ts";
import type { PeriodicJob } from "./periodic-job.ts";
import type { JobServices } from "./run-job.ts";

const HOUR_MS = 60 * 60_000;
/** How long a done job is kept: longer than anything enqueues its dedupe key again. */
const DONE_KEPT_MS = 30 * 24 * HOUR_MS;

/** Deletes jobs that were done or given up long ago. */
export const purgeDoneJobs: PeriodicJob<JobServices> = {
  name: "purge_done_jobs",
  everyMs: HOUR_MS,
  run: ({ db, now }) =>
    deleteInBatches((limit) =>
      db
        .deleteFrom("jobs")
        .where("id", "in", (row) =>
          row
            .selectFrom("jobs as done")
            .select("done.id")
            .where("done.done_at", "<=", now() - DONE_KEPT_MS)
            .orderBy("done.done_at")
            .limit(limit),
        )
        .executeTakeFirst(),
    ),
};
