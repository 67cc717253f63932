import { expect, type Page, type Response } from "@playwright/test";

/**
 * Opens an address, and waits until React has hydrated each part of the page: before, a press may be
 * lost and a link is followed by the browser itself. `page.goto` alone is for the page before that.
 */
export async function visit(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url);
  await expectHydrated(page);
  return response;
}

/** The same for the page that is open. */
export async function reload(page: Page): Promise<Response | null> {
  const response = await page.reload();
  await expectHydrated(page);
  return response;
}

/** `HYDRATION_MARK` in apps/web says which parts; a page that stays as it is has none. */
async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('[data-hydrated="no"]')).toHaveCount(0);
}
