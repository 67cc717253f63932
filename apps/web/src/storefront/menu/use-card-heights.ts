import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import { type CardHeights, watchCardHeights } from "./card-heights.ts";

let isFirstMenu = true;

/** Returns the function to call before scrolling to a position among the dishes. */
export function useCardHeights(menus: RefObject<HTMLElement | null>): () => void {
  const heights = useRef<CardHeights>(null);
  // A layout effect, to run before the router restores the scroll position.
  useLayoutEffect(() => {
    if (!menus.current) return;
    const watched = watchCardHeights(menus.current);
    heights.current = watched;
    if (!isFirstMenu || !beganAtTheTop()) watched.layOutAll();
    isFirstMenu = false;
    return watched.stop;
  }, [menus]);
  return useCallback(() => heights.current?.layOutAll(), []);
}

/**
 * Whether the page was opened at its top; a restored position, or one by hash, needs all heights at
 * once.
 */
function beganAtTheTop(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "navigate" && window.location.hash === "";
}
