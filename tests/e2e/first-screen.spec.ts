import type { Page } from "@playwright/test";
import { CONSENT_WORDS } from "../../apps/web/src/i18n/consent-words.ts";
import { visit } from "./hydrated.ts";
import { isSeen, seenDishes } from "./seen.ts";
import { expect, LOCALES, test } from "./test.ts";

/** A common phone whose browser shows its bars. */
const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };
const LAPTOP = { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false };

/** Share of the phone's height that the notice may take. */
const NOTICE_MOST = 0.3;
const DISHES_ON_A_LAPTOP = 8;

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });

    test.describe("on a phone, with the consent notice", () => {
      test.use({ ...PHONE, consent: null });

      async function openWithNotice(page: Page, path: string): Promise<void> {
        await visit(page, `${prefix}${path}`);
        const notice = page.getByRole("dialog", { name: CONSENT_WORDS[locale].title });
        await expect(notice).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        const { height } = (await notice.boundingBox()) ?? { height: Infinity };
        expect(height / PHONE.viewport.height).toBeLessThanOrEqual(NOTICE_MOST);
      }

      test("the first screen of home has both order buttons and a dish", async ({ page }) => {
        await openWithNotice(page, "/");
        const choices = page.getByRole("navigation", { name: words.home.choose });
        for (const choice of await choices.getByRole("link").all())
          expect(await isSeen(choice), await choice.innerText()).toBe(true);
        const best = page.getByRole("region", { name: words.home.best });
        expect(await isSeen(best.getByRole("heading", { level: 3 }).first())).toBe(true);
      });

      test("the first screen of the menu has a dish with its price and its button", async ({
        page,
      }) => {
        await openWithNotice(page, "/menu");
        expect((await seenDishes(page)).length).toBeGreaterThanOrEqual(1);
      });
    });

    test.describe("on a laptop", () => {
      test.use(LAPTOP);

      test(`the first screen of the menu has ${DISHES_ON_A_LAPTOP} dishes with price and button`, async ({
        page,
      }) => {
        await visit(page, `${prefix}/menu`);
        await page.evaluate(() => document.fonts.ready);
        expect((await seenDishes(page)).length).toBeGreaterThanOrEqual(DISHES_ON_A_LAPTOP);
      });
    });
  });
