import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import { type CardHeights, watchCardHeights } from "./card-heights.ts";

let isFirstMenu = true;

/** Gives the function to call before somebody is taken to a place among the dishes. */
export function useCardHeights(menus: RefObject<HTMLElement | null>): () => void {
  const heights = useRef<CardHeights>(null);
  // Before the router scrolls to where one was.
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

/** A visit that goes on where it was, or at a named place, cannot wait until there is time. */
function beganAtTheTop(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "navigate" && window.location.hash === "";
}
