import type { Menu, SlotSettings, TimeRange } from "./model.ts";
import { aMenu, aSlotInput, aSlotSettings, everyDay } from "./testing.ts";

/** Menus and inputs of slot tests. */

/** The input's today, a Saturday; it is noon. */
export const TODAY = "2026-11-21";
export const TOMORROW = "2026-11-22";

export const ALWAYS_OPEN = { active_times: {} };
export const menuWithRanges = (ranges: TimeRange[], over: Partial<Menu> = {}) =>
  aMenu({ ...ALWAYS_OPEN, time_ranges: everyDay(ranges), pickup_time_ranges: {}, ...over });
export const LUNCH_RANGES = ["12:30", "12:45", "13:00", "13:15"].map((start, i, all) => ({
  start,
  end: all[i + 1] ?? "13:30",
}));
export const lunchInput = (settings: Partial<SlotSettings>) =>
  aSlotInput({
    menus: [menuWithRanges(LUNCH_RANGES)],
    settings: aSlotSettings({ minimum_time: 0, ...settings }),
  });
