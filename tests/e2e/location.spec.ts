import type { Page, Request } from "@playwright/test";
import { expectFocusKept } from "./focus-kept.ts";
import { reload, visit } from "./hydrated.ts";
import { expect, FRENCH, LOCALES, STREET, test } from "./location-test.ts";
import { passTime, stopTime } from "./page-clock.ts";
import { checkoutOn } from "./pages/checkout.ts";
import { locationOn } from "./pages/location.ts";
import { shopOn } from "./pages/shop.ts";
import { SMOKE } from "./smoke.ts";
import { dishesOf, storeCart } from "./stored-cart.ts";

const CALLS = "**/v2/public/locations/**";
/** Longer than the debounce of typing. */
const PAUSE_MS = 2000;

function queriesOf(page: Page): string[] {
  const queries: string[] = [];
  page.on("request", (request: Request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith("/locations/")) queries.push(url.searchParams.get("query") ?? "");
  });
  return queries;
}

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });

    test("a location chosen beside the form is copied into it", async ({ page }) => {
      const shop = shopOn(page, words, prefix);
      const checkout = checkoutOn(page, words);
      const location = locationOn(page, locale);
      await shop.openMenu();
      await shop.add(locale === "fr" ? "Soupe miso" : "Miso soup");
      await shop.checkOut();
      await checkout.chooseType("delivery");
      await checkout.fillPersonal();
      await page.getByRole("button", { name: words.checkout.address.search }).click();
      await location.choose("12 rue X, 69100 Villeurbanne");
      await location.expectClosed();
      const { address, postal_code, city } = words.checkout.address;
      for (const [name, value] of [
        [address, "12 rue X"],
        [postal_code, "69100"],
        [city, "Villeurbanne"],
      ] as const)
        await expect(page.getByRole("textbox", { name, exact: true })).toHaveValue(value);
      await expect(page.getByRole("main")).toContainText(
        locale === "fr" ? "Villeurbanne : livraison 4,40 €" : "Villeurbanne: delivery €4.40",
      );
    });
  });

const { locale, prefix, words, browser } = FRENCH;
test.use({ locale: browser });

test("addresses are suggested from three characters on, and chosen by keyboard alone", async ({
  page,
}) => {
  const location = locationOn(page, locale);
  const queries = queriesOf(page);
  await visit(page, `${prefix}/menu`);
  await location.openFromMenu();
  await location.field.focus();
  await stopTime(page);
  await page.keyboard.type(" vi ");
  await passTime(page, PAUSE_MS);
  await page.keyboard.press("Backspace");
  await page.keyboard.type("l");
  await expect(location.options.first()).toBeVisible();
  expect(queries).toEqual(["vil"]);
  await expect(location.dialog).toContainText("INSEE");

  await location.type(STREET);
  await expect(location.options.first()).toContainText("3 rue Mercière");
  await page.keyboard.press("ArrowDown");
  await expect(location.options.first()).toHaveAttribute("aria-selected", "true");
  await location.expectShown(
    () => page.keyboard.press("Enter"),
    location.words.chosen("3 rue Mercière"),
  );
  await expect(location.chip("3 rue Mercière")).toBeFocused();

  await reload(page);
  await expect(location.chip("3 rue Mercière")).toBeVisible();
});

test("a chosen place names no fee where an offer frees the delivery of the cart", async ({
  page,
  context,
  server,
}) => {
  const location = locationOn(page, locale);
  await storeCart(context, server.url, (await dishesOf(server.url)).slice(0, 10));
  await visit(page, `${prefix}/menu`);
  await page.getByRole("button", { name: words.orderType.delivery, exact: true }).click();
  const { repricing } = words.question;
  await page.getByRole("button", { name: repricing.switch.delivery }).click();
  await page.getByRole("button", { name: words.cart.where, exact: true }).click();
  await location.lookUp(STREET);
  await location.expectShown(
    () => location.options.first().click(),
    location.words.chosen("3 rue Mercière"),
    location.words.free,
  );
});

test("the picker traps focus, and returns it to its opener however it is closed", async ({
  page,
}) => {
  const location = locationOn(page, locale);
  await visit(page, `${prefix}/menu`);
  const ways = [
    () => page.keyboard.press("Escape"),
    () => page.goBack(),
    () => location.dialog.getByRole("button", { name: location.words.close }).click(),
  ];
  for (const leave of ways) {
    await location.openFromMenu();
    await location.type("lyon");
    await expect(location.options.first()).toBeVisible();
    await expectFocusKept(page, location.dialog);
    await leave();
    await location.expectClosed();
    await expect(page).toHaveURL(new RegExp(`${prefix}/menu$`));
    await expect(page.getByRole("button", { name: words.cart.where, exact: true })).toBeFocused();
  }
});

test(
  "a zone is one press, and its fee is in the cart, also after a reload",
  SMOKE,
  async ({ page }) => {
    const shop = shopOn(page, words, prefix);
    const location = locationOn(page, locale);
    await visit(page, `${prefix}/menu`);
    await location.openFromMenu();
    await location.expectShown(
      () => location.dialog.getByRole("button", { name: /Croix-Rousse/ }).click(),
      location.words.chosen("Croix-Rousse"),
    );
    await reload(page);
    await shop.add("Soupe miso");
    await expect(shop.cart).toContainText("Croix-Rousse");
    await expect(shop.cart).toContainText(/3,40/);
  },
);

test("closing the picker over the cart keeps the cart open", async ({ page }) => {
  const shop = shopOn(page, words, prefix);
  const location = locationOn(page, locale);
  await shop.openMenu();
  await shop.add("Soupe miso");
  await shop.cart.getByRole("button", { name: words.orderType.delivery }).click();
  await shop.agreeToDelivery();
  await expect(location.field).toBeVisible();
  await page.keyboard.press("Escape");
  await location.expectClosed();
  await expect(shop.cart).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(shop.cart).toBeHidden();
});

test("another server's one-line suggestions and distances as text are accepted", async ({
  page,
}) => {
  const location = locationOn(page, locale);
  await page.route(CALLS, (route) =>
    route.fulfill({
      json: {
        status: "success",
        payload: route.request().url().includes("distance")
          ? {
              distance: "2.4",
              duration: "9",
              unit: "km",
              delivery_cost: "3.40",
              address: "12 Rue A",
              city: "Lyon",
              postal_code: 69001,
            }
          : [{ description: "12 Rue A, Lyon" }, {}],
      },
    }),
  );
  await visit(page, "/menu");
  await location.openFromMenu();
  await location.lookUp("12 rue a");
  await location.expectShown(
    () => location.options.first().click(),
    location.words.chosen("12 Rue A"),
    /2,4\skm, 9\smin/u,
  );
});
