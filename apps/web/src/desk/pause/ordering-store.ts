import type { DeskOrdering } from "@noren/contract/staff/restaurant.ts";
import type { StaffApi } from "@noren/contract/staff/staff-api.ts";
import { create } from "zustand";
import { followEvents, ORDERING_EVENTS } from "../read/live-reads.ts";

/** The current pauses; null until the server has reported them. */
export const useOrdering = create<{ ordering: DeskOrdering | null }>(() => ({ ordering: null }));

export function setOrdering(ordering: DeskOrdering): void {
  useOrdering.setState({ ordering });
}

/** Keeps the pauses up to date until the returned function is called. */
export function keepOrdering(api: StaffApi): () => void {
  return followEvents(ORDERING_EVENTS, () => void readOrdering(api));
}

export async function readOrdering(api: StaffApi): Promise<void> {
  const reply = await api.ordering();
  if (reply.ok) setOrdering(reply.payload);
}
