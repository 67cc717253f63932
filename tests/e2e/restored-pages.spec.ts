import type { Page } from "@playwright/test";
import { REDIRECTING_CARD } from "../support/fake-stripe-js.ts";
import { storedOrders } from "../support/stored-orders.ts";
import { browserOptions, fullBrowserOptions, shortLived } from "./browser.ts";
import { visit } from "./hydrated.ts";
import { allowFailedRequests, CARDS, cardOn } from "./pages/card.ts";
import { charged, expect, FRENCH, test } from "./stripe-test.ts";
import { NEW_CONTEXTS } from "./test.ts";

// Playwright turns the back/forward cache off, and the headless shell has none.
test.use({
  ...NEW_CONTEXTS,
  locale: FRENCH.browser,
  launchOptions: {
    ...shortLived(fullBrowserOptions() ?? browserOptions()),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

/** Records a return from the browser's back/forward cache, in every page of a tab. */
test.beforeEach(({ context }) =>
  context.addInitScript(() =>
    window.addEventListener("pageshow", ({ persisted }) => {
      if (persisted) sessionStorage.setItem("restored", "yes");
    }),
  ),
);

/** Playwright's own `goBack` waits for a load, which a restored page does not have. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => setTimeout(() => window.history.back()));
}

/** Waits for a page that was restored and then loaded. */
async function expectLoadedAnew(page: Page): Promise<void> {
  await page.waitForFunction(
    () => sessionStorage.getItem("restored") === "yes" && !("isOld" in window),
  );
}

test("the back button on the bank's page returns to a checkout that can be paid", async ({
  page,
  paid: { server, stripe },
}) => {
  const check = allowFailedRequests(page);
  const email = `back-${crypto.randomUUID()}@example.org`;
  const card = cardOn(page, FRENCH);
  await card.toPayment(email);
  await card.chooseCard();
  await card.typeCard(REDIRECTING_CARD);
  await card.order();
  await expect(page.getByRole("button", { name: "Complete" })).toBeVisible();
  await goBack(page);
  await expect(card.failedAlert).toBeVisible();
  await expectLoadedAnew(page);
  await card.typeCard(CARDS.succeeds);
  await card.order();
  await card.expectPaid("card");
  expect(await storedOrders(server, email)).toMatchObject([{ status: "paid" }]);
  expect(charged(stripe, email)).toHaveLength(1);
  check();
});

for (const path of ["/menu", "/checkout", "/auth/login", "/desk"])
  test(`${path} is loaded anew when the browser restores it`, async ({ page }) => {
    allowFailedRequests(page);
    await visit(page, path);
    // The browser keeps no page that still loads.
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await page.goto("/robots.txt");
    await goBack(page);
    await expectLoadedAnew(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
