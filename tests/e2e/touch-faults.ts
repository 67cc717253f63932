import type { Page } from "@playwright/test";

/**
 * Targets that wet hands would miss, as text: controls smaller than 56 px in either direction, and
 * neighbours less than 8 px apart. Checks what is on the screen, and only the open dialog where
 * there is one.
 */
export function touchFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [least, apart] = [56, 8];
    const scope = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
    const controls = "a[href], button, select, summary, input, textarea";
    const nameOf = (element: Element) =>
      (element.getAttribute("aria-label") ?? element.textContent ?? element.tagName).trim();
    /** A field that is drawn by its label is pressed there. */
    const pressed = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2 ? element : (element.closest("label") ?? element);
    };
    const isAt = (element: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    };
    /** Fully visible: not half under a card's sticky elements, and not scrolled away. */
    const isReached = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const edges = [left + 1, right - 1].map((edge) => isAt(element, edge, y));
      return [...edges, isAt(element, x, top + 1), isAt(element, x, bottom - 1)].every(Boolean);
    };
    const targets = [...new Set([...scope.querySelectorAll(controls)].map(pressed))]
      .filter((element) => element.checkVisibility({ checkVisibilityCSS: true }))
      .filter(isReached)
      .map((element) => ({ element, name: nameOf(element), box: element.getBoundingClientRect() }));

    const faults = targets
      .filter(({ box }) => box.width < least - 0.5 || box.height < least - 0.5)
      .map(({ name, box }) => `"${name}" is ${box.width.toFixed()} × ${box.height.toFixed()}`);
    for (const [index, one] of targets.entries())
      for (const other of targets.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const across =
          Math.max(one.box.left, other.box.left) - Math.min(one.box.right, other.box.right);
        const down =
          Math.max(one.box.top, other.box.top) - Math.min(one.box.bottom, other.box.bottom);
        const gap = Math.max(across, down);
        if (gap < apart - 0.5)
          faults.push(`"${one.name}" and "${other.name}" are ${gap.toFixed()} apart`);
      }
    return faults;
  });
}
