import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import styles from "./line-bar.module.css";
import { useLine } from "./line-store.ts";

/** Says that no order can be heard of, for as long as that is so; it is never dismissed. */
export function LineBar() {
  const { m } = useDesk();
  const line = useLine((state) => state.line);
  return (
    <div role="alert">
      {line === "lost" && (
        <p className={styles.bar}>
          <DeskIcon name="wifi-slash" size={28} />
          <span>
            <strong>{m.line.lost}</strong> {m.line.lostText}
          </span>
        </p>
      )}
    </div>
  );
}
