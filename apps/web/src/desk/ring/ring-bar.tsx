import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { learn, useIsNew } from "../lessons/learn.ts";
import { useOrderCommands } from "../orders/use-order-commands.ts";
import { askToNotify } from "./notify.ts";
import styles from "./ring-bar.module.css";
import { armRing } from "./ring-sound.ts";
import { useRing } from "./ring-store.ts";
import { useRinging } from "./use-ringing.ts";

/** What rings, and the one tap that stops it for everybody; or the one without which nothing rings. */
export function RingBar() {
  const { m, api } = useDesk();
  const { acknowledge } = useOrderCommands();
  const ringing = useRinging();
  const isArmed = useRing((state) => state.isArmed);
  const isNew = useIsNew("bell");

  function arm() {
    askToNotify();
    learn(api, "bell");
    void armRing();
  }

  const armButton = !isArmed && (
    <button type="button" className={styles.button} data-kind="arm" onClick={arm}>
      {m.ring.arm}
    </button>
  );
  return (
    <>
      <p role="status" className="visually-hidden">
        {ringing.length > 0 ? m.ring.rings(ringing.length, isArmed) : isArmed ? m.ring.armed : ""}
      </p>
      {ringing.length > 0 ? (
        <div className={styles.bar} data-kind="rings">
          <DeskIcon name={isArmed ? "bell-ringing" : "bell-slash"} size={28} />
          <p className={styles.words}>
            <strong>{m.ring.title(ringing.length)}</strong>{" "}
            {ringing.map(({ number }) => number).join(", ")}
          </p>
          {armButton}
          <button
            type="button"
            className={styles.button}
            onClick={() => ringing.forEach((order) => void acknowledge(order))}
          >
            {m.ring.stop}
          </button>
        </div>
      ) : (
        armButton && (
          <div className={styles.bar} data-kind="silent">
            <DeskIcon name="bell-slash" size={28} />
            <p className={styles.words}>
              <strong>{m.ring.silent}</strong> {isNew ? m.lessons.bell : m.ring.silentText}
            </p>
            {armButton}
          </div>
        )
      )}
    </>
  );
}
