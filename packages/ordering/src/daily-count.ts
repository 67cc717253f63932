import type { ServiceTimes } from "./service-times.ts";

/** How many of a dish a day can sell; `taken` by business date. */
export type DailyCount = { limit: number; taken: Readonly<Record<string, number>> };

/** What is left is told from this number down. */
export const FEW_LEFT = 5;

/** Days in which a used-up count is looked for. */
export const COUNTED_DAYS = 14;

/** `left` is null where it is not few; `back_at` in epoch milliseconds. */
export type CountState =
  | { soldOut: false; left: number | null }
  | { soldOut: true; back_at: number | null };

/**
 * A count used up is sold out until the first service of a day with some left. The days that count
 * are that of the last service started, and that of the current or next service.
 */
export function countState(count: DailyCount, services: ServiceTimes, now: number): CountState {
  const leftOn = (date: string) => count.limit - (count.taken[date] ?? 0);
  const last = services.lastStarted(now, COUNTED_DAYS);
  const next = services.currentOrNext(now);
  const dates = [last, next].flatMap((service) => service?.date ?? []);
  if (dates.some((date) => leftOn(date) <= 0) || count.limit <= 0)
    return { soldOut: true, back_at: count.limit <= 0 ? null : nextWithSome() };
  const left = next && leftOn(next.date);
  return { soldOut: false, left: left !== null && left <= FEW_LEFT ? left : null };

  function nextWithSome(): number | null {
    for (let service = services.after(now); service; service = services.after(service.from))
      if (leftOn(service.date) > 0) return service.from;
    return null;
  }
}
