import { type DishMenus, type ItemIndex, menusOf } from "./cart.ts";
import type { Line } from "./model.ts";
import { firstSlot, type SlotInput } from "./slots.ts";

/**
 * The menus of dishes that prevent a common slot: those without any slot, otherwise those without
 * which the others have a common slot, otherwise all. Empty if there is a slot.
 */
export function blockingMenus(input: SlotInput): DishMenus[] {
  const hasSlot = (menus: readonly DishMenus[]) => firstSlot({ ...input, menus }) !== null;
  const all = [...new Set(input.menus)];
  if (hasSlot(all)) return [];

  const closed = all.filter((menus) => !hasSlot([menus]));
  if (closed.length > 0) return closed;
  const conflicting = all.filter((menus) => hasSlot(all.filter((other) => other !== menus)));
  return conflicting.length > 0 ? conflicting : all;
}

/** The lines whose dishes prevent a common slot. */
export function blockingLines(
  index: ItemIndex,
  lines: readonly Line[],
  input: Omit<SlotInput, "menus">,
): Line[] {
  const blocking = blockingMenus({ ...input, menus: menusOf(index, lines) });
  return lines.filter(({ item }) => {
    const found = index.get(item.item_id);
    return found && blocking.includes(found.menus);
  });
}
