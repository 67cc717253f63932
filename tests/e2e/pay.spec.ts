import { CONSENT_WORDS } from "../../apps/web/src/i18n/consent-words.ts";
import { PAY_WORDS } from "../../apps/web/src/i18n/pay-words.ts";
import { unpaidOrder } from "../support/order-client.ts";
import type { TestServer } from "../support/test-server.ts";
import { violations } from "./axe.ts";
import { visit } from "./hydrated.ts";
import { CARDS, cardOn } from "./pages/card.ts";
import { startServerWith } from "./site-file.ts";
import { test as base, expect, FRENCH, LOCALES } from "./test.ts";

const PACKAGE = "com.example.kawabe";
const FINGERPRINT = Array.from({ length: 32 }, () => "A1").join(":");

/** A restaurant with a phone app, whose guests pay in their browser. */
const test = base.extend<object, { server: TestServer }>({
  server: [
    async ({ database: _ }, use) => {
      const app_links = { android: { package: PACKAGE, fingerprints: [FINGERPRINT] } };
      const server = await startServerWith({ app_links });
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
});

test.use({ consent: null });

for (const place of LOCALES)
  test(`the payment page links back by the app's scheme, and has no accessibility violations (${place.locale})`, async ({
    page,
    context,
    server,
  }) => {
    const words = PAY_WORDS[place.locale];
    const wanted: string[] = [];
    const session = await context.newCDPSession(page);
    await session.send("Page.enable");
    session.on("Page.frameRequestedNavigation", ({ url }) => wanted.push(url));

    const address = new URL(await unpaidOrder(server));
    address.pathname = `${place.prefix}${address.pathname}`;
    await visit(page, address.href);
    const card = cardOn(page, place);
    await card.useTestCard(CARDS.succeeds);
    expect(await violations(page), "form").toEqual([]);
    await page.getByRole("button", { name: words.pay("").trim() }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.paidHeading);
    expect(await violations(page), "paid").toEqual([]);
    await page.getByRole("button", { name: words.toApp }).click();
    await expect.poll(() => wanted).toContain(`${PACKAGE}://paid`);
  });

test("the payment page asks for no consent, like the app", async ({ page, server }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, await unpaidOrder(server));
  await expect(cardOn(page, FRENCH).panel.getByRole("textbox").first()).toBeVisible();
  // Its code would be requested before that of the form.
  expect(asked.filter((path) => /^\/assets\/consent-(?!store)/.test(path))).toEqual([]);
  await expect(page.getByRole("dialog", { name: CONSENT_WORDS.fr.title })).toHaveCount(0);
});
