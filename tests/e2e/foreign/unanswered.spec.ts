import type { Page } from "@playwright/test";
import { type ForeignApi, openForeignApi } from "../../support/foreign/foreign-api.ts";
import { startTestServer, type TestServer } from "../../support/test-server.ts";
import { violations } from "../axe.ts";
import { reload, visit } from "../hydrated.ts";
import { shopOn } from "../pages/shop.ts";
import { expect, FRENCH, LOCALES, test } from "./test.ts";

/** Pages are cached for a while: each of these tests has a test server with an empty cache. */
async function withFresh(
  page: Page,
  use: (server: TestServer, foreign: ForeignApi) => Promise<void>,
) {
  const foreign = await openForeignApi();
  const server = await startTestServer({ API_ROOT: foreign.url });
  foreign.allow(server.url);
  try {
    await use(server, foreign);
  } finally {
    await page.close();
    await server.close();
    await foreign.close();
  }
}

/** The restaurant can be called, and its home page opened. */
async function expectReachable(page: Page): Promise<void> {
  await expect(
    page.getByRole("banner").getByRole("link", { name: /^Chez .*Marcel/ }),
  ).toBeVisible();
  const phone = page.getByRole("main").getByRole("link", { name: "04 00" });
  await expect(phone).toHaveAttribute("href", /^tel:/);
}

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser, refused: [503] });

    test("a menu that fails to load is an error page with a retry", ({ page }) =>
      withFresh(page, async ({ url }, foreign) => {
        for (const how of ["error", "html", "empty", "truncated"] as const) {
          foreign.always("GET /v2/public/menus", how);
          const answer = await visit(page, `${url}${prefix}/menu`);
          expect(answer?.status(), how).toBe(503);
          await expect(page.getByRole("main")).toContainText(words.error.unavailable);
          await expectReachable(page);
        }
        expect(await violations(page)).toEqual([]);
        // Another page, while the other server answers nothing at all.
        foreign.always("*", "error");
        await visit(page, `${url}${prefix}/privacy-policy`);
        await expectReachable(page);
        foreign.behave();
        await visit(page, `${url}${prefix}/menu`);
        await expect(page.getByRole("link", { name: "Plat 7", exact: true })).toBeVisible();
      }));
  });

const { prefix, words, browser } = FRENCH;
test.use({ locale: browser });

test("without offers the menu is on sale at the full price", ({ page }) =>
  withFresh(page, async ({ url }, foreign) => {
    foreign.always("GET /v2/public/offers", "html");
    const shop = shopOn(page, words, prefix);
    await visit(page, `${url}${prefix}/menu`);
    await shop.add("Plat 7");
    await expect(shop.cart).toContainText(words.cart.total);
  }));

test("a page served once stays available while the other server is down", ({ page }) =>
  withFresh(page, async ({ url }, foreign) => {
    await visit(page, `${url}/menu`);
    foreign.always("*", "error");
    await reload(page);
    await expect(page.getByRole("link", { name: "Plat 7", exact: true })).toBeVisible();
  }));

test("a call whose answer is ignored may fail: the dish is in the cart", async ({
  page,
  foreign,
}) => {
  // The browser reports the call on its console.
  page.removeAllListeners("console");
  const shop = shopOn(page, words, prefix);
  foreign.always("GET /v2/public/products/8", "never");
  foreign.always("GET /v2/public/products/9", "html");
  await shop.openMenu();
  for (const dish of ["Plat 8", "Plat 9"]) {
    await shop.add(dish);
    await shop.closeCart();
  }
  await expect(page.getByRole("button", { name: words.cart.open(2) }).first()).toBeVisible();
  for (const dish of [8, 9]) expect(foreign.calls).toContain(`GET /v2/public/products/${dish}`);
});
