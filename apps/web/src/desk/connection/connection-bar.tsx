import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import styles from "./connection-bar.module.css";
import { useConnection } from "./connection-store.ts";

/** Shown for as long as no orders can be received; it cannot be dismissed. */
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
