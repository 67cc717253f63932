import type { Page } from "@playwright/test";
import { CONSENT_WORDS } from "../../apps/web/src/i18n/consent-words.ts";
import { visit } from "./hydrated.ts";
import { checkoutOn } from "./pages/checkout.ts";
import { isSeen, seenDishes } from "./seen.ts";
import { dishesOf, storeCart } from "./stored-cart.ts";
import { expect, LOCALES, test } from "./test.ts";

/** A common phone whose browser shows its bars. */
const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };
const LAPTOP = { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false };

/** Share of the phone's height that the notice may take. */
const NOTICE_MOST = 0.3;
const DISHES_ON_A_LAPTOP = 8;

/** A Thursday at 23:10 in Paris: both menus are closed until the next day. */
const AT_NIGHT = "2027-01-14T22:10:00Z";

const testAtNight = test.extend({ instant: AT_NIGHT });

for (const { locale, prefix, words, browser } of LOCALES) {
  for (const { state, test: inState } of [
    { state: "open", test },
    { state: "closed for the night", test: testAtNight },
  ])
    inState.describe(`in ${locale}, ${state}`, () => {
      inState.use({ locale: browser });

      inState.describe("on a phone, with the consent notice", () => {
        inState.use({ ...PHONE, consent: null });

        async function openWithNotice(page: Page, path: string): Promise<void> {
          await visit(page, `${prefix}${path}`);
          const notice = page.getByRole("dialog", { name: CONSENT_WORDS[locale].title });
          await expect(notice).toBeVisible();
          await page.evaluate(() => document.fonts.ready);
          const { height } = (await notice.boundingBox()) ?? { height: Infinity };
          expect(height / PHONE.viewport.height).toBeLessThanOrEqual(NOTICE_MOST);
        }

        inState("the first screen of home has both order buttons and a dish", async ({ page }) => {
          await openWithNotice(page, "/");
          const choices = page.getByRole("navigation", { name: words.home.choose });
          await expect(choices.getByRole("link")).toHaveCount(2);
          for (const choice of await choices.getByRole("link").all())
            expect(await isSeen(choice), await choice.innerText()).toBe(true);
          const best = page.getByRole("region", { name: words.home.best });
          expect(await isSeen(best.getByRole("heading", { level: 3 }).first())).toBe(true);
        });

        inState(
          "the first screen of the menu has a dish with its price and its button",
          async ({ page }) => {
            await openWithNotice(page, "/menu");
            if (inState === testAtNight)
              await expect(page.getByRole("main")).toContainText(words.hours.closedNow);
            expect((await seenDishes(page)).length).toBeGreaterThanOrEqual(1);
          },
        );
      });

      inState.describe("on a laptop", () => {
        inState.use(LAPTOP);

        inState(
          `the first screen of the menu has ${DISHES_ON_A_LAPTOP} dishes with price and button`,
          async ({ page }) => {
            await visit(page, `${prefix}/menu`);
            if (inState === testAtNight)
              await expect(page.getByRole("main")).toContainText(words.hours.closedNow);
            await page.evaluate(() => document.fonts.ready);
            expect((await seenDishes(page)).length).toBeGreaterThanOrEqual(DISHES_ON_A_LAPTOP);
          },
        );
      });
    });

  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });

    test.describe("on a phone, its cart filled", () => {
      test.use(PHONE);

      test("the first screen of the payment has the dishes and every way of paying above the order button", async ({
        page,
        context,
        server,
      }) => {
        await storeCart(context, server.url, (await dishesOf(server.url)).slice(0, 7));
        await visit(page, `${prefix}/checkout`);
        const checkout = checkoutOn(page, words);
        await checkout.chooseType("pickup");
        await checkout.fillPersonal();
        await checkout.toPayment();
        await page.evaluate(() => document.fonts.ready);
        const { edit, payment, summary } = words.checkout;
        const dishes = page.getByRole("main").getByRole("term").filter({ hasText: summary });
        const seen = [dishes.locator("xpath=following-sibling::dd[1]")];
        const ways = page.getByRole("group", { name: payment.legend });
        await expect(ways.getByRole("radio")).toHaveCount(2);
        seen.push(...(await ways.locator("label").all()));
        const order = page.getByRole("button", { name: payment.order("").trim() });
        const top = (await order.boundingBox())?.y ?? 0;
        for (const part of seen) {
          expect(await isSeen(part), await part.innerText()).toBe(true);
          const { y, height } = (await part.boundingBox()) ?? { y: Infinity, height: 0 };
          expect(y + height).toBeLessThanOrEqual(top);
        }
        await page.getByRole("button", { name: `${edit}, ${summary}` }).click();
        await expect(page.getByRole("heading", { name: summary })).toBeFocused();
        expect(await isSeen(page.getByRole("heading", { name: summary }))).toBe(true);
      });
    });
  });
}
