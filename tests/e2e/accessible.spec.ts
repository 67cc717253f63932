import { CONSENT_WORDS } from "../../apps/web/src/i18n/consent-words.ts";
import { aMember, openAccount } from "../support/members.ts";
import { anOrder, placeOrders, send } from "../support/order-client.ts";
import { violations } from "./axe.ts";
import { visit } from "./hydrated.ts";
import { accountOn } from "./pages/account.ts";
import { checkoutOn } from "./pages/checkout.ts";
import { dietaryFilterOn } from "./pages/dietary-filter.ts";
import { locationOn } from "./pages/location.ts";
import { shopOn } from "./pages/shop.ts";
import { SCREENS } from "./screens.ts";
import { expect, LOCALES, test } from "./test.ts";

/**
 * A page breaks a rule by its text or by its layout, not by the two together (overlaps of long
 * words are tested in small-screens.spec.ts). So French is scanned on a phone and English on a wide
 * screen, which covers each page in each language and on each screen.
 */
const PATHS = [
  "/",
  "/menu",
  "/checkout",
  "/success",
  "/about",
  "/contact",
  "/blog",
  "/allergens",
  "/legal-notice",
  "/terms-of-service",
  "/privacy-policy",
  "/cookie-policy",
  "/accessibility",
  "/auth",
  "/auth/login",
  "/auth/forgot",
  "/auth/verify",
];
const PROFILE_PATHS = [
  "/profile",
  "/profile/ViewOrders",
  "/profile/ViewProfile",
  "/profile/ViewSecurity",
  "/profile/ViewAccount",
  "/profile/ChangePassword",
];
const DISHES = {
  fr: { opened: "Nigiri saumon", added: "Nigiri anguille" },
  en: { opened: "Salmon nigiri", added: "Eel nigiri" },
} as const;

const SCREEN = { fr: "phone", en: "desktop" } as const;

test("in a list of rows with the same markup, a fault of any row that differs is found", async ({
  page,
}) => {
  const row = (dish: string, attribute: string) =>
    `<li><a href="/${dish}" ${attribute}><img src="/${dish}" alt="${dish}">Order ${dish}</a></li>`;
  const rows = ["gyoza", "maki", "nigiri"].map((dish) => row(dish, 'class="dish"'));
  const pale = row("ramen", 'class="pale"');
  const unnamed = row("udon", 'class="dish"').replace("Order udon", "").replace('"udon"', '""');
  await page.setContent(`<html lang="en"><title>Menu</title>
    <style>a { display: block; padding: 1rem } .dish { color: black } .pale { color: #eee }</style>
    <main><h1>Menu</h1><ul>${[...rows, pale, unnamed].join("")}</ul></main></html>`);
  expect(await violations(page)).toEqual([
    expect.stringMatching(/^color-contrast in dark: .*ramen/),
    expect.stringMatching(/^color-contrast in light: .*ramen/),
    expect.stringMatching(/^link-name in light: .*udon/),
  ]);
});

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale} on a ${SCREEN[locale]}`, () => {
    const screen = SCREEN[locale];
    test.use({ ...SCREENS[screen], locale: browser });
    const dishes = DISHES[locale];

    for (const path of PATHS)
      test(`${path} has no accessibility violations`, async ({ page }) => {
        await visit(page, `${prefix}${path}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });

    test("dish and cart have no accessibility violations", async ({ page }) => {
      const shop = shopOn(page, words, prefix);
      await shop.openMenu();
      await page.getByRole("button", { name: words.cart.openEmpty }).first().click();
      await expect(shop.cart).toBeVisible();
      expect(await violations(page), "empty cart").toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("link", { name: dishes.opened, exact: true }).first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await violations(page), "dish").toEqual([]);
      await page.keyboard.press("Escape");

      await shop.add(dishes.added);
      expect(await violations(page), "cart").toEqual([]);
    });

    test("no tab of the checkout has accessibility violations", async ({ page }) => {
      const shop = shopOn(page, words, prefix);
      const checkout = checkoutOn(page, words);
      await shop.openMenu();
      await shop.add(dishes.added);
      await shop.checkOut();
      // High enough that the sticky bar half covers no control, which would count as a small
      // target.
      await page.setViewportSize({ ...SCREENS[screen].viewport, height: 1600 });
      await checkout.throughTabs(async (tab) => {
        expect(await violations(page), tab).toEqual([]);
      });
    });

    test("the open navigation has no accessibility violations", async ({ page }) => {
      await page.setViewportSize(SCREENS.phone.viewport);
      await visit(page, `${prefix}/contact`);
      await page.getByRole("button", { name: words.layout.openNav }).click();
      await expect(page.getByRole("dialog", { name: words.layout.mainNav })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test("the sign-up form has no accessibility violations, with and without error messages", async ({
      page,
    }) => {
      await visit(page, `${prefix}/auth/signup`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await violations(page), "empty").toEqual([]);
      await accountOn(page, words, prefix).press(words.account.signup.submit);
      await expect(page.getByText(words.account.problems.required).first()).toBeVisible();
      expect(await violations(page), "with what is missing").toEqual([]);
    });

    test("no profile page has accessibility violations, nor has the dialog that deletes the account", async ({
      page,
      server,
    }) => {
      const account = accountOn(page, words, prefix);
      const member = aMember();
      const session = await openAccount(server, member);
      await placeOrders(server, session, 2);
      await account.comeSignedIn(session);
      const main = page.getByRole("main");
      for (const path of PROFILE_PATHS) {
        await visit(page, `${prefix}${path}`);
        await expect(main.getByText(words.account.loading)).toHaveCount(0);
        if (path.endsWith("Orders"))
          await main.getByText(words.account.orders.details).first().click();
        expect(await violations(page), path).toEqual([]);
      }
      await visit(page, `${prefix}/profile/ViewAccount`);
      await account.press(words.account.overview.delete);
      const dialog = page.getByRole("dialog", { name: words.account.deletion.title });
      await dialog.getByRole("button", { name: words.account.deletion.submit }).click();
      await expect(dialog.getByRole("alert")).toBeVisible();
      expect(await violations(page), "deleting").toEqual([]);
    });

    test("the tracking page has no accessibility violations", async ({ page, server }) => {
      const { payload } = await (await send(server, await anOrder(server))).json();
      await visit(page, `${prefix}/track/${payload.order_id}?key=${payload.tracking_key}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test("the dietary filter, and menu, dish and cart with an active filter, have no accessibility violations", async ({
      page,
    }) => {
      const shop = shopOn(page, words, prefix);
      const filter = dietaryFilterOn(page, words, locale);
      await shop.openMenu();
      await filter.open();
      expect(await violations(page), "nothing chosen").toEqual([]);
      await filter.avoid("fish");
      await filter.want("vegetarian");
      expect(await violations(page), "chosen").toEqual([]);
      await filter.close();
      await expect(filter.card(dishes.opened)).toContainText(filter.own.contains(""));
      expect(await violations(page), "menu").toEqual([]);
      await page.getByRole("link", { name: dishes.added, exact: true }).click();
      await expect(page.getByRole("dialog").getByRole("status")).not.toBeEmpty();
      expect(await violations(page), "dish").toEqual([]);
      await page
        .getByRole("dialog")
        .getByRole("button", { name: new RegExp(`^${words.product.add}`) })
        .click();
      await expect(shop.cart).toBeVisible();
      expect(await violations(page), "cart").toEqual([]);
    });

    test("the location picker over the cart has no accessibility violations", async ({ page }) => {
      const shop = shopOn(page, words, prefix);
      const location = locationOn(page, locale);
      await shop.openMenu();
      await shop.add(dishes.added);
      await shop.cart.getByRole("button", { name: words.orderType.delivery }).click();
      await shop.agreeToDelivery();
      await expect(location.field).toBeVisible();
      expect(await violations(page), "zones").toEqual([]);
      await location.type("villeur");
      await expect(location.options.first()).toBeVisible();
      expect(await violations(page), "suggestions").toEqual([]);
      await location.choose("paris 11");
      await expect(location.dialog.getByRole("alert")).toBeVisible();
      expect(await violations(page), "too far").toEqual([]);
    });

    test.describe("the not-found page", () => {
      test.use({ refused: [404] });

      test("has no accessibility violations", async ({ page }) => {
        await visit(page, `${prefix}/no/such/page`);
        await expect(page.getByText(words.error.notFoundText)).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    });

    test.describe("the consent notice", () => {
      test.use({ consent: null });

      test("has no accessibility violations", async ({ page }) => {
        await visit(page, `${prefix}/contact`);
        const { title } = CONSENT_WORDS[locale];
        await expect(page.getByRole("dialog", { name: title })).toBeVisible();
        expect(await violations(page, "[aria-labelledby=consent-title]")).toEqual([]);
      });
    });
  });
