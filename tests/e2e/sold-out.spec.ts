import { CART_WORDS } from "../../apps/web/src/i18n/cart-words.ts";
import type { TestServer } from "../support/test-server.ts";
import { violations } from "./axe.ts";
import { visit } from "./hydrated.ts";
import { shopOn } from "./pages/shop.ts";
import { startServerRestricted } from "./sample-file.ts";
import { SCREENS } from "./screens.ts";
import { dishesNamed, storeCart } from "./stored-cart.ts";
import { expect, LOCALES, test } from "./test.ts";

const WORDS = {
  fr: {
    few: "Nigiri saumon",
    gone: "Nigiri saumon flambé",
    next: "Nigiri thon rouge",
    back: "Épuisé. De retour demain 11\u00a0h\u00a030",
    choice: "À part",
    choiceBack: "Épuisé",
    counted: "Soja sucrée",
    left: "plus que 3",
    quantity: "Quantité",
    title: "Nigiri saumon flambé\u00a0: épuisé",
  },
  en: {
    few: "Salmon nigiri",
    gone: "Torched salmon nigiri",
    next: "Bluefin tuna nigiri",
    back: "Sold out. Back tomorrow 11:30",
    choice: "On the side",
    choiceBack: "Sold out",
    counted: "Sweet soy sauce",
    left: "3 left",
    quantity: "Quantity",
    title: "Torched salmon nigiri: sold out",
  },
} as const;

let server: TestServer;
let plain: TestServer;
test.beforeAll(async () => {
  const tomorrow = Temporal.Instant.fromEpochMilliseconds(Date.now())
    .toZonedDateTimeISO("Europe/Paris")
    .add({ days: 1 })
    .withPlainTime("11:30");
  const until = { until: "moment", at: tomorrow.toString({ timeZoneName: "never" }) };
  server = await startServerRestricted({
    dishes: { 1001: { daily_count: 3 }, 1002: { sold_out: until } },
    choices: {
      10010102: { sold_out: { until: "further_notice" } },
      10010202: { sold_out: until },
    },
  });
  plain = await startServerRestricted({ dishes: {}, choices: {} });
});
test.afterAll(() => Promise.all([server.close(), plain.close()]));

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`sold out, in ${locale}`, () => {
    test.use({ locale: browser });
    const own = WORDS[locale];

    test("a sold-out dish stands in its place with its return, and cannot be added or opened", async ({
      page,
    }) => {
      await visit(page, `${server.url}${prefix}/menu`);
      const category = page.getByRole("region", { name: "Nigiri" });
      const cards = category.getByRole("listitem").filter({ has: page.getByRole("heading") });
      const card = cards.nth(1);
      await expect(card.getByRole("heading", { name: own.gone, exact: true })).toBeVisible();
      await expect(card).toContainText(own.back);
      await expect(card.getByRole("button")).toHaveCount(0);
      await expect(card.getByRole("link")).toHaveCount(0);
      await expect(cards.nth(2)).toContainText(own.next);
    });

    test("what is left is told on the card and in the dish, and no more can be chosen", async ({
      page,
    }) => {
      await visit(page, `${server.url}${prefix}/menu`);
      const card = page.getByRole("listitem").filter({ hasText: own.left });
      await expect(card).toHaveCount(1);
      await card.getByRole("link", { name: own.few, exact: true }).click();
      const dialog = page.getByRole("dialog", { name: own.few });
      await expect(dialog).toContainText(own.left);
      const more = dialog.getByRole("button", { name: words.stepper.more(own.quantity) });
      await more.click();
      await more.click();
      await expect(more).toBeDisabled();
    });

    test("a sold-out choice stands in its place with its return, and cannot be chosen", async ({
      page,
    }) => {
      await visit(page, `${server.url}${prefix}/menu?product=1001`);
      const dialog = page.getByRole("dialog", { name: own.few });
      await expect(dialog.getByText(own.choice)).toContainText(own.choiceBack);
      await expect(dialog.getByText(own.counted)).toContainText(own.back);
      await expect(dialog.getByRole("radio", { name: own.choice })).toHaveCount(0);
      await expect(
        dialog.getByRole("button", { name: words.stepper.more(own.counted) }),
      ).toHaveCount(0);
    });

    test("a link to a sold-out dish says that it is sold out, and when it returns", async ({
      page,
    }) => {
      await visit(page, `${server.url}${prefix}/menu?product=1002`);
      const dialog = page.getByRole("dialog", { name: own.title });
      await expect(dialog).toContainText(own.back.replace(/^.*?\. /, ""));
    });

    test("a cart that holds a dish sold out meanwhile says so by name", async ({
      page,
      context,
    }) => {
      const dishes = await dishesNamed(plain.url, WORDS.fr.gone, WORDS.fr.next);
      await storeCart(context, server.url, dishes);
      const names = JSON.stringify({ 1002: own.gone });
      await page.addInitScript((names) => localStorage.setItem("dish_names", names), names);
      await visit(page, `${server.url}${prefix}/menu`);
      const shop = shopOn(page, words, prefix);
      await shop.openCart(1);
      await expect(shop.cart.getByText(CART_WORDS[locale].left(1, own.gone))).toBeVisible();
    });

    for (const [screen, use] of Object.entries(SCREENS))
      test.describe(`on a ${screen}`, () => {
        test.use(use);

        test("menu and dish with sold-out parts have no accessibility violations", async ({
          page,
        }) => {
          await visit(page, `${server.url}${prefix}/menu`);
          await expect(page.getByText(own.back)).toBeVisible();
          expect(await violations(page), "menu").toEqual([]);
          await page.getByRole("link", { name: own.few, exact: true }).first().click();
          await expect(page.getByRole("dialog", { name: own.few })).toBeVisible();
          expect(await violations(page), "dish").toEqual([]);
        });
      });
  });
