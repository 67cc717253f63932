import { timeAt } from "@noren/contract/format/moments.ts";
import type { OrderingChange } from "@noren/contract/staff/restaurant.ts";
import { type Pause, pausesOf } from "@noren/ordering/stored-pauses.ts";
import { useEffect, useRef } from "react";
import { useClock } from "../clock/use-clock.ts";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { say } from "../notices/notices-store.ts";
import { useCommand } from "../use-command.ts";
import { endAhead, instantOf, isOver, minutesLeft } from "./end-ahead.ts";
import { ORDERING } from "./ordering.ts";
import styles from "./pause-bar.module.css";

/** An active pause is shown on every page, with its end and a button to resume. */
export function PauseBar() {
  const { m, api, locale, restaurant } = useDesk();
  const { send, isBusy, message } = useCommand();
  const ordering = ORDERING.useShared((data) => data);
  useEffect(() => ORDERING.keep(api), [api]);
  const now = useClock();
  const pauses = ordering ? pausesOf(ordering) : [];
  const endOf = (type: Pause["type"]) => pauses.find((pause) => pause.type === type)?.until ?? null;
  useAnnounceAtEnd(endOf("both"), now, m.pause.over.both);
  useAnnounceAtEnd(endOf("pickup"), now, m.pause.over.pickup);
  useAnnounceAtEnd(endOf("delivery"), now, m.pause.over.delivery);
  useAnnounceAtEnd(instantOf(ordering?.extra_until), now, m.pause.usual);

  async function change(wanted: OrderingChange) {
    const changed = await send(() => api.changeOrdering(wanted));
    if (changed) ORDERING.put(changed.payload);
  }

  const bars = [
    ...pauses.map(({ type, until }) => ({
      key: type,
      icon: "pause" as const,
      until: endAhead(until, now),
      words: m.pause.paused[type],
      end: m.pause.resume,
      wanted: { pause: null, pause_type: type },
    })),
    {
      key: "extra",
      icon: "clock-countdown" as const,
      until: endAhead(instantOf(ordering?.extra_until), now),
      words: m.pause.extra(ordering?.extra_minutes ?? 0),
      end: m.pause.noExtra,
      wanted: { extra: null },
    },
  ].map(({ key, icon, until, words, end, wanted }) => {
    if (until === null) return null;
    const time = timeAt(until, restaurant.timezone, locale);
    return (
      <div key={key} role="status">
        <div className={styles.bar}>
          <DeskIcon name={icon} size={28} />
          <p className={styles.words}>
            <strong>{words}</strong> {m.pause.until(time, minutesLeft(until, now))} {message}
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
      </div>
    );
  });
  return bars;
}

/** Announces an end by timeout; a cancellation needs no announcement. */
function useAnnounceAtEnd(end: number | null, now: number, words: string): void {
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    if (isOver(awaited.current, now)) say({ about: words, kind: "done", text: words });
    awaited.current = endAhead(end, now);
  }, [end, now, words]);
}
