import { timeOf } from "@noren/ordering/clock.ts";
import { wallClock } from "@noren/ordering/zone.ts";
import { formatTime } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { PAUSED_WORDS } from "../../i18n/paused-words.ts";
import { Alert } from "../../ui/alert.tsx";
import { useShop } from "../shop/shop-context.tsx";
import styles from "./paused-notice.module.css";

type PausedNoticeProps = {
  /** Epoch milliseconds; said on the house's clock. */
  until: number;
  /** That moment has come. */
  isOver: boolean;
};

export function PausedNotice({ until, isOver }: PausedNoticeProps) {
  const { locale } = useLocale();
  const { timezone } = useShop().settings;
  const words = PAUSED_WORDS[locale];
  const { minutes } = wallClock(until, timezone);
  return (
    <div className={styles.notice}>
      <Alert kind={isOver ? "good" : "info"}>
        {isOver ? words.back : words.paused(formatTime(timeOf(minutes), locale))}
      </Alert>
    </div>
  );
}
