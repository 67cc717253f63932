import { type DishMenus, isAmong } from "./cart.ts";
import { firstSlot, type Slot, type SlotInput } from "./slots.ts";

/** What adding a dish does to the slots that all dishes of the cart have in common. */
export type SlotChange =
  /** The first slot stays, or the cart had none before. */
  | { kind: "none" }
  /** The first slot of the whole cart is then a later one. */
  | { kind: "later"; slot: Slot }
  /** No common slot; there is one without the dishes of these menus. */
  | { kind: "apart"; without: DishMenus[] }
  /** The dish has no slot of its own within the horizon. */
  | { kind: "closed" };

/** `input.menus` are those of the cart before, `own` those of the added dish. */
export function slotChange(
  own: DishMenus,
  input: SlotInput,
  hasRoom?: (slot: Slot) => boolean,
): SlotChange {
  const first = (menus: readonly DishMenus[]) => firstSlot({ ...input, menus }, hasRoom);
  const { menus } = input;
  const before = first(menus);
  const isServedWith = menus.some((other) => isAmong(other, own));
  if (menus.length === 0 || isServedWith || !before) return { kind: "none" };
  const after = first([...menus, own]);
  if (after)
    return after.instant > before.instant ? { kind: "later", slot: after } : { kind: "none" };
  if (!first([own])) return { kind: "closed" };
  const fitting = menus.filter((other) => first([other, own]));
  const isEnough = first([...fitting, own]) !== null;
  return {
    kind: "apart",
    without: menus.filter((other) => !(isEnough && fitting.includes(other))),
  };
}
