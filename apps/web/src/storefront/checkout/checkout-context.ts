import { createContext, useContext } from "react";
import type { CheckoutFlow } from "./use-checkout-flow.ts";

export const CheckoutContext = createContext<CheckoutFlow | null>(null);

/** The state of the checkout, for its tabs. */
export function useFlow(): CheckoutFlow {
  const flow = useContext(CheckoutContext);
  if (!flow) throw new Error("useFlow outside of CheckoutContext");
  return flow;
}
