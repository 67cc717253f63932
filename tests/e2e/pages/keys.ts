import { expect, type Locator, type Page } from "@playwright/test";

/** More than any page of the storefront has tab stops. */
const MOST_STOPS = 120;
const UNSEEN = "has the focus, and nothing shows it";

/** Tab and Enter only. Every focus stop on the way must be visible. */
export function keysOn(page: Page, mostStops = MOST_STOPS) {
  async function reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let stops = 0; stops < mostStops; stops++) {
      const { is, unseen } = await target.evaluate(focused);
      expect(unseen, UNSEEN).toBeNull();
      if (is === "target") return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab never comes to ${target}`);
  }

  return {
    async press(target: Locator): Promise<void> {
      await reach(target);
      await page.keyboard.press("Enter");
    },

    async type(target: Locator, text: string): Promise<void> {
      await reach(target);
      await page.keyboard.type(text);
    },

    /** Tabs once through the whole page; returns the controls that were not reached. */
    async missed(): Promise<string[]> {
      await page.evaluate(() => {
        const reached = new Set<Element>();
        Object.assign(window, { reached });
        document.addEventListener("focusin", ({ target }) => reached.add(target as Element));
      });
      for (let stops = 0; stops < mostStops; stops++) {
        await page.keyboard.press("Tab");
        const { is, unseen } = await page.evaluate(focused, null);
        expect(unseen, UNSEEN).toBeNull();
        if (is === "nothing") break;
      }
      return page.evaluate(() => {
        const { reached } = window as unknown as { reached: Set<Element> };
        // Of the radios of a group Tab reaches one, and arrow keys the others.
        const groups = new Set(
          [...reached].flatMap((one) => (one instanceof HTMLInputElement ? one.name || [] : [])),
        );
        const isInGroup = (one: Element) =>
          one instanceof HTMLInputElement && one.type === "radio" && groups.has(one.name);
        const controls = "a[href], button:not(:disabled), input:not(:disabled), select, textarea";
        return [...document.querySelectorAll(controls)]
          .filter((control) => control.checkVisibility() && !control.closest("[inert]"))
          .filter((control) => !reached.has(control) && !isInGroup(control))
          .map((control) => control.outerHTML.slice(0, 120));
      });
    },
  };
}

/**
 * Runs in the page: the focused control; and, where neither its outline nor its label's shows the
 * focus, its styles. A heading or panel that only starts a new screen is not a control.
 */
function focused(target: Element | null) {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element.tabIndex < 0) return { is: "nothing", unseen: null };
  const isOutlined = (one: Element | null, pseudo?: string) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one, pseudo);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  };
  // The button of its calendar or clock is outlined by the browser, inside of it.
  const hasParts =
    element instanceof HTMLInputElement &&
    ["date", "time", "datetime-local"].includes(element.type);
  const isSeen =
    hasParts ||
    isOutlined(element) ||
    isOutlined(element, "::after") ||
    isOutlined(element.parentElement) ||
    isOutlined(element.closest("label"));
  return {
    is: element === target ? "target" : "another",
    unseen: isSeen ? null : element.outerHTML.slice(0, 120),
  };
}
