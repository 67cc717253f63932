import { type RefObject, useEffect, useState } from "react";

/** A mouse that rests this long is not about to press, in ms. */
const RESTS_MS = 2000;

/**
 * Whether somebody is at the board: a finger on it or just lifted, a mouse that moves over it, or
 * the keyboard's focus in a ticket. What stands under them must not move.
 */
export function useBoardHold(board: RefObject<HTMLElement | null>): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDown = false;
    const hasFocus = () => element.querySelector("article :focus-visible") !== null;
    const release = () => setHeld(isDown || hasFocus());
    function hold(): void {
      setHeld(true);
      clearTimeout(timer);
      timer = setTimeout(release, RESTS_MS);
    }
    function leave(): void {
      clearTimeout(timer);
      release();
    }
    const press = ({ type }: Event) => {
      isDown = type === "pointerdown" || type === "touchstart";
      hold();
    };
    // A finger that scrolls sends no more pointer events, and lifts off with a touch event.
    const lift = (event: PointerEvent | TouchEvent) => {
      const isTouch = event instanceof PointerEvent && event.pointerType === "touch";
      if (isTouch || !isDown) return;
      isDown = "touches" in event && event.touches.length > 0;
      hold();
    };
    const end = new AbortController();
    const { signal } = end;
    for (const type of ["pointerdown", "touchstart"])
      element.addEventListener(type, press, { signal, passive: true });
    for (const type of ["pointermove", "wheel", "focusin"])
      element.addEventListener(type, hold, { signal, passive: true });
    element.addEventListener("mouseleave", leave, { signal });
    element.addEventListener("focusout", () => setTimeout(hold), { signal });
    for (const type of ["pointerup", "touchend", "touchcancel"] as const)
      window.addEventListener(type, lift, { signal, passive: true });
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, [board]);
  return isHeld;
}
