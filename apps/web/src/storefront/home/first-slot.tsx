import type { OrderType } from "@noren/ordering/model.ts";
import { firstSlot } from "@noren/ordering/slots.ts";
import { useMemo } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { useNow } from "../../platform/use-now.ts";
import { useShop } from "../shop/shop-context.tsx";
import { useMoment } from "../shop/use-moment.ts";
import styles from "./first-slot.module.css";

/** When the earliest order could be had. Its line keeps its room until the browser's clock fills it. */
export function FirstSlot({ orderType }: { orderType: OrderType }) {
  const { m } = useLocale();
  const { menus, settings } = useShop();
  const now = useNow();
  const moment = useMoment();
  const text = useMemo(() => {
    if (now === null) return null;
    const { timezone, slots } = settings;
    const [first] = menus
      .map((menu) =>
        firstSlot({ menus: [menu], orderType, settings: slots[orderType], now, timezone }),
      )
      .filter((slot) => slot !== null)
      .sort((a, b) => a.instant - b.instant);
    return first ? m.home.firstSlot(moment(first.date, first.start, now)) : m.home.noSlot;
  }, [menus, settings, orderType, now, moment, m]);
  return (
    <span className={styles.slot} data-known={text !== null}>
      {text ?? "\u00a0"}
    </span>
  );
}
