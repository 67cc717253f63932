import { useEffect, useMemo, useRef } from "react";
import { useDesk } from "../desk-context.tsx";
import { flashTitle } from "../layout/page-title.ts";
import { ringingOrders } from "../orders/orders-state.ts";
import { useOrders } from "../orders/orders-store.ts";
import { useClock } from "../use-clock.ts";
import { notify } from "./notify.ts";
import { ring } from "./ring-sound.ts";
import { useRing } from "./ring-store.ts";

/** Rings, flashes and notifies as long as an order waits to be seen. Gives those orders. */
export function useRinging() {
  const { m } = useDesk();
  const orders = useOrders((state) => state.orders);
  const ringing = useMemo(() => ringingOrders(orders.values()), [orders]);
  const isArmed = useRing((state) => state.isArmed);
  const now = useClock();
  const notified = useRef(new Set<string>());
  const [oldest] = ringing;
  const waited = oldest ? now - Date.parse(oldest.placed_at) : null;

  useEffect(() => {
    if (isArmed) ring(waited);
  }, [isArmed, waited]);

  useEffect(
    () => flashTitle(ringing.length > 0 ? m.ring.title(ringing.length) : null),
    [ringing, m],
  );

  useEffect(() => {
    for (const { order_id, number, is_pickup } of ringing) {
      if (notified.current.has(order_id)) continue;
      notified.current.add(order_id);
      notify(order_id, m.ring.title(1), m.ring.notice(number, is_pickup));
    }
  }, [ringing, m]);

  useEffect(
    () => () => {
      ring(null);
      flashTitle(null);
    },
    [],
  );
  return ringing;
}
