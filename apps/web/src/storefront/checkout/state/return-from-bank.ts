import type { PendingOrder, Unsettled } from "../placing/order-attempt.ts";

export type BankReturn = { succeeded: boolean };

const KEYS = ["payment_intent", "payment_intent_client_secret", "redirect_status"] as const;

/**
 * The result of the bank's page. It is removed from the URL, so that a reload is not a second
 * return.
 */
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

/** The order that has to be settled before another one can be placed. */
export function unsettledOf(
  pendingOrder: PendingOrder | null,
  back: BankReturn | null,
): Unsettled | null {
  if (pendingOrder && back?.succeeded)
    return { pendingOrder: { ...pendingOrder, state: "confirmed" } };
  if (pendingOrder) return pendingOrder.state === "refused" ? null : { pendingOrder };
  return back?.succeeded ? { pendingOrder: null } : null;
}
