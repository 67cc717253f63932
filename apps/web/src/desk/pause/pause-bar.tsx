import type { OrderingChange } from "@noren/contract/staff/house.ts";
import { useEffect, useRef } from "react";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { say } from "../orders/notices-store.ts";
import { minutesUntil, wallTime } from "../orders/order-clock.ts";
import { useClock } from "../use-clock.ts";
import { useCommand } from "../use-command.ts";
import { setOrdering, useOrdering } from "./ordering-store.ts";
import styles from "./pause-bar.module.css";

/** Nobody forgets that the shop is shut: it is said on every page, with its end and the way back. */
export function PauseBar() {
  const { m, api, locale, house } = useDesk();
  const { send, isBusy, message } = useCommand();
  const ordering = useOrdering((state) => state.ordering);
  const now = useClock();
  useSaidAtItsEnd(ordering?.paused_until, now, m.pause.over);
  useSaidAtItsEnd(ordering?.extra_until, now, m.pause.usual);

  async function change(wanted: OrderingChange) {
    const changed = await send(() => api.changeOrdering(wanted));
    if (changed) setOrdering(changed.payload);
  }

  const said = [
    isAhead(ordering?.paused_until, now) && {
      key: "pause",
      icon: "pause" as const,
      until: ordering.paused_until,
      words: m.pause.paused,
      end: m.pause.resume,
      wanted: { pause: null },
    },
    isAhead(ordering?.extra_until, now) && {
      key: "extra",
      icon: "clock-countdown" as const,
      until: ordering.extra_until,
      words: m.pause.extra(ordering.extra_minutes),
      end: m.pause.noExtra,
      wanted: { extra: null },
    },
  ].filter((bar) => bar !== false);
  const bars = said.map(({ key, icon, until, words, end, wanted }) => {
    const instant = Date.parse(until ?? "");
    const time = wallTime(instant, house.timezone, locale);
    return (
      <div key={key} className={styles.bar} role="status">
        <DeskIcon name={icon} size={28} />
        <p className={styles.words}>
          <strong>{words}</strong> {m.pause.until(time, minutesUntil(instant, now))} {message}
        </p>
        <button
          type="button"
          className={styles.button}
          disabled={isBusy}
          onClick={() => change(wanted)}
        >
          {end}
        </button>
      </div>
    );
  });
  return <div className={styles.bars}>{bars}</div>;
}

/** What ends by itself says so; whoever takes it back before knows. */
function useSaidAtItsEnd(end: string | null | undefined, now: number, words: string): void {
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    if (awaited.current !== null && awaited.current <= now)
      say({ about: words, kind: "done", text: words });
    awaited.current = isAhead(end, now) ? Date.parse(end) : null;
  }, [end, now, words]);
}

function isAhead(instant: string | null | undefined, now: number): instant is string {
  return typeof instant === "string" && Date.parse(instant) > now;
}
