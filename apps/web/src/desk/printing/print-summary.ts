import type { PrintJob, PrintState } from "@noren/contract/staff/printing.ts";

/** Most urgent first. */
const BY_URGENCY: readonly PrintState[] = ["unclear", "waiting", "sending", "dropped", "printed"];

/** The job that decides an order's printing status; null where there is none. */
export function mostUrgent(printing: readonly PrintJob[]): PrintJob | null {
  for (const state of BY_URGENCY) {
    const job = printing.findLast(
      (printed) => printed.state === state && !isMadeUp(printed, printing),
    );
    if (job) return job;
  }
  return null;
}

/** Whether a dropped job's document was printed by another printer. */
function isMadeUp(job: PrintJob, printing: readonly PrintJob[]): boolean {
  return (
    job.state === "dropped" &&
    printing.some(({ kind, state, id }) => kind === job.kind && state === "printed" && id > job.id)
  );
}
