import { useState } from "react";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { completeHint, useIsHintDue } from "../onboarding/onboarding.ts";
import { useOrderCommands } from "../orders/use-order-commands.ts";
import styles from "./alarm-bar.module.css";
import { armAlarm } from "./alarm-sound.ts";
import { useAlarmStore } from "./alarm-store.ts";
import { alarmRings } from "./alarm-words.ts";
import { askToNotify } from "./notify.ts";
import { useAlarm } from "./use-alarm.ts";

/**
 * The alarm: a button that silences the order that rings longest, for a while on all devices (every
 * ticket has its own); or the button that arms the sound.
 */
export function AlarmBar() {
  const { m, api } = useDesk();
  const { acknowledge } = useOrderCommands();
  const { ringing, title, isRepeat } = useAlarm();
  const [longest] = ringing;
  const isArmed = useAlarmStore((state) => state.isArmed);
  const isHintDue = useIsHintDue("bell");

  // Any key arms the sound: a button that went under the focus would lose it.
  const [hasFocus, setFocus] = useState(false);

  function arm() {
    setFocus(false);
    askToNotify();
    completeHint(api, "bell");
    void armAlarm();
  }

  const armButton = (!isArmed || hasFocus) && (
    <button
      type="button"
      className={styles.button}
      data-kind="arm"
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      onClick={arm}
    >
      {m.alarm.arm}
    </button>
  );
  return (
    <>
      <p role="status" className="visually-hidden">
        {alarmRings(ringing, m.alarm, isArmed) || (isArmed ? m.alarm.armed : "")}
      </p>
      {ringing.length > 0 ? (
        <div className={styles.bar} data-kind="rings" data-again={isRepeat}>
          <DeskIcon name={isArmed ? "bell-ringing" : "bell-slash"} size={28} />
          <p className={styles.words}>
            <strong>{title}</strong> {isRepeat && m.alarm.again}
          </p>
          {armButton}
          {longest && (
            <button
              type="button"
              className={styles.button}
              onClick={() => void acknowledge(longest)}
            >
              {m.alarm.stop(longest.number)}
            </button>
          )}
        </div>
      ) : (
        armButton && (
          <div className={styles.bar} data-kind="silent" data-hint={isHintDue}>
            <DeskIcon name="bell-slash" size={28} />
            <p className={styles.words}>
              <strong>{m.alarm.silent}</strong>{" "}
              {isHintDue ? (
                m.onboarding.bell
              ) : (
                <span className={styles.why}>{m.alarm.silentText}</span>
              )}
            </p>
            {armButton}
          </div>
        )
      )}
    </>
  );
}
