import type { Page } from "@playwright/test";
import { TOAST_WORDS } from "../../apps/web/src/i18n/toast-words.ts";
import { openDeployProxy } from "../support/deploy-proxy.ts";
import { deskClient, done } from "../support/desk-client.ts";
import { storedOrders } from "../support/stored-orders.ts";
import { violations } from "./axe.ts";
import { expect, testOnOwnServer } from "./desk-test.ts";
import { reload, visit } from "./hydrated.ts";
import { passTime, stopTime } from "./page-clock.ts";
import { checkoutOn, GUEST } from "./pages/checkout.ts";
import { shopOn } from "./pages/shop.ts";
import { smokeIn } from "./smoke.ts";
import { FRENCH, LOCALES, NEW_CONTEXTS } from "./test.ts";

/** A price changes. */
const test = testOnOwnServer();
test.use({ serviceWorkers: "allow", ...NEW_CONTEXTS });

/** The browser's reports of calls that the outage fails are no errors of the page. */
function cutOffIsNoFault(page: Page): void {
  page.removeAllListeners("console");
  page.on("console", (message) => {
    if (message.type() === "error" && message.text().startsWith("[noren]"))
      throw new Error(message.text());
  });
}

/** The URLs in one of the worker's caches. */
function kept(page: Page, store: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => url.replace(window.location.origin, ""));
  }, `noren-${store}`);
}

/** Runs in the page: menus from the network arrive when the event says so. */
function holdMenus(): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (new URL(answer.url).pathname.endsWith("/menus"))
      await new Promise((resolve) => addEventListener("menus arrive", resolve, { once: true }));
    return answer;
  };
}

/** Waits until the worker has cached the open page. */
async function openKept(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
    .toBe(true);
  await expect.poll(() => kept(page, "pages")).toContain(new URL(path, page.url()).pathname);
}

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });
    const toasts = TOAST_WORDS[locale];

    test(
      "the menu opens without a network, with the pictures seen before and the cart",
      smokeIn(locale),
      async ({ page, context }) => {
        cutOffIsNoFault(page);
        const shop = shopOn(page, words, prefix);
        await openKept(page, `${prefix}/menu`);
        await shop.add(locale === "fr" ? "Soupe miso" : "Miso soup");
        await shop.closeCart();
        await expect.poll(async () => (await kept(page, "pictures")).length).toBeGreaterThan(3);

        await context.setOffline(true);
        await reload(page);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.titles.menu);
        await expect(page.getByRole("status").filter({ hasText: toasts.offline })).toContainText(
          toasts.offlineText,
        );
        expect(await violations(page, "[role=status]")).toEqual([]);
        await shop.openCart(1);
        await shop.closeCart();
        await page.evaluate(() => window.scrollTo(0, 0));
        const shown = () =>
          page.evaluate(
            () =>
              [...document.images].filter(
                ({ complete, naturalWidth, loading }) =>
                  loading === "eager" && complete && naturalWidth > 0,
              ).length,
          );
        await expect.poll(shown).toBeGreaterThan(0);

        // Shown for three seconds: read with the page's clock stopped.
        await stopTime(page);
        await context.setOffline(false);
        await expect(page.getByText(toasts.online)).toBeVisible();
        await passTime(page, 3000);
        await expect(page.getByText(toasts.online)).toBeHidden();
      },
    );
  });

const { locale, prefix, words, browser } = FRENCH;
test.use({ locale: browser });
const toasts = TOAST_WORDS[locale];
const MISO_SOUP = 1701;

test("a page from the cache says that it is of an earlier visit until it has today's prices", async ({
  page,
  context,
  server,
}) => {
  cutOffIsNoFault(page);
  await openKept(page, "/menu");
  // By its id: which menu comes first, and so which soup, depends on the hour.
  const link = page.locator(`a[href$="product=${MISO_SOUP}"]`);
  const dish = page.getByRole("main").getByRole("listitem").filter({ has: link });
  const notice = page.getByRole("status").filter({ hasText: toasts.kept });

  await page.addInitScript(holdMenus);
  await context.setOffline(true);
  const owner = await deskClient(server);
  const values = { price_pickup: 17.35, price_delivery: 17.35 };
  done(await owner.changeMenu({ edits: [{ target: `dish:${MISO_SOUP}`, values }] }));
  await reload(page);
  await expect(page.getByText(toasts.offline)).toBeVisible();

  // The network is back, but brings nothing yet.
  await context.setOffline(false);
  await expect(notice).toContainText(toasts.keptText);
  await expect(dish.first()).not.toContainText("17,35");
  expect(await violations(page, "[role=status]")).toEqual([]);

  await page.evaluate(() => dispatchEvent(new Event("menus arrive")));
  await expect(dish.first()).toContainText("17,35");
  await expect(notice).toBeHidden();
});

test("an order submitted offline can be cancelled, or is sent once, when the network is back", async ({
  page,
  context,
  server,
}) => {
  cutOffIsNoFault(page);
  const shop = shopOn(page, words, prefix);
  const checkout = checkoutOn(page, words);
  const email = `offline-${Date.now()}@example.org`;
  await openKept(page, `${prefix}/menu`);
  await shop.add("Nigiri anguille");
  await context.setOffline(true);
  // The whole checkout is available, although it was never opened before.
  await shop.checkOut();
  await checkout.chooseType("pickup");
  await checkout.fillPersonal({ ...GUEST, email });
  await checkout.toPayment();
  await checkout.order();
  await expect(page.getByText(toasts.orderWaits)).toBeVisible();
  expect(await violations(page, "[role=status]")).toEqual([]);
  await page.getByRole("button", { name: toasts.stopWaiting }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(toasts.online)).toBeVisible();
  expect(await storedOrders(server, email)).toEqual([]);

  await context.setOffline(true);
  await expect(page.getByText(toasts.offline)).toBeVisible();
  await checkout.order();
  await expect(page.getByText(toasts.orderWaits)).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(`${server.url}${prefix}/success`);
  expect(await storedOrders(server, email)).toHaveLength(1);
});

test("pages visited by a link can be opened offline, also in another form of their URL", async ({
  page,
  context,
}) => {
  cutOffIsNoFault(page);
  await openKept(page, "/menu");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: words.titles["privacy-policy"] })
    .click();
  await expect.poll(() => kept(page, "pages")).toContain("/privacy-policy");
  await context.setOffline(true);
  await reload(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.titles["privacy-policy"]);
  await visit(page, "/fr/menu");
  await expect(page).toHaveURL(/\/menu$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.titles.menu);
});

test("after a new deployment the old tab keeps working, and the next visit is entirely new", async ({
  page,
  context,
  server,
}) => {
  const site = await openDeployProxy(server.url);
  const refused: string[] = [];
  context.on("response", (answer) => {
    if (answer.status() >= 400) refused.push(answer.url());
  });
  await context.addCookies([{ name: "consent", value: "true", url: site.url }]);
  const shop = shopOn(page, words, prefix);
  await openKept(page, `${site.url}/menu`);
  const deployments = async (tab: Page) => {
    const scripts = (await kept(tab, "assets")).filter((path) => path.endsWith(".js"));
    return [...new Set(scripts.map((path) => (path.includes(".next.") ? "new" : "old")))].sort();
  };

  site.redeploy();
  // The old deployment's tab still finds files that it never requested before.
  await shop.add("Nigiri anguille");
  await shop.checkOut();
  // A full load uses the new deployment, which the worker caches next to the old one.
  await reload(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.titles.checkout);
  await expect.poll(() => deployments(page)).toEqual(["new", "old"]);
  await page.getByRole("button", { name: words.checkout.showSummary }).click();
  await expect(page.getByRole("complementary")).toBeVisible();

  // The browser replaces the worker once no tab of the old one is left and its pending fetches have
  // finished: between two visits the tab shows no page of the site.
  const tab = await context.newPage();
  await page.close();
  const nextVisit = async () => {
    await visit(tab, `${site.url}/about`);
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText(words.titles.about);
    const found = await deployments(tab);
    await tab.goto("about:blank");
    return found;
  };
  await expect.poll(nextVisit).toEqual(["new"]);
  expect(refused).toEqual([]);

  // The menu was not visited since, and opens offline with the files that are left.
  cutOffIsNoFault(tab);
  const missing: string[] = [];
  tab.on("requestfailed", (request) => missing.push(new URL(request.url()).pathname));
  await context.setOffline(true);
  await visit(tab, `${site.url}/menu`);
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText(words.titles.menu);
  expect(missing.filter((path) => path.startsWith("/assets/"))).toEqual([]);
  await site.close();
});

test("a personal page opens offline from the menu's data; nothing personal is ever cached, not even after an order", async ({
  page,
  context,
  server,
}) => {
  cutOffIsNoFault(page);
  const shop = shopOn(page, words, prefix);
  const checkout = checkoutOn(page, words);
  const email = `kept-${Date.now()}@example.org`;
  await openKept(page, "/menu");
  await shop.add("Nigiri anguille");
  await shop.checkOut();
  await reload(page);
  await context.setOffline(true);
  await reload(page);
  await expect(page.getByRole("heading", { name: words.checkout.headings.type })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${words.titles.checkout}`));
  await expect(page.getByRole("main")).toContainText("Nigiri anguille");
  await context.setOffline(false);
  expect(await kept(page, "pages")).toEqual(["/menu"]);

  await checkout.chooseType("pickup");
  await checkout.fillPersonal({ ...GUEST, email });
  await checkout.toPayment();
  await checkout.order();
  await expect(page).toHaveURL(`${server.url}/success`);
  const stores = await page.evaluate(async () => {
    const addresses: string[] = [];
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const isText = /html|json/.test(answer?.headers.get("content-type") ?? "");
        addresses.push(new URL(request.url).pathname);
        if (answer && isText) texts.push(await answer.text());
      }
    }
    return { addresses, texts };
  });
  expect(stores.texts.length).toBeGreaterThan(0);
  for (const text of stores.texts) {
    expect(text).not.toContain(email);
    expect(text).not.toContain(GUEST.last_name);
  }
  const personal =
    /^(\/en|\/fr)?\/(checkout|success|auth|profile|track|v2\/public\/(auth|checkout))/;
  expect(stores.addresses.filter((address) => personal.test(address))).toEqual([]);
});
