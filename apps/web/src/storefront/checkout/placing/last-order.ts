import { openStorage } from "../../../platform/storage.ts";
import { type PlacedOrder, readPlacedOrder } from "./placed-order.ts";

let known: { text: string | null; order: PlacedOrder | null } | null = null;

/**
 * The order of this session; cached, so that the object keeps its identity while the stored text is
 * the same.
 */
export function lastOrder(): PlacedOrder | null {
  const text = openStorage("cookies").read("last_order");
  if (known?.text !== text) known = { text, order: readPlacedOrder(text) };
  return known.order;
}
