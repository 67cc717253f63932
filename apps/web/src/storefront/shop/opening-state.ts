import { spanOf, timeOf } from "@noren/ordering/clock.ts";
import { instantSpans, mergeSpans } from "@noren/ordering/menu-hours.ts";
import type { Menu } from "@noren/ordering/model.ts";
import { addDays, wallClock } from "@noren/ordering/zone.ts";
import { servicesOn } from "./services-on.ts";

/**
 * The current state: open until an `HH:MM`, closed until a date and `HH:MM`, or without an upcoming
 * service. `until` is null where no end is a day or less away. Times are what the restaurant's clock
 * then shows: 03:00 for an end at 02:00 that it skips.
 */
export type OpenState =
  | { open: true; until: string | null }
  | { open: false; next: { date: string; time: string } | null };

/** A closure may leave no service within a week. */
const DAYS_AHEAD = 15;
const DAY_MS = 24 * 60 * 60_000;

export function openState(menus: readonly Menu[], now: number, timezone: string): OpenState {
  const today = wallClock(now, timezone).date;
  const spansOn = (ahead: number) => {
    const date = addDays(today, ahead);
    return servicesOn(menus, date).flatMap((range) =>
      instantSpans([spanOf(range)], date, timezone),
    );
  };
  const momentAt = (instant: number) => {
    const { date, minutes } = wallClock(instant, timezone);
    return { date, time: timeOf(minutes) };
  };
  // Services that touch or overlap, of several menus or around midnight, are one.
  const around = mergeSpans([-1, 0, 1].flatMap(spansOn));
  const current = around.find(({ from, to }) => from <= now && now < to);
  if (current)
    return { open: true, until: current.to - now < DAY_MS ? momentAt(current.to).time : null };
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead++) {
    const next = mergeSpans(spansOn(ahead)).find(({ from }) => from > now);
    if (next) return { open: false, next: momentAt(next.from) };
  }
  return { open: false, next: null };
}
