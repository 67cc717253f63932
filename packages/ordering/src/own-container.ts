import type { ItemIndex } from "./cart.ts";
import type { LineRef, OrderType } from "./model.ts";

/** Whether the guest may bring containers for at least one of the lines; never for a delivery. */
export function mayBringContainer(
  index: ItemIndex,
  lines: readonly Pick<LineRef, "item_id">[],
  orderType: OrderType,
): boolean {
  const isAllowed = (id: number) => index.get(id)?.category.own_container === true;
  return orderType === "pickup" && lines.some(({ item_id }) => isAllowed(item_id));
}
