import type { PendingOrder, Unsettled } from "../placing/order-attempt.ts";

export type BankReturn = { succeeded: boolean };

const KEYS = ["payment_intent", "payment_intent_client_secret", "redirect_status"] as const;

/** What the bank's page came back with. It leaves the address: a reload is no second return. */
export function returnFromBank(
  { href }: Pick<Location, "href"> = window.location,
  history: Pick<History, "state" | "replaceState"> = window.history,
): BankReturn | null {
  const url = new URL(href);
  if (!url.searchParams.has("payment_intent_client_secret")) return null;
  const succeeded = url.searchParams.get("redirect_status") === "succeeded";
  for (const key of KEYS) url.searchParams.delete(key);
  history.replaceState(history.state, "", url);
  return { succeeded };
}

/** What has to be settled before anything else is ordered. */
export function unsettledOf(
  pendingOrder: PendingOrder | null,
  back: BankReturn | null,
): Unsettled | null {
  if (pendingOrder && back?.succeeded)
    return { pendingOrder: { ...pendingOrder, state: "confirmed" } };
  if (pendingOrder) return pendingOrder.state === "refused" ? null : { pendingOrder };
  return back?.succeeded ? { pendingOrder: null } : null;
}
