import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import styles from "./dialog.module.css";

type DialogProps = {
  open: boolean;
  /**
   * Called on Escape, a press on the backdrop, or the close button: the owner decides and sets
   * `open` to false.
   */
  onClose: () => void;
  label: string;
  /** Placement on wide screens. On phones `center` and `right` are bottom sheets. */
  placement?: "center" | "right" | "left";
  className?: string | undefined;
  /** Focused on opening instead of the dialog itself. */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
};

/**
 * A native modal dialog: the browser traps focus, restores it and handles Escape. Keep it mounted
 * while it closes, otherwise focus is lost and the closing animation is cut off.
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
  /** Whether the pointer went down on the backdrop: a text may be selected beyond the dialog. */
  const isBackdrop = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      // Before the focus, which lays the page out: each of the two changes the style of every element.
      markModal(true);
      dialog.showModal();
      // Screen readers read its name first; the next tab stop is its first control.
      (initialFocusRef?.current ?? box.current)?.focus();
    }
    if (!open && dialog.open) {
      dialog.close();
      markModal(isAnyOpen());
    }
  }, [open, initialFocusRef]);
  useEffect(() => () => markModal(isAnyOpen()), []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by the cancel event
    <dialog
      ref={ref}
      aria-label={label}
      className={classNames(styles.dialog, styles[placement], className)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Browsers may close a dialog without a cancel event when two are closed in a row.
      onClose={() => {
        if (open) onClose();
      }}
      onPointerDown={(event) => {
        isBackdrop.current = event.target === ref.current;
      }}
      onClick={(event) => {
        if (event.target === ref.current && isBackdrop.current) onClose();
      }}
    >
      <div ref={box} className={styles.box} tabIndex={-1}>
        {children}
      </div>
    </dialog>
  );
}

/** Disables scrolling of the page while a dialog is open (`base.css`). */
function markModal(isModal: boolean): void {
  document.documentElement.toggleAttribute("data-modal", isModal);
}

function isAnyOpen(): boolean {
  return document.querySelector("dialog:modal") !== null;
}
