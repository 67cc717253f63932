import { formatDate } from "@noren/contract/format/dates.ts";
import { formatSlot } from "@noren/contract/format/slots.ts";
import type { Tracking } from "@noren/contract/tracking.ts";
import { addDays, wallClock } from "@noren/ordering/zone.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { TRACK_WORDS } from "../../i18n/track-words.ts";
import { useShop } from "../shop/shop-context.tsx";
import { restaurantClock } from "./restaurant-clock.ts";
import styles from "./track-page.module.css";

type TrackWhenProps = {
  tracking: Pick<Tracking, "order" | "promised_at">;
  /** Epoch milliseconds. */
  now: number;
};

/** When an open order is ready or delivered: the promised time, before that the slot ordered. */
export function TrackWhen({ tracking: { order, promised_at }, now }: TrackWhenProps) {
  const { locale, m } = useLocale();
  const { timezone } = useShop().settings;
  const words = TRACK_WORDS[locale];
  const kind = order.is_pickup ? "pickup" : "delivery";
  if (promised_at !== null) {
    const clock = restaurantClock(now, timezone, locale);
    const day = clock.onOtherDay(promised_at);
    return (
      <p className={styles.promised}>
        {day === null ? words.promised[kind] : words.promisedOn[kind](day)}{" "}
        <time dateTime={promised_at} className={styles.time}>
          {clock.time(promised_at)}
        </time>
      </p>
    );
  }
  const { delivery_date: date, delivery_time_range: range } = order.date;
  return (
    <p className={styles.promised}>
      {words.wanted[kind](dayOf(date))}{" "}
      <span className={styles.slot}>{formatSlot(range, locale)}</span>
    </p>
  );

  /** Of another server's date nothing is known but that it is one. */
  function dayOf(date: string): string {
    const today = wallClock(now, timezone).date;
    if (date === today) return m.hours.today;
    if (date === addDays(today, 1)) return m.hours.tomorrow;
    return Number.isNaN(Date.parse(date)) ? date : formatDate(date, locale);
  }
}
