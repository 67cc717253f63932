import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { learn, useIsNew } from "../lessons/learn.ts";
import { useOrderCommands } from "../orders/use-order-commands.ts";
import { askToNotify } from "./notify.ts";
import styles from "./ring-bar.module.css";
import { armRing } from "./ring-sound.ts";
import { useRing } from "./ring-store.ts";
import { useRinging } from "./use-ringing.ts";

/** Those that wait longest; every card has its own. */
const MOST_BUTTONS = 3;

/** What rings, and for each order the tap that silences it for a while, for everybody; or the one without which nothing rings. */
export function RingBar() {
  const { m, api } = useDesk();
  const { acknowledge } = useOrderCommands();
  const { ringing, isAgain } = useRinging();
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
        <div className={styles.bar} data-kind="rings" data-again={isAgain}>
          <DeskIcon name={isArmed ? "bell-ringing" : "bell-slash"} size={28} />
          <p className={styles.words}>
            <strong>{m.ring.title(ringing.length)}</strong> {isAgain && m.ring.again}
          </p>
          {armButton}
          {ringing.slice(0, MOST_BUTTONS).map((order) => (
            <button
              key={order.order_id}
              type="button"
              className={styles.button}
              onClick={() => void acknowledge(order)}
            >
              {m.ring.stop(order.number)}
            </button>
          ))}
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
