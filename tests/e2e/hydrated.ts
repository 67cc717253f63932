import { expect, type Page, type Response } from "@playwright/test";

/**
 * Opens a URL and waits until React has hydrated each part of the page: before that, a press may be
 * lost, and a link loads a full page. Use `page.goto` to test the page before hydration.
 */
export async function visit(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url);
  await expectHydrated(page);
  return response;
}

/** The same for a reload. */
export async function reload(page: Page): Promise<Response | null> {
  const response = await page.reload();
  await expectHydrated(page);
  return response;
}

/** Parts with `HYDRATION_MARK` (apps/web); a static page has none. */
async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('[data-hydrated="no"]')).toHaveCount(0);
}
