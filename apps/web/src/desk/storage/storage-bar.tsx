import { useEffect } from "react";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { ORDERING } from "../pause/ordering.ts";
import styles from "./storage-bar.module.css";

/**
 * Poll interval in ms. There is no event for it: what cannot be stored on a full disk is not sent
 * either.
 */
const ASK_MS = 60_000;

/** Warns that the server's disk is almost full, and that orders are refused once it is full. */
export function StorageBar() {
  const { m, api } = useDesk();
  const storage = ORDERING.useShared((ordering) => ordering?.storage ?? "ok");
  useEffect(() => {
    const timer = setInterval(() => void ORDERING.refetch(api), ASK_MS);
    return () => clearInterval(timer);
  }, [api]);
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
