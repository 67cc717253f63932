import { OPEN_PROGRESS, type Progress } from "@noren/ordering/progress.ts";

/** Whether nothing will change any more; of an unknown state of another server nobody knows. */
export function hasEnded(progress: Progress): boolean {
  return !OPEN_PROGRESS.includes(progress);
}
