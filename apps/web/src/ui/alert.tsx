import type { ReactNode } from "react";
import styles from "./alert.module.css";
import { Icon } from "./icon.tsx";

type AlertProps = {
  /** `error` is announced assertively, the others politely. */
  kind?: "error" | "info" | "good";
  children: ReactNode;
  action?: ReactNode;
};

export function Alert({ kind = "info", children, action }: AlertProps) {
  return (
    <div role={kind === "error" ? "alert" : "status"} className={styles.alert} data-kind={kind}>
      <Icon name={kind === "error" ? "warning-circle" : kind === "good" ? "check" : "info"} />
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}
