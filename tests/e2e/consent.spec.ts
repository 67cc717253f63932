import type { Page } from "@playwright/test";
import { CONSENT_WORDS } from "../../apps/web/src/i18n/consent-words.ts";
import { reload, visit } from "./hydrated.ts";
import { storedConsent } from "./pages/consent.ts";
import { shopOn } from "./pages/shop.ts";
import { expect, FRENCH, LOCALES, test } from "./test.ts";

test.use({ consent: null });

const noticeOn = (page: Page, locale: "fr" | "en") =>
  page.getByRole("dialog", { name: CONSENT_WORDS[locale].title });

for (const { locale, prefix, words } of LOCALES)
  test(`the notice asks once, covers nothing important and stores the consent (${locale})`, async ({
    page,
  }) => {
    const consent = CONSENT_WORDS[locale];
    await visit(page, `${prefix}/menu`);
    const notice = noticeOn(page, locale);
    const { text, more, privacy, and, cookies } = consent;
    await expect(notice).toContainText(`${text} ${more} ${privacy} ${and} ${cookies}`);
    await expect(notice.getByRole("link", { name: consent.privacy })).toHaveAttribute(
      "href",
      `${prefix}/privacy-policy`,
    );
    await expect(notice.getByRole("link", { name: consent.cookies })).toHaveAttribute(
      "href",
      `${prefix}/cookie-policy`,
    );
    await expect(notice.getByRole("button", { name: consent.decline })).toHaveCount(0);

    // The page works without an answer.
    const shop = shopOn(page, words, prefix);
    await shop.add(locale === "fr" ? "Soupe miso" : "Miso soup");
    await shop.closeCart();

    await notice.getByRole("button", { name: consent.accept }).click();
    await expect(notice).toBeHidden();
    expect(await storedConsent(page)).toBe("true");
    // The notice would load after the page has started, which is now the case.
    await reload(page);
    await page.waitForLoadState("networkidle");
    await expect(notice).toHaveCount(0);
  });

test("the text of the notice is the specification's", () => {
  const { title, text, more, privacy, and, cookies } = CONSENT_WORDS.en;
  expect(title).toBe("Cookie Consent");
  expect(text).toBe(
    "This website uses cookies to ensure you get the best experience on our website.",
  );
  expect(`${more} ${privacy} ${and} ${cookies}`).toBe(
    "For more information, please read our Privacy Policy and Cookie Policy",
  );
});

test("the page does not shift when the notice appears", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await visit(page, "/menu");
  await expect(noticeOn(page, "fr")).toBeVisible();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
});

test("keyboard focus starts in the notice and is trapped there", async ({ page }) => {
  const consent = CONSENT_WORDS.fr;
  await visit(page, "/cookie-policy");
  const notice = noticeOn(page, "fr");
  await expect(notice).toBeFocused();
  const stops = [
    notice.getByRole("button", { name: consent.accept }),
    notice.getByRole("link", { name: consent.privacy }),
    notice.getByRole("link", { name: consent.cookies }),
  ];
  for (const stop of [...stops, ...stops]) {
    await page.keyboard.press("Tab");
    await expect(stop).toBeFocused();
  }
  for (const stop of [...stops, ...stops].reverse().slice(1)) {
    await page.keyboard.press("Shift+Tab");
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(notice).toBeHidden();
});

test("Escape dismisses it, after a dialog above it, and the next visit is asked again", async ({
  page,
}) => {
  const { words, prefix } = FRENCH;
  await visit(page, "/menu");
  const notice = noticeOn(page, "fr");
  await expect(notice).toBeVisible();
  const shop = shopOn(page, words, prefix);
  await shop.add("Soupe miso");
  await page.keyboard.press("Escape");
  await expect(shop.cart).toBeHidden();
  await expect(notice).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(notice).toBeHidden();
  expect(await storedConsent(page)).toBeUndefined();
  await reload(page);
  await expect(notice).toBeVisible();
});
