import { formatTime } from "@noren/contract/format/times.ts";
import type { FullSlots } from "@noren/contract/tracking.ts";
import type { OrderType } from "@noren/ordering/model.ts";
import { pausedUntil } from "@noren/ordering/pause.ts";
import { firstSlot, type Slot } from "@noren/ordering/slots.ts";
import { wallClock } from "@noren/ordering/zone.ts";
import { useMemo } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { useCart } from "../cart/cart-store.ts";
import { offeredSlots } from "../location/offered-slots.ts";
import { isFull } from "../shop/full-slots.ts";
import { useShop } from "../shop/shop-context.tsx";
import { useMoment } from "../shop/use-moment.ts";
import styles from "./first-slot.module.css";

type FirstSlotProps = {
  orderType: OrderType;
  /** Epoch ms; null until the server's time is known. */
  now: number | null;
  full: FullSlots;
};

/** The earliest slot of an order type. Its line is reserved until the time is known. */
export function FirstSlot({ orderType, now, full }: FirstSlotProps) {
  const { locale, m } = useLocale<"home">();
  const { menus, settings } = useShop();
  const moment = useMoment();
  const zoneName = useCart((cart) => cart.location.zone);
  const text = useMemo(() => {
    if (now === null) return null;
    const { timezone, ordering } = settings;
    const paused = pausedUntil(ordering, orderType, now);
    const input = {
      orderType,
      settings: offeredSlots(settings, orderType, zoneName),
      now,
      timezone,
      pausedUntil: paused,
    };
    const hasRoom = (slot: Slot) => !isFull(slot, orderType, full);
    const first = firstSlot({ ...input, menus: [menus] }, hasRoom);
    if (!first) return m.home.noSlot;
    const isToday = first.date === wallClock(now, timezone).date;
    const when = isToday ? formatTime(first.start, locale) : moment(first.date, first.start, now);
    return m.home.firstSlot(when);
  }, [menus, settings, orderType, zoneName, now, full, moment, locale, m]);
  return (
    <span className={styles.slot} data-known={text !== null}>
      {text ?? "\u00a0"}
    </span>
  );
}
