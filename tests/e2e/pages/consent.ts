import type { Page } from "@playwright/test";

/**
 * The stored consent as the page reads it. Playwright's cookies may be older: a cookie written by a
 * page reaches it through another channel.
 */
export function storedConsent(page: Page): Promise<string | undefined> {
  return page.evaluate(() => /(?:^|; )consent=([^;]*)/.exec(document.cookie)?.[1]);
}
