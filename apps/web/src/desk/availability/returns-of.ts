import type { Availability } from "@noren/contract/staff/availability.ts";

/** When what is sold out can be had again, in epoch milliseconds. */
export function returnsOf({ entries }: Availability): number[] {
  return entries.flatMap(({ back_at }) => (back_at === null ? [] : Date.parse(back_at)));
}
