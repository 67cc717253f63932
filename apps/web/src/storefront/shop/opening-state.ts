import { spanOf, timeOf } from "@noren/ordering/clock.ts";
import { instantSpans } from "@noren/ordering/menu-hours.ts";
import type { Menu } from "@noren/ordering/model.ts";
import { addDays, wallClock } from "@noren/ordering/zone.ts";
import { servicesOn } from "./services-on.ts";

/**
 * The current state: open until an `HH:MM`, closed until a date and `HH:MM`, or without an upcoming
 * service. Times are what the restaurant's clock then shows: 03:00 for an end at 02:00 that it
 * skips.
 */
export type OpenState =
  | { open: true; until: string }
  | { open: false; next: { date: string; time: string } | null };

/** A closure may leave no service within a week. */
const DAYS_AHEAD = 15;

export function openState(menus: readonly Menu[], now: number, timezone: string): OpenState {
  const today = wallClock(now, timezone).date;
  const momentAt = (instant: number) => {
    const { date, minutes } = wallClock(instant, timezone);
    return { date, time: timeOf(minutes) };
  };
  let next: { date: string; time: string } | null = null;
  for (let ahead = -1; ahead < DAYS_AHEAD; ahead++) {
    const date = addDays(today, ahead);
    for (const range of servicesOn(menus, date)) {
      const [service] = instantSpans([spanOf(range)], date, timezone);
      if (!service) continue;
      const { from, to } = service;
      if (from <= now && now < to) return { open: true, until: momentAt(to).time };
      if (from > now) next ??= momentAt(from);
    }
    if (next) break;
  }
  return { open: false, next };
}
