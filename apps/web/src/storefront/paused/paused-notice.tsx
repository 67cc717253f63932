import { timeOf } from "@noren/ordering/clock.ts";
import { wallClock } from "@noren/ordering/zone.ts";
import { formatTime } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { PAUSED_WORDS } from "../../i18n/paused-words.ts";
import { Alert } from "../../ui/alert.tsx";
import { useShop } from "../shop/shop-context.tsx";
import styles from "./paused-notice.module.css";

/** `until` in epoch milliseconds; said on the house's clock. */
export function PausedNotice({ until }: { until: number }) {
  const { locale } = useLocale();
  const { timezone } = useShop().settings;
  const { minutes } = wallClock(until, timezone);
  return (
    <div className={styles.notice}>
      <Alert>{PAUSED_WORDS[locale](formatTime(timeOf(minutes), locale))}</Alert>
    </div>
  );
}
