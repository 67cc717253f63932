import { type RefObject, useLayoutEffect } from "react";
import { useBoard } from "./board-store.ts";

/**
 * While somebody is at the board it keeps its place on the screen: a bar that comes above or below
 * lies over it, and takes its room once the board is free.
 */
export function useStandStill(box: RefObject<HTMLElement | null>): void {
  const isHeld = useBoard(({ hold }) => hold.isHeld || hold.under !== null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!isHeld || !element) return;
    const { top, left, width, height } = element.getBoundingClientRect();
    const { style } = element;
    const px = { top: `${top}px`, left: `${left}px`, width: `${width}px`, height: `${height}px` };
    Object.assign(style, { position: "fixed", ...px });
    const free = () => {
      for (const name of ["position", ...Object.keys(px)]) style.removeProperty(name);
    };
    // A screen that is turned moves all.
    window.addEventListener("resize", free);
    return () => {
      window.removeEventListener("resize", free);
      free();
    };
  }, [box, isHeld]);
}
