import { wallClock } from "./zone.ts";

/** `until`: the last day on which it is shown, `YYYY-MM-DD` in the restaurant's time zone. */
type Ending = { until: string };

/** The notices that have not ended at `now`. */
export function currentNotices<Notice extends Ending>(
  notices: readonly Notice[],
  now: number,
  timezone: string,
): Notice[] {
  if (notices.length === 0) return [];
  const today = wallClock(now, timezone).date;
  return notices.filter(({ until }) => today <= until);
}
