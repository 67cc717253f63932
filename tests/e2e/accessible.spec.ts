import { CONSENT_WORDS } from "../../apps/web/src/i18n/consent-words.ts";
import { aMember, openAccount } from "../support/members.ts";
import { placeOrders } from "../support/order-client.ts";
import { violations } from "./axe.ts";
import { accountOn } from "./pages/account.ts";
import { checkoutOn } from "./pages/checkout.ts";
import { locationOn } from "./pages/location.ts";
import { needsOn } from "./pages/needs.ts";
import { shopOn } from "./pages/shop.ts";
import { expect, LOCALES, test } from "./test.ts";

const [{ words, prefix }] = LOCALES;
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
  "/auth/signup",
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

/** A page scanned as it comes, without the motion that a scan would catch half way. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const place of LOCALES)
  for (const path of PATHS)
    test(`${path} in ${place.locale} breaks no rule of accessibility`, async ({ page }) => {
      await page.goto(`${place.prefix}${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

test("neither do the filter of allergens, and what it makes of menu, dish and cart", async ({
  page,
}) => {
  const shop = shopOn(page, words, prefix);
  const needs = needsOn(page, words, "fr");
  await shop.openMenu();
  await needs.open();
  expect(await violations(page), "nothing chosen").toEqual([]);
  await needs.avoid("fish");
  await needs.want("vegetarian");
  expect(await violations(page), "chosen").toEqual([]);
  await needs.close();
  await expect(needs.card("Nigiri saumon")).toContainText(needs.own.contains(""));
  expect(await violations(page), "menu").toEqual([]);
  await page.getByRole("link", { name: "Nigiri anguille", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("status")).not.toBeEmpty();
  expect(await violations(page), "dish").toEqual([]);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: new RegExp(`^${words.product.add}`) })
    .click();
  await expect(shop.cart).toBeVisible();
  expect(await violations(page), "cart").toEqual([]);
});

test("neither does any page of a profile, nor what it asks before deleting it", async ({
  page,
  house,
}) => {
  const account = accountOn(page, words, prefix);
  const member = aMember();
  await placeOrders(house, member, 2);
  await account.comeSignedIn(await openAccount(house, member));
  const main = page.getByRole("main");
  for (const path of PROFILE_PATHS) {
    await page.goto(path);
    await expect(main.getByText(words.account.loading)).toHaveCount(0);
    if (path.endsWith("Orders")) await main.getByText(words.account.orders.details).first().click();
    expect(await violations(page), path).toEqual([]);
  }
  await page.goto("/profile/ViewAccount");
  await account.press(words.account.overview.delete);
  const dialog = page.getByRole("dialog", { name: words.account.deletion.title });
  await dialog.getByRole("button", { name: words.account.deletion.submit }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  expect(await violations(page), "deleting").toEqual([]);
});

test("neither does a form that says what is missing", async ({ page }) => {
  await page.goto("/auth/signup");
  await accountOn(page, words, prefix).press(words.account.signup.submit);
  await expect(page.getByText(words.account.problems.required).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("neither does the location picker, over the cart", async ({ page }) => {
  const shop = shopOn(page, words, prefix);
  const location = locationOn(page, "fr");
  await shop.openMenu();
  await shop.add("Nigiri anguille");
  await shop.cart.getByRole("button", { name: words.orderType.delivery }).click();
  await expect(location.field).toBeVisible();
  expect(await violations(page), "zones").toEqual([]);
  await location.type("villeur");
  await expect(location.options.first()).toBeVisible();
  expect(await violations(page), "suggestions").toEqual([]);
  await location.choose("paris 11");
  await expect(location.dialog.getByRole("alert")).toBeVisible();
  expect(await violations(page), "too far").toEqual([]);
});

const DISHES = {
  fr: { opened: "Nigiri saumon", added: "Nigiri anguille" },
  en: { opened: "Salmon nigiri", added: "Eel nigiri" },
} as const;

for (const place of LOCALES)
  test(`neither do the dish, the cart and every tab of the checkout (${place.locale})`, async ({
    page,
  }) => {
    const names = DISHES[place.locale];
    const shop = shopOn(page, place.words, place.prefix);
    const checkout = checkoutOn(page, place.words);
    await shop.openMenu();
    await page.getByRole("link", { name: names.opened, exact: true }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await violations(page), "dish").toEqual([]);
    await page.keyboard.press("Escape");

    await shop.add(names.added);
    expect(await violations(page), "cart").toEqual([]);
    await shop.checkOut();
    expect(await violations(page), "type").toEqual([]);
    await checkout.chooseType("delivery");
    await checkout.goOn();
    expect(await violations(page), "personal, with what is missing").toEqual([]);
    await checkout.fillPersonal();
    await checkout.expectTab("delivery");
    expect(await violations(page), "delivery").toEqual([]);
    await checkout.fillAddress({ address: "3 rue Mercière", postal_code: "69002", city: "Lyon" });
    await checkout.toPayment();
    expect(await violations(page), "payment").toEqual([]);
    await checkout.order();
    await expect(page).toHaveURL(/\/success$/);
    expect(await violations(page), "success").toEqual([]);
  });

test.describe("the consent notice", () => {
  test.use({ consent: null });

  test("breaks no rule of accessibility", async ({ page }) => {
    await page.goto("/menu");
    await expect(page.getByRole("dialog", { name: CONSENT_WORDS.fr.title })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
