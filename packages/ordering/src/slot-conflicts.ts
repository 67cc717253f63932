import type { Line, Menu } from "./model.ts";
import { firstSlot, type SlotInput } from "./slots.ts";

/**
 * The menus that stand in the way where there is no slot: those without a slot of their own, else
 * those without which the others have one in common, else all. None where there is a slot.
 */
export function blockingMenus(input: SlotInput): Menu[] {
  const hasSlot = (menus: Menu[]) => firstSlot({ ...input, menus }) !== null;
  const menus = [...new Set(input.menus)];
  if (hasSlot(menus)) return [];

  const closed = menus.filter((menu) => !hasSlot([menu]));
  if (closed.length > 0) return closed;
  const odd = menus.filter((menu) => hasSlot(menus.filter((other) => other !== menu)));
  return odd.length > 0 ? odd : menus;
}

/** The lines of those menus. */
export function blockingLines(lines: readonly Line[], input: SlotInput): Line[] {
  const ids = blockingMenus(input).map(({ menu_id }) => menu_id);
  return lines.filter(({ item }) => ids.includes(item.item_menu_id));
}
