import type { Line, Menu } from "./model.ts";
import { firstSlot, type SlotInput } from "./slots.ts";

/**
 * The menus that prevent a common slot: those without any slot, otherwise those without which the
 * others have a common slot, otherwise all. Empty if there is a slot.
 */
export function blockingMenus(input: SlotInput): Menu[] {
  const hasSlot = (menus: Menu[]) => firstSlot({ ...input, menus }) !== null;
  const menus = [...new Set(input.menus)];
  if (hasSlot(menus)) return [];

  const closed = menus.filter((menu) => !hasSlot([menu]));
  if (closed.length > 0) return closed;
  const conflicting = menus.filter((menu) => hasSlot(menus.filter((other) => other !== menu)));
  return conflicting.length > 0 ? conflicting : menus;
}

/** The lines of the blocking menus. */
export function blockingLines(lines: readonly Line[], input: SlotInput): Line[] {
  const ids = blockingMenus(input).map(({ menu_id }) => menu_id);
  return lines.filter(({ item }) => ids.includes(item.item_menu_id));
}
