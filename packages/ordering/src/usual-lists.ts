import type { DayLists, Menu, Weekday } from "./model.ts";

/** The ordinary lists of a weekday. */
export function usualLists(menu: Menu, weekday: Weekday): DayLists {
  return (
    menu.usual[weekday] ?? {
      active_times: menu.active_times[weekday] ?? null,
      time_ranges: menu.time_ranges[weekday] ?? [],
      pickup_time_ranges: menu.pickup_time_ranges[weekday] ?? [],
    }
  );
}
