import { timeAt } from "@noren/contract/format/moments.ts";
import type { Pause } from "@noren/ordering/stored-pauses.ts";
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
  return (
    <div className={styles.notice}>
      <Alert kind="info">{words.paused[type](timeAt(until, timezone, locale))}</Alert>
    </div>
  );
}
