import type { ReactNode, RefObject } from "react";
import { flushSync } from "react-dom";
import { Icon } from "../../../ui/icon.tsx";
import type { IconName } from "../../../ui/icon-names.ts";
import styles from "./open-button.module.css";

type OpenButtonProps = {
  icon?: IconName;
  onOpen: () => void;
  /** What `onOpen` shows: its first field has the focus. */
  fields: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** A button that gives way to optional fields. */
export function OpenButton({ icon = "plus", onOpen, fields, children }: OpenButtonProps) {
  // At once: a later focus could take a field from under a guest who already types.
  const open = () => {
    flushSync(onOpen);
    fields.current?.querySelector<HTMLElement>("input, textarea")?.focus();
  };
  return (
    <button type="button" className={styles.open} aria-expanded={false} onClick={open}>
      <Icon name={icon} size={18} />
      <span>{children}</span>
    </button>
  );
}
