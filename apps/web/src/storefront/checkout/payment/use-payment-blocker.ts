import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useCheckout } from "../state/checkout-store.ts";

/**
 * Blocks in-app navigation while a payment is pending; unloading the page is guarded by
 * pay-guarded.ts. The router takes one blocker at a time.
 */
export function usePaymentBlocker(): void {
  const blocker = useBlocker(() => useCheckout.getState().sending === "payment");
  useEffect(() => {
    if (blocker.state === "blocked") blocker.reset();
  }, [blocker]);
}
