import { useEffect, useRef } from "react";
import { useSecondClock } from "../clock/use-clock.ts";
import { useDesk } from "../desk-context.tsx";
import { ringingOrders } from "../order-state/orders-state.ts";
import { useOrders } from "../order-state/orders-store.ts";
import { flashTitle } from "../page/page-title.ts";
import { alarmPattern } from "./alarm-pattern.ts";
import { soundAlarm } from "./alarm-sound.ts";
import { useAlarmStore } from "./alarm-store.ts";
import { notify } from "./notify.ts";

/**
 * Rings, flashes the title and notifies while an order waits that is not silenced. Returns those
 * orders.
 */
export function useAlarm() {
  const { m } = useDesk();
  const orders = useOrders((state) => state.orders);
  const isArmed = useAlarmStore((state) => state.isArmed);
  const now = useSecondClock();
  const ringing = ringingOrders(orders.values(), now);
  const notified = useRef(new Set<string>());
  const isRepeat = ringing.some(({ acknowledged_at }) => acknowledged_at !== null);
  const [oldest] = ringing;
  const pattern = oldest ? alarmPattern(now - Date.parse(oldest.placed_at), isRepeat) : null;
  const count = ringing.length;

  useEffect(() => {
    if (isArmed) soundAlarm(pattern);
  }, [isArmed, pattern]);

  useEffect(() => flashTitle(count > 0 ? m.alarm.title(count) : null), [count, m]);

  useEffect(() => {
    for (const { order_id, number, is_pickup, alarm_at } of ringing) {
      const once = `${order_id} ${alarm_at}`;
      if (notified.current.has(once)) continue;
      notified.current.add(once);
      void notify(order_id, m.alarm.title(1), m.alarm.notice(number, is_pickup));
    }
  });

  useEffect(
    () => () => {
      soundAlarm(null);
      flashTitle(null);
    },
    [],
  );
  return { ringing, isRepeat };
}
