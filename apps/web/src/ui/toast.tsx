import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";
import styles from "./toast.module.css";

type ToastProps = { icon: IconName; title: string; text?: string; action?: ReactNode };

/** A message over the lower edge. Its container is a live region, so that it is announced. */
export function Toast({ icon, title, text, action }: ToastProps) {
  return (
    <div className={styles.toast}>
      <Icon name={icon} size={22} />
      <div className={styles.words}>
        <strong>{title}</strong>
        {text && <p>{text}</p>}
      </div>
      {action}
    </div>
  );
}
