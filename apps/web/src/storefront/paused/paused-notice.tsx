import { momentAt } from "@noren/contract/format/moments.ts";
import { nextOpening } from "@noren/ordering/pause.ts";
import type { Pause } from "@noren/ordering/stored-pauses.ts";
import { wallClock } from "@noren/ordering/zone.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { PAUSED_WORDS } from "../../i18n/paused-words.ts";
import { Alert } from "../../ui/alert.tsx";
import { useShop } from "../shop/shop-context.tsx";
import styles from "./paused-notice.module.css";

type PausedNoticeProps = Pick<Pause, "type"> & {
  /** Epoch ms, shown in the restaurant's time zone; null once it has passed. */
  until: number | null;
  now: number;
};

/** Says when orders are back: where the pause ends while the restaurant is closed, its next opening. */
export function PausedNotice({ type, until, now }: PausedNoticeProps) {
  const { locale } = useLocale();
  const { menus, settings } = useShop();
  const { timezone } = settings;
  const words = PAUSED_WORDS[locale];
  if (until === null)
    return (
      <div className={styles.notice}>
        <Alert kind="good">{words.back}</Alert>
      </div>
    );
  const back = nextOpening({ menus, timezone }, until) ?? until;
  const isToday = wallClock(back, timezone).date === wallClock(now, timezone).date;
  const { day, time } = momentAt(back, timezone, locale);
  return (
    <div className={styles.notice}>
      <Alert kind="info">
        {words.paused[type](isToday ? words.at(time) : words.on(day, time))}
      </Alert>
    </div>
  );
}
