import { useLayoutEffect } from "react";

/**
 * While it is `on`, `<html>` carries `data-{name}`, which styles elsewhere depend on. `:has()` at
 * the root would say the same, but the browser then looks through the page for it whenever
 * something changes there, and a slow phone answers each press later by that much.
 */
export function useRootMark(name: string, on: boolean): void {
  useLayoutEffect(() => {
    if (!on) return;
    const root = document.documentElement;
    root.setAttribute(`data-${name}`, "");
    return () => root.removeAttribute(`data-${name}`);
  }, [name, on]);
}
