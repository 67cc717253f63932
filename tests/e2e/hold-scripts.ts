import type { Page } from "@playwright/test";

/** The page's scripts are on their way until what this gives is called: a guest is quicker. */
export async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return scripts.resolve;
}
