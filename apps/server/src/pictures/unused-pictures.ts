import type { PeriodicJob } from "../jobs/periodic-job.ts";
import type { Pictures } from "./pictures.ts";

const HOUR_MS = 60 * 60_000;

/** Photos that were uploaded and never given to a dish do not stay. */
export const unusedPictures: PeriodicJob<{ pictures: Pictures }> = {
  name: "remove_unused_pictures",
  everyMs: HOUR_MS,
  run: ({ pictures }) => pictures.removeUnused(),
};
