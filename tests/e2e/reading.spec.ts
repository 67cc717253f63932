import { SCRIPT_NOTICE_WORDS } from "../../apps/web/src/i18n/script-notice-words.ts";
import { visit } from "./hydrated.ts";
import { expect, FRENCH, LOCALES, test } from "./test.ts";

test.describe("without client JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { locale, prefix, words } of LOCALES) {
    test(`the menu is readable, dishes with their prices (${locale})`, async ({ page }) => {
      await page.goto(`${prefix}/menu`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.titles.menu);
      const dishes = page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { level: 4 }) });
      const texts = await dishes.allInnerTexts();
      expect(texts.length).toBeGreaterThan(50);
      for (const text of texts) expect(text).toMatch(/\d[.,]\d\d/);
    });

    test(`every page says what works, with the telephone (${locale})`, async ({ page }) => {
      for (const path of ["/menu", "/checkout", "/privacy-policy"]) {
        await page.goto(`${prefix}${path}`);
        // Roles and text are not read inside of this element.
        const notice = page.locator("noscript p");
        await expect(notice).toBeVisible();
        expect(await notice.innerText()).toContain(SCRIPT_NOTICE_WORDS[locale].text);
        const phone = notice.locator('a[href="tel:+33465712012"]');
        expect(await phone.innerText()).toBe("+33 4 65 71 20 12");
      }
    });
  }
});

test("every page is served in its three forms, each in its language", async ({ request }) => {
  for (const path of ["", "/menu", "/checkout", "/success"])
    for (const [prefix, lang] of [
      ["", "fr"],
      ["/fr", "fr"],
      ["/en", "en"],
    ]) {
      const answer = await request.get(`${prefix}${path}` || "/", {
        headers: { "accept-language": "fr" },
      });
      expect(answer.status(), `${prefix}${path}`).toBe(200);
      expect(await answer.text()).toContain(`<html lang="${lang}">`);
    }
});

test("the canonical URL of /fr/menu is /menu, and every form links the others as alternates", async ({
  request,
  server,
}) => {
  for (const [path, canonical] of [
    ["/menu", "/menu"],
    ["/fr/menu", "/menu"],
    ["/en/menu", "/en/menu"],
    ["/menu/", "/menu"],
    ["/MENU", "/menu"],
  ]) {
    const html = await (await request.get(path ?? "")).text();
    expect(html).toContain(`<link rel="canonical" href="${server.url}${canonical}"`);
    for (const [lang, other] of [
      ["fr", "/menu"],
      ["en", "/en/menu"],
      ["x-default", "/menu"],
    ])
      expect(html.toLowerCase()).toContain(`hreflang="${lang}" href="${server.url}${other}"`);
  }
});

for (const { locale, prefix, words } of LOCALES) {
  test(`an unknown URL is a 404 with a link home (${locale})`, async ({ page }) => {
    // The browser reports the page's own 404 on its console.
    page.removeAllListeners("console");
    const answer = await visit(page, `${prefix}/no/such/dish`);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle("404 · Kawabe");
    await expect(page.getByText(words.error.notFoundText)).toBeVisible();
    const message = words.error.notFoundMessage(`${prefix}/no/such/dish`);
    await expect(page.getByText(message)).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: words.error.home }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/?$`));
  });
}

// Heights, cards and fonts do not depend on the language: the following tests use one.

test("before a jump to a category, no dish's height is an estimate", async ({ page }) => {
  const { words } = FRENCH;
  const height = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      return document.documentElement.scrollHeight;
    });
  // A device that is never idle to measure the heights, and does not scroll past dishes.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await visit(page, "/menu");
  const rail = page.getByRole("navigation", { name: words.menu.categories });
  const last = rail.getByRole("link").last();
  await last.click();
  await expect(last).toHaveAttribute("aria-current", "true");
  const [before, name] = [await height(), await last.getAttribute("href")];

  // With a category in the URL, the whole menu is laid out from the start.
  await visit(page, "/about");
  await visit(page, `/menu${name}`);
  expect(await height()).toBe(before);
});

test("after its idle measurements a menu is as high as with every dish laid out", async ({
  page,
}) => {
  await visit(page, "/menu");
  const laidOut = await page.evaluate(async () => {
    await document.fonts.ready;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("main li { content-visibility: visible !important }");
    document.adoptedStyleSheets = [sheet];
    const height = document.documentElement.scrollHeight;
    document.adoptedStyleSheets = [];
    return height;
  });
  const away = () =>
    page.evaluate((height) => Math.abs(document.documentElement.scrollHeight - height), laidOut);
  await expect.poll(away).toBeLessThanOrEqual(1);
});

test("the rail follows a jump back to the top of the menu", async ({ page }) => {
  const { words } = FRENCH;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/menu");
  const links = page.getByRole("navigation", { name: words.menu.categories }).getByRole("link");
  await links.last().click();
  await expect(links.last()).toHaveAttribute("aria-current", "true");
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(links.first()).toHaveAttribute("aria-current", "true");
});

test("typing in the search does not change the card of a dish that stays among the results", async ({
  page,
}) => {
  const { words } = FRENCH;
  const field = page.getByRole("searchbox");
  const card = page
    .getByRole("region", { name: words.menu.search })
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: "Nigiri saumon", exact: true }) });
  await visit(page, "/menu");
  await field.fill("nigiri sau");
  await expect(card).toBeVisible();
  await card.evaluate((element) => {
    const touched: string[] = [];
    const watch = { attributes: true, characterData: true, childList: true, subtree: true };
    new MutationObserver((changes) => {
      touched.push(...changes.map(({ type, target }) => `${type} of ${target.nodeName}`));
    }).observe(element, watch);
    Object.assign(window, { touched, card: element });
  });
  await field.pressSequentially("mon");
  await expect(page.getByRole("status").filter({ hasText: "nigiri saumon" })).toBeVisible();
  expect(
    await card.evaluate((element) => {
      const { touched, card } = window as unknown as { touched: string[]; card: Element };
      return [element === card, ...touched];
    }),
  ).toEqual([true]);
});

test("Vietnamese letters have a font of their own, loaded only where they occur", async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  const theirs = () => fonts.filter((url) => url.includes("vietnamese"));
  await visit(page, "/menu");
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.length).toBeGreaterThan(0);
  expect(theirs()).toEqual([]);
  const field = page.getByRole("searchbox");
  await field.fill("Trần Thế Hữu");
  await expect.poll(theirs).toHaveLength(1);
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const drawnBy = async () => {
    const { root } = await session.send("DOM.getDocument");
    const heading = await session.send("DOM.querySelector", {
      nodeId: root.nodeId,
      selector: "main [role=status]",
    });
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", heading);
    return fonts.filter(({ isCustomFont }) => !isCustomFont);
  };
  await expect(page.getByRole("status").filter({ hasText: "Trần" })).toBeAttached();
  await expect.poll(drawnBy).toEqual([]);
});
