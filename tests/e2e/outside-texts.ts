import type { Page } from "@playwright/test";

/**
 * Texts with a part outside of the screen's width, or of a box that cuts it off or is its control.
 * Checks only the open dialog where there is one. A strip that scrolls sideways may go on beyond its
 * edge, and a text that is bounded to a number of lines below them.
 */
export function outsideTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Share of a line's height that is the space around its letters. */
    const leading = 0.25;
    const clips = ["hidden", "clip"];
    const scrolls = ["auto", "scroll"];
    const scope = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;

    const isVisuallyHidden = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === "inset(50%)" ||
        isVisuallyHidden(element.parentElement));
    const isShown = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      !element.closest("[inert]") &&
      !isVisuallyHidden(element);
    const isStrip = ({ overflowX, scrollbarWidth }: CSSStyleDeclaration) =>
      scrolls.includes(overflowX) && scrollbarWidth === "none";
    const isBounded = (style: CSSStyleDeclaration) =>
      style.webkitLineClamp !== "none" || style.getPropertyValue("animation-timeline") !== "auto";
    const isControl = (element: Element, { display }: CSSStyleDeclaration) =>
      element.matches("a, button, label") && !["inline", "contents"].includes(display);

    /** `isScrolled`: in a box that is scrolled down to the rest of its texts. */
    const isOutside = (line: DOMRect, element: Element | null, isScrolled = false): boolean => {
      if (!element) return line.left < -1 || line.right > innerWidth + 1;
      const style = getComputedStyle(element);
      if (isStrip(style)) return false;
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      // The restaurant's name in the header gives way.
      if (width === 0 && clips.includes(style.overflowX)) return false;
      const isWide = line.left < left - 1 || line.right > right + 1;
      if (isWide && (clips.includes(style.overflowX) || isControl(element, style))) return true;
      const slack = leading * line.height;
      const isHigh = line.top < top - slack || line.bottom > bottom + slack;
      if (isHigh && clips.includes(style.overflowY) && !isScrolled && !isBounded(style))
        return true;
      const scrollsDown = isScrolled || scrolls.includes(style.overflowY);
      return isOutside(line, element.parentElement, scrollsDown);
    };

    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = walker.nextNode(); text instanceof Text; text = walker.nextNode()) {
      const { parentElement: owner, data } = text;
      if (!data.trim() || !owner || !isShown(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (lines.some((line) => isOutside(line, owner))) found.push(data);
    }
    return found;
  });
}
