import { type Menu, type TimeRange, WEEKDAYS } from "@noren/ordering/model.ts";
import { HORIZON_DAYS } from "@noren/ordering/slots.ts";
import { addDays, weekdayOf } from "@noren/ordering/zone.ts";
import { usualServices } from "./opening-hours.ts";
import { servicesOn } from "./services-on.ts";

/** A date with other hours than usual, or a closure of consecutive dates. */
export type SpecialHours =
  | { kind: "open"; date: string; times: TimeRange[] }
  | { kind: "closed"; first: string; last: string; reopens: Reopening };

/**
 * The first service after a closure; `unknown` where the closure lasts to the end of the dates that
 * are known, null where none follows.
 */
type Reopening = { date: string; time: string } | "unknown" | null;

/**
 * The dates from today to 14 days ahead whose hours are not the usual ones of the restaurant, which
 * is open whenever one of the menus is served. Usual closing days within a closure are part of it.
 */
export function specialHours(menus: readonly Menu[], today: string): SpecialHours[] {
  const end = addDays(today, HORIZON_DAYS);
  const special: SpecialHours[] = [];
  for (const date of comingDates(menus, today)) {
    const times = servicesOn(menus, date);
    if (times.length > 0) {
      special.push({ kind: "open", date, times });
      continue;
    }
    const before = special.at(-1);
    if (before?.kind === "closed" && nextService(menus, before.last, date) === null)
      before.last = date;
    else special.push({ kind: "closed", first: date, last: date, reopens: null });
  }
  for (const closure of special)
    if (closure.kind === "closed") closure.reopens = reopeningAfter(closure.last);
  return special;

  /** Past the known dates the usual week would be a guess: the closure may go on. */
  function reopeningAfter(last: string): Reopening {
    const next = nextService(menus, last, addDays(last, WEEKDAYS.length));
    return last === end || (next && next.date > end) ? "unknown" : next;
  }
}

function comingDates(menus: readonly Menu[], today: string): string[] {
  const dates = new Set(menus.flatMap((menu) => Object.keys(menu.dates)));
  return [...dates]
    .filter((date) => date >= today && date <= addDays(today, HORIZON_DAYS))
    .filter(
      (date) => keyOf(servicesOn(menus, date)) !== keyOf(usualServices(menus, weekdayOf(date))),
    )
    .sort();
}

/** The first service on a date after `from`, up to `to`. */
function nextService(
  menus: readonly Menu[],
  from: string,
  to: string,
): { date: string; time: string } | null {
  for (let date = addDays(from, 1); date <= to; date = addDays(date, 1)) {
    const [first] = servicesOn(menus, date);
    if (first) return { date, time: first.start };
  }
  return null;
}

function keyOf(times: readonly TimeRange[]): string {
  return times.map(({ start, end }) => `${start}-${end}`).join();
}
