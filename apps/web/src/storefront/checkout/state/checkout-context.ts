import type { CheckoutEvent, CheckoutTab } from "@noren/ordering/checkout-tabs.ts";
import { createContext, useContext } from "react";
import type { PendingOrder } from "../placing/order-attempt.ts";
import type { CardStep } from "./card-step.ts";
import type { CheckoutView } from "./checkout-view.ts";

export type CheckoutFlow = {
  tab: CheckoutTab;
  view: CheckoutView;
  send: (event: CheckoutEvent) => void;
  /** Places the order and pays it by a wallet; ends when that is known. */
  payBy: (wallet: Pick<CardStep, "intent" | "session">) => Promise<void>;
  /** Resends an order whose answer was lost, unchanged. */
  retry: () => void;
  /** Callbacks for the outcomes of a payment that only the server knows. */
  settling: {
    onPaid: (pendingOrder: PendingOrder) => void;
    onUnpaid: (pendingOrder: PendingOrder) => void;
    onLeft: () => void;
  };
};

export const CheckoutContext = createContext<CheckoutFlow | null>(null);

/** The state of the checkout, for its tabs. */
export function useFlow(): CheckoutFlow {
  const flow = useContext(CheckoutContext);
  if (!flow) throw new Error("useFlow outside of CheckoutContext");
  return flow;
}
