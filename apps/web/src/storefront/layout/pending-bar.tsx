import { useNavigation } from "react-router";
import styles from "./pending-bar.module.css";

/** A thread along the top while the next page is on its way, if that takes long enough to notice. */
export function PendingBar() {
  const pending = useNavigation().state !== "idle";
  return <div className={styles.bar} data-pending={pending} aria-hidden="true" />;
}
