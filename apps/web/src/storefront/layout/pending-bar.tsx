import { useNavigation } from "react-router";
import styles from "./pending-bar.module.css";

/**
 * A progress bar along the top while the next page loads, if that takes long enough to be noticed.
 */
export function PendingBar() {
  const pending = useNavigation().state !== "idle";
  return <div className={styles.bar} data-pending={pending} aria-hidden="true" />;
}
