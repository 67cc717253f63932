import type { Menu } from "./model.ts";
import { firstSlot, type Slot, type SlotInput } from "./slots.ts";

/** What adding a dish does to the slots that all menus of the cart have in common. */
export type SlotChange =
  /** The first slot stays, or the cart had none before. */
  | { kind: "none" }
  /** The first slot of the whole cart is then a later one. */
  | { kind: "later"; slot: Slot }
  /** No common slot; there is one without these menus of the cart. */
  | { kind: "apart"; without: Menu[] }
  /** The dish's own menu has no slot within the horizon. */
  | { kind: "closed" };

/** `input.menus` are those of the cart before, `menu` is that of the added dish. */
export function slotChange(
  menu: Menu,
  input: SlotInput,
  hasRoom?: (slot: Slot) => boolean,
): SlotChange {
  const first = (menus: readonly Menu[]) => firstSlot({ ...input, menus }, hasRoom);
  const { menus } = input;
  const before = first(menus);
  if (menus.length === 0 || menus.includes(menu) || !before) return { kind: "none" };
  const after = first([...menus, menu]);
  if (after)
    return after.instant > before.instant ? { kind: "later", slot: after } : { kind: "none" };
  if (!first([menu])) return { kind: "closed" };
  const fitting = menus.filter((other) => first([other, menu]));
  const isEnough = first([...fitting, menu]) !== null;
  return {
    kind: "apart",
    without: menus.filter((other) => !(isEnough && fitting.includes(other))),
  };
}
