import type { Page } from "@playwright/test";

/**
 * The stored answer to the question about cookies, as the page itself reads it. Asked of the
 * browser, it may be older: a cookie that a page writes gets there over another channel.
 */
export function storedConsent(page: Page): Promise<string | undefined> {
  return page.evaluate(() => /(?:^|; )consent=([^;]*)/.exec(document.cookie)?.[1]);
}
