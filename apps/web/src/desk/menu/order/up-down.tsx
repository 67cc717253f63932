import { useOffice } from "../../desk-context.tsx";
import { DeskIcon } from "../../desk-icon.tsx";
import { keepInPlace } from "./keep-in-place.ts";
import styles from "./order-mode.module.css";

type UpDownProps = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onStep: (by: 1 | -1) => void;
};

/** Two buttons that move a thing by one place; at the end of the list one tells where it stands. */
export function UpDown({ name, isFirst, isLast, onStep }: UpDownProps) {
  const { order } = useOffice().m.menuPage;
  return (
    <>
      <button
        type="button"
        className={styles.step}
        aria-label={order.up(name)}
        aria-disabled={isFirst || undefined}
        onClick={(event) => keepInPlace(event.currentTarget, () => onStep(-1))}
      >
        <DeskIcon name="caret-up" size={20} />
      </button>
      <button
        type="button"
        className={styles.step}
        aria-label={order.down(name)}
        aria-disabled={isLast || undefined}
        onClick={(event) => keepInPlace(event.currentTarget, () => onStep(1))}
      >
        <DeskIcon name="caret-down" size={20} />
      </button>
    </>
  );
}
