import { spanOf } from "@noren/ordering/clock.ts";
import type { Menu } from "@noren/ordering/model.ts";
import { addDays, instantOf, wallClock } from "@noren/ordering/zone.ts";
import { servicesOn } from "./services-on.ts";

/**
 * The current state: open until an `HH:MM`, closed until a date and `HH:MM`, or without an upcoming
 * service.
 */
export type OpenState =
  | { open: true; until: string }
  | { open: false; next: { date: string; time: string } | null };

/** A closure may leave no service within a week. */
const DAYS_AHEAD = 15;

export function openState(menus: readonly Menu[], now: number, timezone: string): OpenState {
  const today = wallClock(now, timezone).date;
  let next: { date: string; time: string } | null = null;
  for (let ahead = -1; ahead < DAYS_AHEAD; ahead++) {
    const date = addDays(today, ahead);
    for (const range of servicesOn(menus, date)) {
      const { from, to } = spanOf(range);
      const start = instantOf(date, from, timezone) ?? Number.POSITIVE_INFINITY;
      const end = instantOf(date, to, timezone) ?? Number.NEGATIVE_INFINITY;
      if (start <= now && now < end) return { open: true, until: range.end };
      if (start > now) next ??= { date, time: range.start };
    }
    if (next) break;
  }
  return { open: false, next };
}
