import type { BrowserContext, Page } from "@playwright/test";
import { CONSENT_WORDS } from "../../apps/web/src/i18n/consent-words.ts";
import type { TestServer } from "../support/test-server.ts";
import { reload, visit } from "./hydrated.ts";
import { storedConsent } from "./pages/consent.ts";
import { shopOn } from "./pages/shop.ts";
import { SCREENS } from "./screens.ts";
import { startServerWith } from "./site-file.ts";
import { test as base, expect, FRENCH } from "./test.ts";

const TOOLS = { tag_manager: "GTM-ABC123", analytics: "G-TEST1", pixel: "42" };
const SCRIPTS = [
  "https://connect.facebook.net/en_US/fbevents.js",
  "https://www.googletagmanager.com/gtag/js?id=G-TEST1",
  "https://www.googletagmanager.com/gtm.js?id=GTM-ABC123",
];

/** `tooled` has every third-party tag that can be configured. */
const test = base.extend<object, { tooled: TestServer }>({
  tooled: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const server = await startServerWith({ tags: TOOLS });
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
});

const { prefix, words, browser } = FRENCH;
const { title, accept, decline } = CONSENT_WORDS.fr;
test.use({ consent: null, locale: browser });

/** Requests to other origins than the restaurant's, answered with nothing. */
async function askedElsewhere(context: BrowserContext, server: TestServer): Promise<string[]> {
  const asked: string[] = [];
  const isElsewhere = ({ origin }: URL) => origin !== server.url;
  await context.route(isElsewhere, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  return asked;
}

/** Top of the first line of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const [line] = document.activeElement?.getClientRects() ?? [];
    return { top: line?.top ?? 0, left: line?.left ?? 0 };
  });

test("keyboard focus follows the notice's reading order, with one answer and with two", async ({
  page,
  server,
  tooled,
}) => {
  for (const { url, stops } of [
    { url: server.url, stops: 3 },
    { url: tooled.url, stops: 4 },
  ])
    for (const { viewport } of Object.values(SCREENS)) {
      await page.setViewportSize(viewport);
      await visit(page, `${url}/contact`);
      await expect(page.getByRole("dialog", { name: title })).toBeFocused();
      const places = [];
      while (places.length < stops) {
        await page.keyboard.press("Tab");
        places.push(await focused(page));
      }
      const asRead = places.toSorted((a, b) => a.top - b.top || a.left - b.left);
      expect(places).toEqual(asRead);
    }
});

test.describe("an order's page", () => {
  // The order does not exist: the test checks what its page loads.
  test.use({ refused: [404] });

  test("loads no tags even after consent, since its URL contains a key", async ({
    page,
    context,
    tooled,
  }) => {
    await context.addCookies([{ name: "consent", value: "true", url: tooled.url }]);
    const asked = await askedElsewhere(context, tooled);
    await visit(page, `${tooled.url}/track/AbCdEfGh?key=secret`);
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    await visit(page, `${tooled.url}/contact`);
    await expect.poll(() => asked.toSorted()).toEqual(SCRIPTS);
  });
});

test("tags load only after consent; a refusal is kept, and a withdrawal stops them", async ({
  page,
  context,
  tooled,
}) => {
  const asked = await askedElsewhere(context, tooled);
  const notice = page.getByRole("dialog", { name: title });
  const answer = async (name: string) => {
    await notice.getByRole("button", { name, exact: true }).click();
    await expect(notice).toBeHidden();
  };
  const change = () => page.getByRole("button", { name: words.legal.changeConsent }).click();

  await visit(page, `${tooled.url}${prefix}/cookie-policy`);
  await answer(decline);
  expect(await storedConsent(page)).toBe("false");
  await reload(page);
  await page.waitForLoadState("networkidle");
  await expect(notice).toHaveCount(0);
  expect(asked).toEqual([]);
  await change();
  await answer(accept);
  await expect.poll(() => asked.toSorted()).toEqual(SCRIPTS);
  await reload(page);
  await expect.poll(() => asked.length).toBe(2 * SCRIPTS.length);

  // Running tags end with their page: it is reloaded.
  await change();
  const again = page.waitForEvent("load");
  await answer(decline);
  await again;
  await change();
  await expect(notice).toBeVisible();
  expect(asked).toHaveLength(2 * SCRIPTS.length);
});

test("a restaurant without tags requests nothing from other origins, even after consent", async ({
  page,
  context,
  server,
}) => {
  const asked = await askedElsewhere(context, server);
  const notice = page.getByRole("dialog", { name: title });
  await visit(page, `${prefix}/menu`);
  await expect(notice).toBeVisible();
  await expect(notice.getByRole("button", { name: decline })).toHaveCount(0);
  await notice.getByRole("button", { name: accept }).click();
  await expect(notice).toBeHidden();
  await shopOn(page, words, prefix).add("Soupe miso");
  expect(asked).toEqual([]);
});
