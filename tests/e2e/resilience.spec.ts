import type { Page } from "@playwright/test";
import { SCRIPT_NOTICE_WORDS } from "../../apps/web/src/i18n/script-notice-words.ts";
import { reload, visit } from "./hydrated.ts";
import { checkoutOn, GUEST } from "./pages/checkout.ts";
import { shopOn } from "./pages/shop.ts";
import { expect, FRENCH, LOCALES, test } from "./test.ts";

const { prefix, words, browser } = FRENCH;
test.use({ locale: browser });

const DISHES = { fr: "Nigiri anguille", en: "Eel nigiri" } as const;
const DISH = DISHES.fr;

/** These tests provoke errors, so they check the browser's reports themselves. */
function listen(page: Page): string[] {
  page.removeAllListeners("console");
  page.removeAllListeners("pageerror");
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return errors;
}

/** How often the document of a path was loaded. */
function countLoads(page: Page, path: RegExp): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && path.test(new URL(request.url()).pathname)) loads++;
  });
  return () => loads;
}

/** Opens a page and waits until it has checked for another deployment. */
async function openLooked(page: Page, path: string): Promise<void> {
  const looked = page.waitForResponse("**/version.json");
  await visit(page, path);
  await (await looked).finished();
  // The result of an earlier check is known before the answer to this later call has arrived.
  await page.evaluate(async () => (await fetch("/version.json")).json());
}

test("the restaurant's own pictures that fail to load leave no broken image", async ({ page }) => {
  listen(page);
  // A screen that shows all of them.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route(/\.(avif|webp|jpe?g)$/, (route) => route.abort());
  const main = page.getByRole("main");
  for (const path of ["/", "/about"]) {
    await visit(page, path);
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    await main.getByRole("heading").last().scrollIntoViewIfNeeded();
    await expect(main.locator("img")).toHaveCount(0);
  }
});

const pathOf = (name: string) => new RegExp(`${prefix}/${name}$`);

test("a page whose chunk fails to load is loaded in full, and the cart is kept", async ({
  page,
}) => {
  const errors = listen(page);
  const shop = shopOn(page, words, prefix);
  const loads = countLoads(page, pathOf("checkout"));
  await page.route(/\/assets\/checkout-page-.*\.js/, (route) =>
    loads() === 0 ? route.abort() : route.continue(),
  );
  await shop.openMenu();
  await shop.add(DISH);
  await shop.checkOut();
  expect(loads()).toBe(1);
  await expect(page.getByRole("main")).toContainText(DISH);
  expect(errors.some((text) => text.startsWith("[noren]"))).toBe(true);
});

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });

    test("a page whose chunk is missing reloads once and then shows an error, with links", async ({
      page,
    }) => {
      const errors = listen(page);
      const shop = shopOn(page, words, prefix);
      await page.route(/\/assets\/checkout-page-.*\.js/, (route) => route.abort());
      const loads = countLoads(page, pathOf("checkout"));
      await shop.openMenu();
      await shop.add(DISHES[locale]);
      await shop.cart.getByRole("link", { name: words.cart.checkout }).click();
      // The loaded page is the server's: it is readable, says what is missing, and its links work.
      await expect(page).toHaveURL(pathOf("checkout"));
      await expect
        .poll(() => errors.filter((text) => text.startsWith("[noren]")).length)
        .toBeGreaterThan(1);
      expect(loads()).toBe(1);
      const notice = page.getByRole("alert").filter({ hasText: SCRIPT_NOTICE_WORDS[locale].lost });
      await expect(notice).toBeVisible();
      await expect(notice.getByRole("link", { name: "+33 4 65 71 20 12" })).toBeVisible();
      await notice.getByRole("link", { name: SCRIPT_NOTICE_WORDS[locale].retry }).click();
      await expect.poll(loads).toBe(2);
      await page.getByRole("link", { name: words.layout.goHome("Kawabe") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(
        words.home.headline[0] ?? "",
      );
    });
  });

test("a page whose scripts stay away says so, with a retry; should they come late, no longer", async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/entry-client-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  await page.goto(`${prefix}/menu`, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.clock.fastForward("00:30");
  const notice = page.getByRole("alert").filter({ hasText: SCRIPT_NOTICE_WORDS.fr.lost });
  await expect(notice.getByRole("link", { name: SCRIPT_NOTICE_WORDS.fr.retry })).toBeVisible();
  release();
  await expect(notice).toBeHidden();
});

test("a part that stays away leaves its page, and a retry", async ({ page }) => {
  listen(page);
  await page.route(/\/assets\/cart-dialog-.*\.js/, (route) => route.abort());
  await page.route("**/version.json", (route) => route.abort());
  await visit(page, `${prefix}/menu`);
  await page.getByRole("button", { name: words.cart.openEmpty }).first().click();
  const notice = page.getByRole("alert").filter({ hasText: SCRIPT_NOTICE_WORDS.fr.lost });
  await expect(notice.getByRole("link", { name: SCRIPT_NOTICE_WORDS.fr.retry })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.titles.menu);
});

test("a page whose chunk neither loads nor fails is loaded in full after twenty seconds", async ({
  page,
}) => {
  const errors = listen(page);
  const shop = shopOn(page, words, prefix);
  const loads = countLoads(page, pathOf("checkout"));
  await page.route(/\/assets\/checkout-page-.*\.js/, (route) =>
    loads() === 0 ? undefined : route.continue(),
  );
  await shop.openMenu();
  await shop.add(DISH);
  // Unlike `installClock`: here the page's clock is to move the time limit.
  await page.clock.install();
  await shop.cart.getByRole("link", { name: words.cart.checkout }).click();
  await page.clock.fastForward("00:20");
  await expect.poll(loads).toBe(1);
  await expect(page.getByRole("main")).toContainText(DISH);
  expect(errors.some((text) => text.includes("does not load"))).toBe(true);
});

test("after a new deployment the next page is loaded in full, without a further reload", async ({
  page,
}) => {
  await page.route("**/version.json", (route) =>
    route.fulfill({ json: { entry: "/assets/entry-client-of-tomorrow.js" } }),
  );
  await openLooked(page, `${prefix}/menu`);
  const loads = countLoads(page, pathOf("privacy-policy"));
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: words.titles["privacy-policy"] })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.titles["privacy-policy"]);
  expect(loads()).toBe(1);
});

test("hovering over links preloads their pages before they are pressed, four at a time", async ({
  page,
}) => {
  await openLooked(page, `${prefix}/menu`);
  const { titles } = words;
  const links = page.getByRole("contentinfo");
  const pointAt = (name: string) =>
    links.getByRole("link", { name, exact: true }).dispatchEvent("pointerover");
  const asked: string[] = [];
  const answers = Promise.withResolvers<void>();
  await page.route(/\/assets\/[a-z]+-page-.*\.js/, async (route) => {
    asked.push(/[a-z]+(?=-page)/.exec(route.request().url())?.[0] ?? "");
    await answers.promise;
    await route.continue();
  });
  // These share one chunk, for which each of them waits.
  for (const name of ["legal-notice", "privacy-policy", "cookie-policy"] as const)
    await pointAt(titles[name]);
  await pointAt(titles.home);
  await expect.poll(() => asked.toSorted()).toEqual(["home", "legal"]);
  await pointAt(titles.allergens);
  // A request would be sent before the answer to this later call has arrived.
  await page.evaluate(async () => (await fetch("/version.json")).json());
  expect(asked).toHaveLength(2);
  answers.resolve();
  await expect.poll(() => asked.toSorted()).toEqual(["allergens", "home", "legal"]);
  await expect(page).toHaveURL(pathOf("menu"));
});

test("values typed into the checkout survive a reload", async ({ page }) => {
  const shop = shopOn(page, words, prefix);
  const checkout = checkoutOn(page, words);
  await shop.openMenu();
  await shop.add(DISH);
  await shop.checkOut();
  await checkout.chooseType("pickup");
  await page.getByRole("textbox", { name: words.checkout.personal.email }).fill(GUEST.email);
  await reload(page);
  await expect(page.getByRole("textbox", { name: words.checkout.personal.email })).toHaveValue(
    GUEST.email,
  );
});

test("without a new deployment navigation loads no document", async ({ page }) => {
  await openLooked(page, `${prefix}/menu`);
  const loads = countLoads(page, /./);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: words.titles["privacy-policy"] })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.titles["privacy-policy"]);
  expect(loads()).toBe(0);
});
