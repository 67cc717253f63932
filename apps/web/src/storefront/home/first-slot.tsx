import type { FullSlots } from "@noren/contract/tracking.ts";
import type { OrderType } from "@noren/ordering/model.ts";
import { pausedUntil } from "@noren/ordering/pause.ts";
import { firstSlot, type Slot } from "@noren/ordering/slots.ts";
import { useMemo } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { isFull } from "../shop/full-slots.ts";
import { useShop } from "../shop/shop-context.tsx";
import { useMoment } from "../shop/use-moment.ts";
import styles from "./first-slot.module.css";

type FirstSlotProps = {
  orderType: OrderType;
  /** Epoch ms; null until the browser's clock is known. */
  now: number | null;
  full: FullSlots;
};

/** The earliest slot of an order type. Its line is reserved until the browser's clock is known. */
export function FirstSlot({ orderType, now, full }: FirstSlotProps) {
  const { m } = useLocale<"home">();
  const { menus, settings } = useShop();
  const moment = useMoment();
  const text = useMemo(() => {
    if (now === null) return null;
    const { timezone, slots, ordering } = settings;
    const paused = pausedUntil(ordering, orderType, now);
    const input = {
      orderType,
      settings: slots[orderType],
      now,
      timezone,
      pausedUntil: paused,
    };
    const hasRoom = (slot: Slot) => !isFull(slot, orderType, full);
    const [first] = menus
      .map((menu) => firstSlot({ ...input, menus: [menu] }, hasRoom))
      .filter((slot) => slot !== null)
      .sort((a, b) => a.instant - b.instant);
    return first ? m.home.firstSlot(moment(first.date, first.start, now)) : m.home.noSlot;
  }, [menus, settings, orderType, now, full, moment, m]);
  return (
    <span className={styles.slot} data-known={text !== null}>
      {text ?? "\u00a0"}
    </span>
  );
}
