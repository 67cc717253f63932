import { useEffect } from "react";
import { useDesk } from "../desk-context.tsx";
import { withEvent, withOpenOrders } from "../orders/orders-state.ts";
import { changeOrders, useOrders } from "../orders/orders-store.ts";
import { keepLine } from "./keep-line.ts";
import { useLine } from "./line-store.ts";

/** Listens for as long as the desk is open; what it hears is in `useOrders` and `useLine`. */
export function useDeskLine(): void {
  const { api } = useDesk();
  useEffect(
    () =>
      keepLine({
        api,
        place: () => useOrders.getState().place,
        onOpenOrders: (open) => changeOrders((state) => withOpenOrders(state, open)),
        onEvent: (event) => changeOrders((state) => withEvent(state, event)),
        onLine: (line) => useLine.setState({ line }),
      }),
    [api],
  );
}
