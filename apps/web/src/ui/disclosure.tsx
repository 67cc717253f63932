import type { ReactNode } from "react";
import styles from "./disclosure.module.css";
import { Icon } from "./icon.tsx";

type DisclosureProps = {
  title: string;
  /** Whether it starts expanded. */
  open?: boolean;
  onToggle?: () => void;
  children: ReactNode;
};

/** Details that expand and collapse under a title. */
export function Disclosure({ title, open, onToggle, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open} onToggle={onToggle}>
      <summary>
        {title}
        <Icon name="caret-down" size={16} />
      </summary>
      {children}
    </details>
  );
}
