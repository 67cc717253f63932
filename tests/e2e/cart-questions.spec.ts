import type { TestServer } from "../support/test-server.ts";
import { violations } from "./axe.ts";
import { visit } from "./hydrated.ts";
import { installClock } from "./page-clock.ts";
import { checkoutOn } from "./pages/checkout.ts";
import { locationOn } from "./pages/location.ts";
import { shopOn } from "./pages/shop.ts";
import { startServerMeetingOnSundays } from "./sample-file.ts";
import { dishesNamed, storeCart } from "./stored-cart.ts";
import { test as base, expect, FRENCH, LOCALES } from "./test.ts";

const test = base.extend<object, { sundays: TestServer }>({
  sundays: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const server = await startServerMeetingOnSundays();
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
});

/** A Tuesday; the midday menu is served until 14:30, the evening menu from 18:30. */
const NOON = "2026-11-24T11:00:00Z";

/** One dish of the midday menu, two of the evening menu; none has required choices. */
const DISHES = {
  fr: { menu: "Carte du soir", lunch: "Hojicha glacé", soup: "Soupe miso", eel: "Nigiri anguille" },
  en: { menu: "Evening menu", lunch: "Iced hojicha", soup: "Miso soup", eel: "Eel nigiri" },
} as const;

/** The two evening dishes, delivered and picked up. */
const TOLD = {
  fr: ["11,40\u00a0€", "10,40\u00a0€"],
  en: ["€11.40", "€10.40"],
} as const;

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });
    const { menu, lunch, soup, eel } = DISHES[locale];
    const { apart, repricing } = words.question;

    for (const type of ["pickup", "delivery"] as const)
      test(`a dish without a common slot is told before it is added, for ${type}`, async ({
        page,
      }) => {
        const shop = shopOn(page, words, prefix);
        const line = (dish: string) => shop.cart.getByText(dish, { exact: true }).first();
        await installClock(page, NOON);
        await shop.openMenu();
        const toggle = page.getByRole("group", { name: words.orderType.legend });
        await toggle.getByText(words.orderType[type]).click();
        await shop.add(lunch);
        await shop.closeCart();

        const question = page.getByRole("dialog", { name: apart.title });
        await shop.pressAdd(soup);
        await expect(question).toContainText(apart.text(menu));
        expect(await violations(page), "question").toEqual([]);
        await question.getByRole("button", { name: apart.leave(soup) }).click();
        await expect(question).toBeHidden();
        await shop.openCart(1);
        await expect(line(lunch)).toBeVisible();
        await expect(line(soup)).toHaveCount(0);
        await shop.closeCart();

        await shop.pressAdd(soup);
        await expect(question).toContainText(apart.leaves(lunch));
        await question.getByRole("button", { name: apart.instead(soup) }).click();
        await expect(shop.cart).toContainText(apart.replaced(lunch));
        await expect(line(soup)).toBeVisible();
        await expect(line(lunch)).toHaveCount(0);
        await shop.cart.getByRole("button", { name: words.cart.undo }).click();
        await expect(line(lunch)).toBeVisible();
        await expect(line(soup)).toHaveCount(0);
      });

    test("a dish that makes the whole order later says for when, and can be undone", async ({
      page,
      sundays,
    }) => {
      const shop = shopOn(page, words, prefix);
      await installClock(page, NOON);
      await page.context().addCookies([{ name: "consent", value: "true", url: sundays.url }]);
      await visit(page, `${sundays.url}${prefix}/menu`);
      await shop.add(lunch);
      await shop.closeCart();
      await shop.add(soup);
      const sunday = words.hours.at(words.weekdays.sun, locale === "fr" ? "12\u00a0h" : "12:00");
      await expect(shop.cart).toContainText(words.question.later(soup, sunday));
      const line = (dish: string) => shop.cart.getByText(dish, { exact: true }).first();
      for (const dish of [lunch, soup]) await expect(line(dish)).toBeVisible();
      expect(await violations(page), "cart").toEqual([]);
      await shop.cart.getByRole("button", { name: words.cart.undo }).click();
      await expect(line(soup)).toHaveCount(0);
      await expect(line(lunch)).toBeVisible();
    });

    test("delivery says what becomes dearer, line by line, before it switches", async ({
      page,
    }) => {
      const shop = shopOn(page, words, prefix);
      await installClock(page, NOON);
      await shop.openMenu();
      await shop.add(soup);
      await shop.closeCart();
      await shop.add(eel);
      const segment = (type: "pickup" | "delivery") =>
        shop.cart.getByRole("button", { name: words.orderType[type], exact: true });
      await segment("delivery").click();
      const question = page.getByRole("dialog", { name: repricing.title.delivery });
      const row = (name: string | RegExp) =>
        question.getByRole("definition").filter({ hasText: name });
      const { becomes } = repricing;
      await expect(question).toContainText(`1 × ${soup}`);
      await expect(
        row(
          locale === "fr" ? `3,20\u00a0€ →  ${becomes} 3,60\u00a0€` : `€3.20 →  ${becomes} €3.60`,
        ),
      ).toHaveCount(1);
      await expect(question).toContainText(`1 × ${eel}`);
      await expect(question).toContainText(repricing.feeUnknown);
      expect(await violations(page), "question").toEqual([]);
      await question.getByRole("button", { name: repricing.stay.pickup }).click();
      await expect(question).toBeHidden();
      await expect(segment("pickup")).toHaveAttribute("aria-pressed", "true");

      await segment("delivery").click();
      await question.getByRole("button", { name: repricing.switch.delivery }).click();
      await expect(
        page.getByRole("dialog", { name: locationOn(page, locale).words.title }),
      ).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(segment("delivery")).toHaveAttribute("aria-pressed", "true");

      // Cheaper: at once, and told.
      await segment("pickup").click();
      await expect(segment("pickup")).toHaveAttribute("aria-pressed", "true");
      const [before, after] = TOLD[locale];
      const told = repricing.cheaper.pickup(before, after);
      await expect(shop.cart.getByText(told)).toBeVisible();
    });
  });

const { locale, prefix, words, browser } = FRENCH;
test.use({ locale: browser });
const { soup } = DISHES.fr;
const { repricing } = words.question;

test("with an empty cart the order type switches without a question", async ({ page }) => {
  await visit(page, `${prefix}/menu`);
  const toggle = page.getByRole("group", { name: words.orderType.legend });
  const delivery = toggle.getByRole("button", { name: words.orderType.delivery });
  await delivery.click();
  await expect(delivery).toHaveAttribute("aria-pressed", "true");
});

test("on the menu a cheaper order type is told beside the page", async ({ page }) => {
  const shop = shopOn(page, words, prefix);
  await shop.openMenu();
  const toggle = page.getByRole("group", { name: words.orderType.legend });
  await toggle.getByText(words.orderType.delivery).click();
  await shop.add(soup);
  await shop.closeCart();
  await toggle.getByText(words.orderType.pickup).click();
  const told = repricing.cheaper.pickup("3,60\u00a0€", "3,20\u00a0€");
  await expect(page.getByRole("status").getByText(told)).toBeVisible();
});

test("the checkout asks before it moves on, with the fee of a known place", async ({ page }) => {
  const shop = shopOn(page, words, prefix);
  const checkout = checkoutOn(page, words);
  const location = locationOn(page, locale);
  await shop.openMenu();
  await location.openFromMenu();
  await location.choose("3 rue Mercière, 69002");
  await location.expectClosed();
  const toggle = page.getByRole("group", { name: words.orderType.legend });
  await toggle.getByText(words.orderType.pickup).click();
  await shop.add(soup);
  await visit(page, `${prefix}/checkout?tab=type`);
  const choose = page
    .getByRole("main")
    .getByRole("button", { name: new RegExp(words.orderType.delivery) });
  await choose.click();
  const question = page.getByRole("dialog", { name: repricing.title.delivery });
  await expect(question).toContainText(repricing.fee);
  await expect(question).not.toContainText(repricing.feeUnknown);
  await question.getByRole("button", { name: repricing.stay.pickup }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/tab=type$/);
  await choose.click();
  await question.getByRole("button", { name: repricing.switch.delivery }).click();
  await checkout.expectTab("personal");
});

test("a press without a pointer, as that of a screen reader, is asked about too", async ({
  page,
  context,
  server,
}) => {
  await storeCart(context, server.url, await dishesNamed(server.url, soup));
  await visit(page, `${prefix}/checkout?tab=type`);
  await page
    .getByRole("main")
    .getByRole("button", { name: new RegExp(words.orderType.delivery) })
    .dispatchEvent("click");
  await expect(page.getByRole("dialog", { name: repricing.title.delivery })).toBeVisible();
});

test("the location picker asks too, and keeps the place where pickup stays", async ({ page }) => {
  const shop = shopOn(page, words, prefix);
  const location = locationOn(page, locale);
  await shop.openMenu();
  await shop.add(soup);
  await shop.closeCart();
  await location.chip("27 quai des Brumes, 69002 Lyon").click();
  await location.choose("3 rue Mercière, 69002");
  const question = page.getByRole("dialog", { name: repricing.title.delivery });
  await question.getByRole("button", { name: repricing.stay.pickup }).click();
  await expect(location.dialog).toBeVisible();
  await location.choose("3 rue Mercière, 69002");
  await question.getByRole("button", { name: repricing.switch.delivery }).click();
  await location.expectClosed();
  const toggle = page.getByRole("group", { name: words.orderType.legend });
  await expect(toggle.getByRole("button", { name: words.orderType.delivery })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});
