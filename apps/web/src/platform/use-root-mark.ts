import { useLayoutEffect } from "react";

/**
 * While `on`, `<html>` has the attribute `data-{name}` for styles elsewhere. `:has()` at the root
 * would do the same, but the browser then re-evaluates it on every change below, which slows down
 * each response on a slow phone.
 */
export function useRootMark(name: string, on: boolean): void {
  useLayoutEffect(() => {
    if (!on) return;
    const root = document.documentElement;
    root.setAttribute(`data-${name}`, "");
    return () => root.removeAttribute(`data-${name}`);
  }, [name, on]);
}
