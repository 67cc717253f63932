import type { StaffApi } from "@noren/contract/staff/staff-api.ts";
import { create } from "zustand";
import { followEvents, PAYMENT_CHECK_EVENTS } from "../read/live-reads.ts";

/** Number of unseen payments to check; 0 without the right to see them. */
export const useChecks = create<{ unseen: number }>(() => ({ unseen: 0 }));

/** Keeps the number up to date until the returned function is called. */
export function keepChecks(api: StaffApi, mayRead: boolean): () => void {
  return followEvents(PAYMENT_CHECK_EVENTS, () => void readChecks(api, mayRead));
}

async function readChecks(api: StaffApi, mayRead: boolean): Promise<void> {
  if (!mayRead) return useChecks.setState({ unseen: 0 });
  const reply = await api.paymentChecks();
  if (reply.ok) useChecks.setState({ unseen: reply.payload.unseen });
}
