import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import styles from "./connection-bar.module.css";
import { useConnection } from "./connection-store.ts";

/** Says that no order can be heard of, for as long as that is so; it is never dismissed. */
export function ConnectionBar() {
  const { m } = useDesk();
  const connection = useConnection((state) => state.connection);
  return (
    <div role="alert">
      {connection === "lost" && (
        <p className={styles.bar}>
          <DeskIcon name="wifi-slash" size={28} />
          <span>
            <strong>{m.connection.lost}</strong> {m.connection.lostText}
          </span>
        </p>
      )}
    </div>
  );
}
