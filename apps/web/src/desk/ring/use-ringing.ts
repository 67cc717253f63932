import { useEffect, useRef } from "react";
import { useDesk } from "../desk-context.tsx";
import { flashTitle } from "../layout/page-title.ts";
import { ringingOrders } from "../orders/orders-state.ts";
import { useOrders } from "../orders/orders-store.ts";
import { useSecondClock } from "../use-clock.ts";
import { notify } from "./notify.ts";
import { ringPattern } from "./ring-schedule.ts";
import { ring } from "./ring-sound.ts";
import { useRing } from "./ring-store.ts";

/** Rings, flashes and notifies as long as an order waits that is not silenced. Gives those orders. */
export function useRinging() {
  const { m } = useDesk();
  const orders = useOrders((state) => state.orders);
  const isArmed = useRing((state) => state.isArmed);
  const now = useSecondClock();
  const ringing = ringingOrders(orders.values(), now);
  const notified = useRef(new Set<string>());
  const isAgain = ringing.some(({ acknowledged_at }) => acknowledged_at !== null);
  const [oldest] = ringing;
  const pattern = oldest ? ringPattern(now - Date.parse(oldest.placed_at), isAgain) : null;
  const count = ringing.length;

  useEffect(() => {
    if (isArmed) ring(pattern);
  }, [isArmed, pattern]);

  useEffect(() => flashTitle(count > 0 ? m.ring.title(count) : null), [count, m]);

  useEffect(() => {
    for (const { order_id, number, is_pickup, rings_at } of ringing) {
      const once = `${order_id} ${rings_at}`;
      if (notified.current.has(once)) continue;
      notified.current.add(once);
      notify(order_id, m.ring.title(1), m.ring.notice(number, is_pickup));
    }
  });

  useEffect(
    () => () => {
      ring(null);
      flashTitle(null);
    },
    [],
  );
  return { ringing, isAgain };
}
