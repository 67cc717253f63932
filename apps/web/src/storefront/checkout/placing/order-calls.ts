import { asCustomer } from "../../auth/as-customer.ts";
import { useSession } from "../../auth/session-store.ts";
import type { OrderCalls } from "./send-order.ts";

/**
 * An order that names an account goes with its session, as long as that one is there and confirmed;
 * any other goes without, as a guest's (wire.md, Checkout). 401 ends the session.
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
