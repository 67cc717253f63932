import { asCustomer } from "../../auth/as-customer.ts";
import { useSession } from "../../auth/session-store.ts";
import type { OrderCalls } from "./send-order.ts";

/**
 * Sends an order of an account with its session, while that is open and confirmed; any other order
 * is sent without, as a guest's (wire.md, Checkout). 401 ends the session.
 */
export function customerCalls<Calls extends Pick<OrderCalls, "placeOrder">>(api: Calls): Calls {
  return {
    ...api,
    async placeOrder(order) {
      const { session } = useSession.getState();
      if (!session?.isVerified || order.user_id !== session.user.id) return api.placeOrder(order);
      return (await asCustomer((who) => api.placeOrder(order, who))) ?? api.placeOrder(order);
    },
  };
}
