import { flushSync } from "react-dom";

/**
 * Draws a change at once, and scrolls so that the element stays where it is on the screen: a finger
 * that presses again presses the same button. Where its row is made anew (`rechunked`), that is the
 * element to which the focus has moved; not every browser gives it to a button that is touched.
 */
export function keepInPlace(element: HTMLElement, change: () => void): void {
  element.focus({ preventScroll: true });
  const before = element.getBoundingClientRect().top;
  flushSync(change);
  const shown = element.isConnected ? element : (document.activeElement ?? element);
  const top = shown.getBoundingClientRect().top - before;
  if (top !== 0) window.scrollBy({ top, behavior: "instant" });
}
