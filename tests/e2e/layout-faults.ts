import type { Page } from "@playwright/test";

/**
 * Layout faults of a screen as text: horizontal scrolling, controls that overflow or whose text
 * does, controls that are covered when focused. Checks only the open dialog where there is one.
 * Leaves the page scrolled as it was.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const nextFrame = async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    };
    // A page that adapts by script to a new width has done so in the frame after it.
    await nextFrame();
    const root = document.documentElement;
    const scope = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
    const faults: string[] = [];
    const { scrollX, scrollY } = window;

    const nameOf = (element: Element) => {
      const words = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
      const name = element.getAttribute("name") ?? "";
      return `${element.tagName.toLowerCase()} ${name} "${words.slice(0, 60)}"`;
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      element.getBoundingClientRect().width > 0;
    /** Skips fields that are drawn by their label or visually hidden. */
    const drawnAs = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const isDrawn = width > 2 && height > 2 && getComputedStyle(element).opacity !== "0";
      return isDrawn ? element : element.closest("label");
    };
    const scrollsSideways = (element: Element | null): boolean =>
      element !== null &&
      element !== root &&
      (["auto", "scroll"].includes(getComputedStyle(element).overflowX) ||
        scrollsSideways(element.parentElement));

    if (root.scrollWidth > root.clientWidth)
      faults.push(`the page is ${root.scrollWidth} wide on ${root.clientWidth}`);
    if (scope.scrollWidth > scope.clientWidth + 1)
      faults.push(`${nameOf(scope)} is ${scope.scrollWidth} wide on ${scope.clientWidth}`);

    for (const element of scope.querySelectorAll(
      "a, button, label, input, select, h1, h2, h3, h4",
    )) {
      if (!isShown(element) || scrollsSideways(element.parentElement)) continue;
      const { left, right, width } = element.getBoundingClientRect();
      if (width <= 2) continue;
      if (left < -1 || right > root.clientWidth + 1) faults.push(`${nameOf(element)} sticks out`);
      const { overflowX, display } = getComputedStyle(element);
      const isBox = display !== "inline" && element.clientWidth > 0;
      if (isBox && overflowX === "visible" && element.scrollWidth > element.clientWidth + 1)
        faults.push(`the words of ${nameOf(element)} stick out`);
    }

    // What follows a focus is done in a task: a frame each would take two thirds of the check, and
    // nested timeouts wait for 4 ms each. Only a focus that scrolled gets its frame, as from a person:
    // there the rows that come near get their height (`content-visibility`) instead of an estimate.
    const { port1, port2 } = new MessageChannel();
    const nextTask = () =>
      new Promise<void>((done) => {
        port1.onmessage = () => done();
        port2.postMessage(null);
      });

    const focusable =
      "a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary";
    for (const element of scope.querySelectorAll<HTMLElement>(focusable)) {
      const drawn = drawnAs(element);
      if (!isShown(element) || !drawn || element.closest("[inert]")) continue;
      const { top: topBefore } = drawn.getBoundingClientRect();
      element.focus();
      if (document.activeElement !== element) continue;
      await (drawn.getBoundingClientRect().top === topBefore ? nextTask() : nextFrame());
      // The first box of a link over two lines; the visible part of a card that is one link.
      const [box = drawn.getBoundingClientRect()] = drawn.getClientRects();
      const x = (Math.max(box.left, 0) + Math.min(box.right, root.clientWidth)) / 2;
      const y = (Math.max(box.top, 0) + Math.min(box.bottom, window.innerHeight)) / 2;
      if (box.bottom < 1 || box.top > window.innerHeight - 1) {
        faults.push(`${nameOf(element)} has the focus out of sight`);
        continue;
      }
      const top = document.elementFromPoint(x, y);
      const isSame =
        top && (drawn.contains(top) || top.contains(drawn) || top.closest("label") === drawn);
      if (!isSame) faults.push(`${nameOf(element)} is covered by ${top ? nameOf(top) : "nothing"}`);
    }
    // Scrolled by the focus, controls lie half under the page's bars.
    scrollTo(scrollX, scrollY);
    return faults;
  });
}
