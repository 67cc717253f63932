import type { BrowserContext, Page } from "@playwright/test";
import { CART_WORDS } from "../../apps/web/src/i18n/cart-words.ts";
import { storedOrders } from "../support/stored-orders.ts";
import type { TestServer } from "../support/test-server.ts";
import { reload, visit } from "./hydrated.ts";
import { CARDS, cardOn } from "./pages/card.ts";
import { checkoutOn, GUEST } from "./pages/checkout.ts";
import { shopOn } from "./pages/shop.ts";
import { startServerWith } from "./site-file.ts";
import { test as base, expect, FRENCH, LOCALES } from "./test.ts";

/** Dishes of the evening without choices. */
const DISHES = ["Soupe miso", "Nigiri anguille", "Salade de wakame"] as const;

/** `local` stores carts in local storage, `server` in cookies (rules.md, Persistence). */
const test = base.extend<object, { local: TestServer }>({
  local: [
    async ({ database: _ }, use) => {
      const server = await startServerWith({ storage: "local" });
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
});

/** A window that does not hear the others, as one that the browser has frozen. */
async function openDeaf(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => Reflect.deleteProperty(window, "BroadcastChannel"));
  return page;
}

/** Holds the orders that any window sends; `first` resolves when there is one. */
async function holdOrders(context: BrowserContext) {
  const sent = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await context.route(/\/v2\/public\/checkout\/?$/, async (route) => {
    sent.resolve();
    await released.promise;
    await route.fallback();
  });
  return { first: sent.promise, release: () => released.resolve() };
}

/** Opens the payment tab in a window whose cart another window has filled. */
async function openPayment(window: Page, place: (typeof LOCALES)[number], email: string) {
  const checkout = checkoutOn(window, place.words);
  await visit(window, `${place.prefix}/checkout`);
  await checkout.fillPersonal({ ...GUEST, email });
  await checkout.toPayment();
}

for (const storage of ["cookies", "local"] as const)
  test.describe(`a cart stored in ${storage}`, () => {
    test.use({
      locale: FRENCH.browser,
      baseURL: ({ server, local }, use) => use((storage === "local" ? local : server).url),
    });
    const { words, prefix } = FRENCH;
    const [first, second, third] = DISHES;

    for (const isDeaf of [false, true])
      test(`two windows ${isDeaf ? "that do not hear each other " : ""}add to one cart`, async ({
        page,
        context,
      }) => {
        if (isDeaf)
          await page.addInitScript(() => Reflect.deleteProperty(window, "BroadcastChannel"));
        const other = isDeaf ? await openDeaf(context) : await context.newPage();
        const [here, there] = [page, other].map((window) => shopOn(window, words, prefix));
        if (!here || !there) throw new Error("two windows");
        await here.openMenu();
        await there.openMenu();
        await here.add(first);
        await here.closeCart();
        await there.add(second);
        await there.closeCart();
        await here.add(third);
        for (const dish of DISHES)
          await expect(here.cart.getByRole("listitem").filter({ hasText: dish })).toBeVisible();
        if (isDeaf) await reload(other);
        await there.openCart(3);
      });
  });

for (const place of LOCALES)
  test.describe(`in ${place.locale}`, () => {
    test.use({ locale: place.browser });
    const said = CART_WORDS[place.locale].orderedElsewhere;

    test("after an order the other window says so, and orders nothing", async ({
      page,
      context,
      server,
    }) => {
      const email = `windows-${crypto.randomUUID()}@example.org`;
      const deaf = await openDeaf(context);
      const heard = await context.newPage();
      await cardOn(page, place).toPayment(email);
      for (const window of [deaf, heard]) await openPayment(window, place, email);
      await cardOn(page, place).order();
      await expect(page).toHaveURL(/\/success$/);
      await expect(heard.getByRole("main")).toContainText(said);
      await cardOn(deaf, place).order();
      await expect(deaf.getByRole("main")).toContainText(said);
      expect(await storedOrders(server, email)).toHaveLength(1);
    });

    test("of two windows that send the order at the same moment one orders, and the other says so", async ({
      page,
      context,
      server,
    }) => {
      const email = `moment-${crypto.randomUUID()}@example.org`;
      const other = await context.newPage();
      await cardOn(page, place).toPayment(email);
      await openPayment(other, place, email);
      const held = await holdOrders(context);
      await cardOn(page, place).order();
      await held.first;
      await cardOn(other, place).order();
      const { sending } = place.words.checkout.payment;
      await expect(other.getByRole("button", { name: sending })).toBeVisible();
      held.release();
      await expect(page).toHaveURL(/\/success$/);
      await expect(other.getByRole("main")).toContainText(said);
      expect(await storedOrders(server, email)).toHaveLength(1);
    });

    test("of two windows that pay by card at the same moment one order is placed and paid", async ({
      page,
      context,
      server,
    }) => {
      const email = `cards-${crypto.randomUUID()}@example.org`;
      const other = await context.newPage();
      const [card, later] = [cardOn(page, place), cardOn(other, place)];
      await card.toPayment(email);
      await openPayment(other, place, email);
      for (const window of [card, later]) {
        await window.chooseCard();
        await window.useTestCard(CARDS.succeeds);
      }
      const held = await holdOrders(context);
      await card.order();
      await held.first;
      await later.order();
      held.release();
      await card.expectPaid("demo");
      await expect(other.getByRole("main")).toContainText(said);
      const orders = await storedOrders(server, email);
      expect(orders.map(({ status }) => status)).toEqual(["paid"]);
    });

    test("a dish that another window adds while an order is sent stays in the cart", async ({
      page,
      context,
    }) => {
      const email = `meanwhile-${crypto.randomUUID()}@example.org`;
      const { words, prefix } = place;
      const added = place.locale === "fr" ? "Salade de wakame" : "Wakame salad";
      const other = await context.newPage();
      await cardOn(page, place).toPayment(email);
      const shop = shopOn(other, words, prefix);
      await shop.openMenu();
      const held = await holdOrders(context);
      await cardOn(page, place).order();
      await held.first;
      await shop.add(added);
      await shop.closeCart();
      held.release();
      await expect(page).toHaveURL(/\/success$/);
      await reload(other);
      await shop.openCart(1);
      await expect(shop.cart.getByRole("listitem").filter({ hasText: added })).toBeVisible();
    });
  });
