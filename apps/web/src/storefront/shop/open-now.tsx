import { formatTime } from "@noren/contract/format/times.ts";
import type { Menu } from "@noren/ordering/model.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { useNow } from "../../platform/use-now.ts";
import styles from "./open-now.module.css";
import { openState } from "./opening-hours.ts";
import { useShop } from "./shop-context.tsx";
import { useMoment } from "./use-moment.ts";

/**
 * Whether the restaurant is open, in its time zone; when closed, a link on the menu page to the
 * first menu that is on sale. Not server-rendered: its space is reserved.
 */
export function OpenNow({ menus }: { menus: readonly Menu[] }) {
  const { locale, m } = useLocale();
  const { menus: sold, settings } = useShop();
  const now = useNow();
  const moment = useMoment();
  if (now === null) return <p className={styles.state}>{"\u00a0"}</p>;

  const stateOf = (some: readonly Menu[]) => openState(some, now, settings.timezone);
  const state = stateOf(menus);
  const more = state.open
    ? m.hours.until(formatTime(state.until, locale))
    : state.next && m.hours.opensAt(moment(state.next.date, state.next.time, now));
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
