import type { DeskOrdering } from "@noren/contract/staff/restaurant.ts";
import { create } from "zustand";

/** How orders are taken for now; null until the server has said so. */
export const useOrdering = create<{ ordering: DeskOrdering | null }>(() => ({ ordering: null }));

export function setOrdering(ordering: DeskOrdering): void {
  useOrdering.setState({ ordering });
}
