import { useEffect, useRef } from "react";
import { useSecondClock } from "../clock/use-clock.ts";
import { useDesk } from "../desk-context.tsx";
import { ringingOrders } from "../order-state/orders-state.ts";
import { useOrders } from "../order-state/orders-store.ts";
import { flashTitle } from "../page/page-title.ts";
import { alarmPattern } from "./alarm-pattern.ts";
import { soundAlarm } from "./alarm-sound.ts";
import { useAlarmStore } from "./alarm-store.ts";
import { alarmTitle, isPaymentLost } from "./alarm-words.ts";
import { closeNotification, notify } from "./notify.ts";

/**
 * Rings, flashes the title and notifies while an order waits that is not silenced; its notification
 * closes when it has been answered, at whichever desk, and with the session. Returns those orders,
 * and why they ring.
 */
export function useAlarm() {
  const { m } = useDesk();
  const orders = useOrders((state) => state.orders);
  const isArmed = useAlarmStore((state) => state.isArmed);
  const now = useSecondClock();
  const ringing = ringingOrders(orders.values(), now);
  const notified = useRef(new Set<string>());
  const waiting = useRef(new Set<string>());
  const isRepeat = ringing.some(({ acknowledged_at }) => acknowledged_at !== null);
  const [oldest] = ringing;
  const pattern = oldest ? alarmPattern(now - Date.parse(oldest.placed_at), isRepeat) : null;
  const title = alarmTitle(ringing, m.alarm);

  useEffect(() => {
    if (isArmed) soundAlarm(pattern);
  }, [isArmed, pattern]);

  useEffect(() => flashTitle(title || null), [title]);

  useEffect(() => {
    for (const order of ringing) {
      const { order_id, number, is_pickup, alarm_at } = order;
      // A lost payment rings from the same instant as the new order did.
      const once = `${order_id} ${alarm_at} ${isPaymentLost(order)}`;
      if (notified.current.has(once)) continue;
      notified.current.add(once);
      const notice = m.alarm.notice(number, is_pickup);
      void notify(order_id, alarmTitle([order], m.alarm), notice);
    }
  });

  useEffect(() => {
    const before = waiting.current;
    waiting.current = new Set(ringing.map(({ order_id }) => order_id));
    for (const id of before) if (!waiting.current.has(id)) void closeNotification(id);
  });

  useEffect(
    () => () => {
      soundAlarm(null);
      flashTitle(null);
      void closeNotification();
    },
    [],
  );
  return { ringing, title, isRepeat };
}
