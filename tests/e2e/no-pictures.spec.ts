import type { Locator } from "@playwright/test";
import { MENU_TIME_WORDS } from "../../apps/web/src/i18n/menu-time-words.ts";
import type { TestServer } from "../support/test-server.ts";
import { violations } from "./axe.ts";
import { visit } from "./hydrated.ts";
import { setTime } from "./page-clock.ts";
import { shopOn } from "./pages/shop.ts";
import { startServerWithoutPictures } from "./sample-file.ts";
import { SCREENS } from "./screens.ts";
import { expect, LOCALES, test } from "./test.ts";

/**
 * Words of a card that another element covers or cuts off, in the middle of each line of text.
 */
function hiddenWords(button: Locator): Promise<string[]> {
  return button.evaluate((element) => {
    const card = element.closest("li") ?? element;
    const lines = (node: Element): DOMRect[] => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    };
    const label = element.querySelector("span") ?? element;
    const isCut = lines(label).some(({ left, right, top, bottom }) =>
      [left + 1, right - 1].some(
        (x) => !element.contains(document.elementFromPoint(x, (top + bottom) / 2)),
      ),
    );
    const covering = lines(label);
    const covered = [...card.querySelectorAll("h4 a, p, .price, li")].filter((words) =>
      lines(words).some((line) =>
        covering.some(
          (over) =>
            line.left < over.right &&
            line.right > over.left &&
            line.top < over.bottom &&
            line.bottom > over.top,
        ),
      ),
    );
    return [...(isCut ? [label] : []), ...covered].map(({ textContent }) => textContent);
  });
}

const DISHES = { fr: "Nigiri saumon", en: "Salmon nigiri" } as const;
const WITHOUT_CHOICES = { fr: "Soupe miso", en: "Miso soup" } as const;

let bare: TestServer;
test.beforeAll(async () => {
  bare = await startServerWithoutPictures();
});
test.afterAll(() => bare.close());

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`without pictures, in ${locale}`, () => {
    test.use({ locale: browser });

    test("the cards of a category share a colour that the next category has not", async ({
      page,
    }) => {
      await visit(page, `${bare.url}${prefix}/menu`);
      const colors = await page
        .getByRole("main")
        .getByRole("region")
        .filter({ has: page.getByRole("heading", { level: 4 }) })
        .filter({ hasNot: page.getByRole("heading", { level: 2 }) })
        .evaluateAll((sections) =>
          sections.map((section) => [
            ...new Set(
              [...section.querySelectorAll("li:has(h4)")].map(
                (card) => getComputedStyle(card).backgroundColor,
              ),
            ),
          ]),
        );
      expect(colors.length).toBeGreaterThan(5);
      for (const [index, own] of colors.entries()) {
        expect(own).toHaveLength(1);
        expect(own).not.toEqual(colors[index + 1]);
      }
    });

    test("for when a dish would be is read whole, and covers none of its other words", async ({
      page,
    }) => {
      // The evening menu opens hours later.
      await setTime(page, "2026-11-24T11:00:00Z");
      const later = MENU_TIME_WORDS[locale].for(locale === "fr" ? "18\u00a0h\u00a030" : "18:30");
      for (const { viewport } of Object.values(SCREENS)) {
        await page.setViewportSize(viewport);
        await visit(page, `${bare.url}${prefix}/menu`);
        const button = shopOn(page, words, prefix).addButton(WITHOUT_CHOICES[locale]).first();
        await button.scrollIntoViewIfNeeded();
        await expect(button).toHaveText(later);
        expect(await hiddenWords(button)).toEqual([]);
      }
    });

    test("home leads to the menu by the names of the categories", async ({ page }) => {
      await visit(page, `${bare.url}${prefix}/`);
      const categories = page.getByRole("navigation", { name: words.home.categories });
      await categories.getByRole("link", { name: "Sashimi" }).click();
      await expect(page.getByRole("heading", { name: "Sashimi", exact: true })).toBeInViewport();
    });

    for (const [screen, use] of Object.entries(SCREENS))
      test.describe(`on a ${screen}`, () => {
        test.use(use);

        test("home, menu and dish have no accessibility violations", async ({ page }) => {
          await visit(page, `${bare.url}${prefix}/`);
          expect(await violations(page), "home").toEqual([]);
          await visit(page, `${bare.url}${prefix}/menu`);
          expect(await violations(page), "menu").toEqual([]);
          await page.getByRole("link", { name: DISHES[locale], exact: true }).first().click();
          await expect(page.getByRole("dialog", { name: DISHES[locale] })).toBeVisible();
          expect(await violations(page), "dish").toEqual([]);
        });
      });
  });
