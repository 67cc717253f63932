import type { DeskOrdering } from "@noren/contract/staff/restaurant.ts";
import { create } from "zustand";

/** The current pauses; null until the server has reported them. */
export const useOrdering = create<{ ordering: DeskOrdering | null }>(() => ({ ordering: null }));

export function setOrdering(ordering: DeskOrdering): void {
  useOrdering.setState({ ordering });
}
