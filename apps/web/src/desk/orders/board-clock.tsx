import { timeAt } from "@noren/contract/format/moments.ts";
import { useClock } from "../clock/use-clock.ts";
import { useDesk } from "../desk-context.tsx";
import styles from "./board-clock.module.css";

/** The restaurant's time of day, by the server's clock. */
export function BoardClock() {
  const { m, locale, restaurant } = useDesk();
  const now = useClock();
  return (
    <p className={styles.clock}>
      <span className="visually-hidden">{m.inbox.clock} </span>
      {timeAt(now, restaurant.timezone, locale)}
    </p>
  );
}
