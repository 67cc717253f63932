import type { Page } from "@playwright/test";

/** Holds the page's scripts until the returned function is called, to act before hydration. */
export async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return scripts.resolve;
}
