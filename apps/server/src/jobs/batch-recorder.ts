import type { JobRow } from "../db/job-tables.ts";
import type { JobResult } from "./job-handler.ts";
import { asDoneJob, type DoneJob, type JobServices, recordDone } from "./run-job.ts";

/**
 * Records the results of one kind of job: those that are done while earlier ones are recorded share
 * a transaction. Where that fails, and for every other result, `recordAlone` records each in its
 * own; `recorded` is called for each job of a shared one.
 */
export function batchRecorder(
  services: JobServices,
  recordAlone: (job: JobRow, result: JobResult) => Promise<void>,
  recorded: (job: JobRow) => void,
) {
  let queue: { done: DoneJob; result: JobResult }[] = [];
  let recording: Promise<void> | null = null;

  async function recordQueue(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue;
      queue = [];
      try {
        await recordDone(
          services,
          batch.map(({ done }) => done),
        );
        for (const { done } of batch) recorded(done.job);
      } catch {
        await Promise.all(batch.map(({ done, result }) => recordAlone(done.job, result)));
      }
    }
    recording = null;
  }

  return {
    /** Never rejects. */
    async record(job: JobRow, result: JobResult): Promise<void> {
      const done = asDoneJob(job, result);
      if (!done) return recordAlone(job, result);
      queue.push({ done, result });
      recording ??= recordQueue();
      await recording;
    },
  };
}
