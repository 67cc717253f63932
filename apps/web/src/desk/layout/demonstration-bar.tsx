import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { ORDERING } from "../pause/ordering.ts";
import styles from "./demonstration-bar.module.css";

/** While the demo provider takes cards, every page of the desk says that nobody is charged. */
export function DemonstrationBar() {
  const { m } = useDesk();
  const isOn = ORDERING.useShared((ordering) => ordering?.demonstration ?? false);
  return (
    <div role="status">
      {isOn && (
        <div className={styles.bar}>
          <DeskIcon name="warning" size={20} />
          <p className={styles.words}>
            <strong>{m.demonstration.title}</strong> {m.demonstration.text}
          </p>
        </div>
      )}
    </div>
  );
}
