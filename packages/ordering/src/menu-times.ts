import { instantSpans, isWithin, openSpans } from "./menu-hours.ts";
import type { Menu, OrderType, SlotSettings } from "./model.ts";
import { firstSlot, type Slot, type SlotInput } from "./slots.ts";
import { addDays, wallClock } from "./zone.ts";

/**
 * When the dishes of a menu can be had. `isNow`: the menu is being served, and its first slot is in
 * the same service. `slot` is null where it has none within the horizon.
 */
export type MenuTime = { isNow: boolean; slot: Slot | null };

export type MenuTimeInput = Omit<SlotInput, "menus">;

export function menuTime(
  menu: Menu,
  input: MenuTimeInput,
  hasRoom?: (slot: Slot) => boolean,
): MenuTime {
  const slot = firstSlot({ ...input, menus: [[menu]] }, hasRoom);
  return { isNow: slot !== null && isInService(menu, slot, input), slot };
}

/** When a dish can be had whose menus have these times. */
export function soonest(times: readonly MenuTime[]): MenuTime {
  const slots = times.flatMap(({ slot }) => slot ?? []);
  const [slot = null] = slots.toSorted((a, b) => a.instant - b.instant);
  return { isNow: times.some(({ isNow }) => isNow), slot };
}

/** Without hours of its own a menu is served all day, so any slot of today is one of now. */
function isInService(menu: Menu, slot: Slot, { now, timezone }: MenuTimeInput): boolean {
  const { date } = wallClock(now, timezone);
  const open = openSpans(menu, date);
  if (open === null) return slot.date === date;
  const span = { from: now, to: slot.instant + 1 };
  return slot.date <= addDays(date, 1) && isWithin(span, instantSpans(open, date, timezone));
}

export type Restaurant = { timezone: string; slots: Record<OrderType, SlotSettings> };

/**
 * The ids of the menus: those that can be ordered now first, then by their first slot of either
 * order type; otherwise in the given order. Pauses do not count: they end for all menus together.
 */
export function menuOrder(menus: readonly Menu[], restaurant: Restaurant, now: number): number[] {
  const { timezone, slots } = restaurant;
  const rank = (menu: Menu): number => {
    const times = (["pickup", "delivery"] as const).map((orderType) =>
      menuTime(menu, { orderType, settings: slots[orderType], now, timezone }),
    );
    if (times.some(({ isNow }) => isNow)) return 0;
    return Math.min(...times.map(({ slot }) => slot?.instant ?? Number.POSITIVE_INFINITY));
  };
  return menus
    .map((menu) => ({ id: menu.menu_id, rank: rank(menu) }))
    .sort((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank))
    .map(({ id }) => id);
}
