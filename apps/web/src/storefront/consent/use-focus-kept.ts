import { type RefObject, useLayoutEffect } from "react";

const STOPS = "a[href], button";

/**
 * Focus goes into a notice that blocks nothing when it comes, unless somebody is at work elsewhere;
 * Tab goes round in it, and what had the focus before has it back when the notice goes. The way out
 * for who does not want to answer is Escape, or a press on the page.
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
