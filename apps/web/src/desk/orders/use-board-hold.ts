import { type RefObject, useEffect } from "react";
import type { BoardHold } from "../order-state/board-layout.ts";
import { useIsWide } from "../page/use-is-wide.ts";
import { holdBoard, NO_HOLD, useBoard } from "./board-store.ts";

/** A mouse that rests this long holds only what it rests on, in ms. */
const RESTS_MS = 2000;

/**
 * Whether somebody is at the board: a finger on it or just lifted, a mouse that moves over it, or
 * the keyboard's focus in a ticket. What stands under them must not move. A mouse that rests on a
 * ticket holds that one and what stands above it until it leaves, however long: gaps then fill at
 * most the screen above it, and new orders still follow in their lane.
 */
export function useBoardHold(board: RefObject<HTMLElement | null>): BoardHold {
  const isWide = useIsWide();
  const hold = useBoard((state) => state.hold);
  useEffect(() => (board.current ? keepHold(board.current) : undefined), [board]);
  // In one list all stands above: new orders wait, and a press on the words in the head of their
  // lane shows them.
  return isWide || hold.under === null ? hold : { isHeld: true, under: null };
}

function keepHold(element: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDown = false;
  let isMouse = false;
  const hasFocus = () => element.querySelector("article :focus-visible") !== null;
  function release(): void {
    const rested = isMouse ? element.querySelector<HTMLElement>("article:hover") : null;
    holdBoard({ isHeld: isDown || hasFocus(), under: rested?.dataset.order ?? null });
  }
  function hold(event: Event): void {
    if (event instanceof PointerEvent) isMouse = event.pointerType === "mouse";
    holdBoard({ isHeld: true, under: null });
    clearTimeout(timer);
    timer = setTimeout(release, RESTS_MS);
  }
  function leave(): void {
    isMouse = false;
    clearTimeout(timer);
    release();
  }
  const press = (event: Event) => {
    isDown = event.type === "pointerdown" || event.type === "touchstart";
    hold(event);
  };
  // A finger that scrolls sends no more pointer events, and lifts off with a touch event.
  const lift = (event: PointerEvent | TouchEvent) => {
    const isTouch = event instanceof PointerEvent && event.pointerType === "touch";
    if (isTouch || !isDown) return;
    isDown = "touches" in event && event.touches.length > 0;
    hold(event);
  };
  const end = new AbortController();
  const { signal } = end;
  for (const type of ["pointerdown", "touchstart"])
    element.addEventListener(type, press, { signal, passive: true });
  for (const type of ["pointermove", "wheel", "focusin"])
    element.addEventListener(type, hold, { signal, passive: true });
  // What moves comes under a mouse that rests; one left there before the board opened is nobody's.
  element.addEventListener("pointerover", (event) => isMouse && hold(event), { signal });
  element.addEventListener("mouseleave", leave, { signal });
  window.addEventListener("blur", leave, { signal });
  element.addEventListener("focusout", (event) => setTimeout(() => hold(event)), { signal });
  for (const type of ["pointerup", "touchend", "touchcancel"] as const)
    window.addEventListener(type, lift, { signal, passive: true });
  return () => {
    end.abort();
    clearTimeout(timer);
    holdBoard(NO_HOLD);
  };
}
