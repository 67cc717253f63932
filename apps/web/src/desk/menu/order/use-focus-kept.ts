import { type RefObject, useLayoutEffect } from "react";

/** The control that has just lost the focus with its row, until the commit has ended. */
let lost: { id: number; control: number } | null = null;

/** A row that is made anew in another place has the focus on the same control as before. */
export function useFocusKept(row: RefObject<HTMLElement | null>, id: number): void {
  useLayoutEffect(() => {
    const controls = [...(row.current?.querySelectorAll("button") ?? [])];
    if (lost?.id === id) controls[lost.control]?.focus({ preventScroll: true });
    return () => {
      const control = controls.indexOf(document.activeElement as HTMLButtonElement);
      if (control < 0) return;
      lost = { id, control };
      queueMicrotask(() => {
        lost = null;
      });
    };
  }, [row, id]);
}
