import { expect, type Locator, type Page } from "@playwright/test";

/** More than any dialog has controls. */
const MANY_TABS = 20;

/** The browser's own controls may come in between; the page behind may not. */
export async function expectFocusKept(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  const seen = new Set<string>();
  for (let tabs = 0; tabs < MANY_TABS; tabs++) {
    await page.keyboard.press("Tab");
    seen.add(
      await dialog.evaluate((element) => {
        const { activeElement, body } = document;
        if (activeElement === body) return "browser";
        return element.contains(activeElement) ? "dialog" : "page";
      }),
    );
  }
  expect(seen).toContain("dialog");
  expect(seen).not.toContain("page");
}
