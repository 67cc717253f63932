import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import styles from "./dialog.module.css";

type DialogProps = {
  open: boolean;
  /** Escape, a press beside it, or its own button: the owner decides and turns `open` off. */
  onClose: () => void;
  label: string;
  /** Where it stands on wide screens. On phones `center` and `right` are sheets from below. */
  placement?: "center" | "right" | "left";
  className?: string | undefined;
  /** What takes the focus first, in place of the dialog itself. */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
};

/**
 * A native modal dialog: the browser keeps focus inside, gives it back and hears Escape. Keep it
 * mounted while it closes, else focus is lost and it cannot leave gracefully.
 */
export function Dialog({
  open,
  onClose,
  label,
  placement = "center",
  className,
  initialFocusRef,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      // Its name is read first; the next tab stop is its first control.
      (initialFocusRef?.current ?? box.current)?.focus();
    }
    if (!open && dialog.open) dialog.close();
    markModal();
  }, [open, initialFocusRef]);
  useEffect(() => markModal, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key that closes is Escape, heard as cancel
    <dialog
      ref={ref}
      aria-label={label}
      className={classNames(styles.dialog, styles[placement], className)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A browser may close one by itself, without asking, where two are closed in a row.
      onClose={() => {
        if (open) onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div ref={box} className={styles.box} tabIndex={-1}>
        {children}
      </div>
    </dialog>
  );
}

/** While a dialog lies over the page the page stays where it is (`base.css`). */
function markModal(): void {
  const isModal = document.querySelector("dialog:modal") !== null;
  document.documentElement.toggleAttribute("data-modal", isModal);
}
