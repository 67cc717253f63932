import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./add-button.module.css";
import { type Edited, openEditing } from "./editing-store.ts";

type AddButtonProps = {
  edited: Edited;
  /** Its whole name, where its words leave out what it is added to. */
  label?: string;
  /** Without a frame: at the end of each category. */
  isQuiet?: boolean;
  children: ReactNode;
};

export function AddButton({ edited, label, isQuiet = false, children }: AddButtonProps) {
  return (
    <Button
      variant={isQuiet ? "quiet" : "secondary"}
      className={isQuiet ? styles.quiet : styles.add}
      aria-label={label}
      onClick={() => openEditing(edited)}
    >
      <Icon name="plus" />
      {children}
    </Button>
  );
}
