import { flushSync } from "react-dom";

/**
 * Draws a change at once, and scrolls so that the element stays where it is on the screen: a finger
 * that presses again presses the same button. A row may be made anew (`useRowKeys`): then the element
 * is the one that has the focus instead.
 */
export function keepInPlace(element: HTMLElement, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  flushSync(change);
  const shown = element.isConnected ? element : (document.activeElement ?? element);
  const top = shown.getBoundingClientRect().top - before;
  if (top !== 0) window.scrollBy({ top, behavior: "instant" });
}
