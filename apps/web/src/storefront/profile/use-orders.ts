import type { ApiProblem } from "@noren/contract/api-problem.ts";
import type { OrderPage } from "@noren/contract/order-records.ts";
import { ORDERS_PAGE_SIZE } from "@noren/ordering/constants.ts";
import { useEffect, useState } from "react";
import { asCustomer } from "../auth/as-customer.ts";
import { useAuthApi } from "../auth/use-auth-api.ts";

export type OrdersState =
  | { kind: "loading" }
  | { kind: "loaded"; page: OrderPage }
  | { kind: "refused"; problem: ApiProblem };

type Loaded = { key: string; state: OrdersState };

/** One page of the customer's orders; `reload` retries after a problem. */
export function useOrders(page: number): { state: OrdersState; reload: () => void } {
  const api = useAuthApi();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const key = `${page} ${attempt}`;

  useEffect(() => {
    let current = true;
    const wanted = { page, limit: ORDERS_PAGE_SIZE };
    void asCustomer((who) => api().orders(who, wanted)).then((reply) => {
      if (!reply || !current) return;
      const state: OrdersState = reply.ok
        ? { kind: "loaded", page: reply.payload }
        : { kind: "refused", problem: reply.problem };
      setLoaded({ key, state });
    });
    return () => {
      current = false;
    };
  }, [api, page, key]);

  // A page loaded for other parameters is ignored.
  const state: OrdersState = loaded?.key === key ? loaded.state : { kind: "loading" };
  return { state, reload: () => setAttempt((made) => made + 1) };
}
