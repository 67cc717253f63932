import type { LiveEvent } from "@noren/contract/staff/orders.ts";
import type { StaffApi } from "@noren/contract/staff/staff-api.ts";
import { create } from "zustand";

/** Number of unseen payments to check; 0 without the right to see them. */
export const useChecks = create<{ unseen: number }>(() => ({ unseen: 0 }));

/** Refetches the number when an event says that it changed. */
export function followChecks(
  api: StaffApi,
  mayRead: boolean,
  event: Pick<LiveEvent, "kind">,
): void {
  if (event.kind === "payment_checks_changed") void readChecks(api, mayRead);
}

export async function readChecks(api: StaffApi, mayRead: boolean): Promise<void> {
  if (!mayRead) return useChecks.setState({ unseen: 0 });
  const reply = await api.paymentChecks();
  if (reply.ok) useChecks.setState({ unseen: reply.payload.unseen });
}
