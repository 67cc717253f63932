import { formatTime } from "@noren/contract/format/times.ts";
import type { Menu } from "@noren/ordering/model.ts";
import { wallClock } from "@noren/ordering/zone.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { MENU_TIME_WORDS } from "../../i18n/menu-time-words.ts";
import styles from "./open-now.module.css";
import type { OpenNowProps } from "./open-now.tsx";
import { openState } from "./opening-state.ts";
import { useShop } from "./shop-context.tsx";
import { useMoment } from "./use-moment.ts";

/**
 * Whether the restaurant is open, in its time zone; when closed, a link on the menu page to the
 * first menu that is on sale.
 */
export function OpenState({ menus, when, now }: OpenNowProps & { now: number }) {
  const { locale, m } = useLocale();
  const { menus: sold, settings } = useShop();
  const moment = useMoment();
  const words = MENU_TIME_WORDS[locale];
  const { timezone } = settings;

  const stateOf = (some: readonly Menu[]) => openState(some, now, timezone);
  const state = stateOf(menus);
  const opensAt = ({ date, time }: { date: string; time: string }) =>
    date === wallClock(now, timezone).date
      ? words.at(formatTime(time, locale))
      : moment(date, time, now);
  const more = !state.open
    ? state.next && m.hours.opensAt(opensAt(state.next))
    : when
      ? words.orders(when)
      : state.until && m.hours.until(formatTime(state.until, locale));
  const served = !state.open && sold.find((menu) => stateOf([menu]).open);
  return (
    <p className={styles.state} data-open={state.open}>
      <span>
        <strong>{state.open ? m.hours.openNow : m.hours.closedNow}</strong>
        {more && `, ${more}`}
      </span>
      {served && (
        <a href={`#menu-${served.menu_id}`}>
          <span>{m.hours.servedNow} </span>
          {served.menu_name}
        </a>
      )}
    </p>
  );
}
