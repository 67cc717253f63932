import type { Tracking } from "@noren/contract/tracking.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { WAITING_WORDS } from "../../i18n/waiting-words.ts";
import { useShop } from "../shop/shop-context.tsx";
import { answerText } from "./answer-text.ts";
import { restaurantClock } from "./restaurant-clock.ts";
import styles from "./track-page.module.css";

type TrackWaitingProps = {
  answer: NonNullable<Tracking["answer"]>;
  /** Epoch milliseconds. */
  now: number;
};

/** When the restaurant answers an order that it has not answered yet. */
export function TrackWaiting({ answer, now }: TrackWaitingProps) {
  const { locale } = useLocale();
  const { menus, settings } = useShop();
  const { timezone } = settings;
  const words = WAITING_WORDS[locale];
  const clock = restaurantClock(now, timezone, locale);
  const [first, ...more] = answerText({ answer, menus, timezone, now }, words, clock);
  return (
    <>
      <p className={styles.text}>{first}</p>
      <p className={styles.aside}>{[...more, words.updates].join(" ")}</p>
    </>
  );
}
