import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { ORDERING } from "../pause/ordering.ts";
import styles from "./storage-bar.module.css";

/** Warns that the server's disk is almost full, and that orders are refused once it is full. */
export function StorageBar() {
  const { m } = useDesk();
  const storage = ORDERING.useShared((ordering) => ordering?.storage ?? "ok");
  return (
    <div role="status">
      {storage !== "ok" && (
        <p className={styles.bar} data-state={storage}>
          <DeskIcon name="warning" size={28} />
          <span>
            <strong>{m.storage[storage].title}</strong> {m.storage[storage].text}
          </span>
        </p>
      )}
    </div>
  );
}
