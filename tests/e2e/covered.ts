import type { Page } from "@playwright/test";

/**
 * Texts of the order numbers and buttons that are covered by something. Content scrolled out of its
 * own column is not covered.
 */
export function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrollerOf = (element: Element): Element => {
      const parent = element.parentElement;
      if (!parent) return element;
      return getComputedStyle(parent).overflowY === "auto" ? parent : scrollerOf(parent);
    };
    // Content scrolled under the bars at the top is out of view as well.
    const bars = document.querySelector("header")?.parentElement?.getBoundingClientRect().bottom;
    const isSeen = (x: number, y: number, { left, right, top, bottom }: DOMRect) =>
      x > left && x < right && y > Math.max(top, bars ?? 0) && y < Math.min(bottom, innerHeight);
    return [...document.querySelectorAll("article h3, article time, article button")]
      .filter((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const middle = [x + width / 2, y + height / 2] as const;
        if (!isSeen(...middle, scrollerOf(element).getBoundingClientRect())) return false;
        const over = document.elementFromPoint(...middle);
        // A hit test rounds to whole pixels: on the last one it is outside the viewport, and null.
        return over !== null && !element.contains(over) && !over.contains(element);
      })
      .map((element) => element.textContent.trim());
  });
}
