import { type RefObject, useLayoutEffect } from "react";

const STOPS = "a[href], button";

/**
 * Focuses a non-modal notice when it opens, unless a form field has the focus or a modal dialog is
 * open; Tab cycles within it, and focus returns to the earlier element when it closes. It can be
 * left without an answer by Escape or by a press on the page.
 */
export function useFocusKept(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const notice = box.current;
    if (!notice) return;
    const before = document.activeElement;
    if (!before?.matches("input, textarea, select") && !document.querySelector("dialog:modal"))
      notice.focus({ preventScroll: true });

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Tab") return;
      const stops = [...notice.querySelectorAll<HTMLElement>(STOPS)];
      const at = stops.findIndex((stop) => stop.matches(":focus"));
      const next = stops.at((event.shiftKey ? Math.max(at, 0) - 1 : at + 1) % stops.length);
      event.preventDefault();
      next?.focus();
    };
    notice.addEventListener("keydown", onKeyDown);
    return () => {
      notice.removeEventListener("keydown", onKeyDown);
      const isInside = notice.contains(document.activeElement);
      if (isInside && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [box]);
}
