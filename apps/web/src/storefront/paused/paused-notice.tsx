import { timeOf } from "@noren/ordering/clock.ts";
import type { Pause } from "@noren/ordering/stored-pauses.ts";
import { wallClock } from "@noren/ordering/zone.ts";
import { formatTime } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { PAUSED_WORDS } from "../../i18n/paused-words.ts";
import { Alert } from "../../ui/alert.tsx";
import { useShop } from "../shop/shop-context.tsx";
import styles from "./paused-notice.module.css";

type PausedNoticeProps = Pick<Pause, "type"> & {
  /** Epoch ms, shown in the restaurant's time zone; null once it has passed. */
  until: number | null;
};

export function PausedNotice({ type, until }: PausedNoticeProps) {
  const { locale } = useLocale();
  const { timezone } = useShop().settings;
  const words = PAUSED_WORDS[locale];
  if (until === null)
    return (
      <div className={styles.notice}>
        <Alert kind="good">{words.back}</Alert>
      </div>
    );
  const { minutes } = wallClock(until, timezone);
  return (
    <div className={styles.notice}>
      <Alert kind="info">{words.paused[type](formatTime(timeOf(minutes), locale))}</Alert>
    </div>
  );
}
