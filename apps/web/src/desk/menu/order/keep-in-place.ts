import { flushSync } from "react-dom";

/**
 * Draws a change at once, and scrolls so that the element stays where it is on the screen: a finger
 * that presses again presses the same button.
 */
export function keepInPlace(element: HTMLElement, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  flushSync(change);
  const top = element.getBoundingClientRect().top - before;
  if (top !== 0) window.scrollBy({ top, behavior: "instant" });
}
