import type { Page } from "@playwright/test";
import { type IconServer, openIconServer } from "../support/icon-server.ts";
import { visit } from "./hydrated.ts";
import { startServerWith } from "./site-file.ts";
import { expect, LOCALES, test } from "./test.ts";

const LABEL = { fr: "Notre lettre", en: "Our letter" };
/** storefront.md §9. */
const MOST_LETTERS = 500;
const linkWith = (icon: string) => ({ href: "https://letter.example/", label: LABEL, icon });

/** Icons do not depend on the language, so these tests use one, except for the last. */
type Moods = Parameters<typeof openIconServer>[0][];

/** The menu of a restaurant with this icon on a footer link, from servers that behave as given. */
async function withIcon(
  page: Page,
  icon: string,
  moods: Moods,
  check: (servers: IconServer[]) => Promise<void>,
): Promise<void> {
  const servers = await Promise.all(moods.map(openIconServer));
  const server = await startServerWith({
    footer: { links: [linkWith(icon)] },
    icon_servers: servers.map(({ url }) => url),
  });
  try {
    await visit(page, `${server.url}/menu`);
    await check(servers);
  } finally {
    await page.close();
    await server.close();
    await Promise.all(servers.map(({ close }) => close()));
  }
}

const linkOn = (page: Page, locale: keyof typeof LABEL = "fr") =>
  page.getByRole("contentinfo").getByRole("link", { name: LABEL[locale], exact: true });

/** A fetched icon is an element with a mask; the neutral one is an SVG. */
function isFetched(page: Page): Promise<boolean> {
  return linkOn(page).evaluate((link) =>
    [...link.querySelectorAll("*")].some((element) => {
      const { maskImage } = getComputedStyle(element);
      return maskImage !== "none" && maskImage !== "";
    }),
  );
}

/**
 * Width, height and x only: y depends on the heights of the cards above, which are being measured.
 */
async function boxOf(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  const box = await linkOn(page).boundingBox();
  return box && { x: box.x, width: box.width, height: box.height };
}

test("an icon that is not bundled is loaded from the next server when the first fails", ({
  page,
}) => {
  // The browser reports the first server's error on its console.
  page.removeAllListeners("console");
  return withIcon(page, "ph:newspaper", ["down", "normal"], async ([down, normal]) => {
    const before = await boxOf(page);
    await expect.poll(() => isFetched(page)).toBe(true);
    expect([down?.requestCount(), normal?.requestCount()]).toEqual([1, 1]);
    expect(await boxOf(page), "nothing has moved").toEqual(before);
  });
});

test("a server that never answers times out, and the next one is tried", ({ page }) =>
  withIcon(page, "ph:newspaper", ["silent", "normal"], async () => {
    await expect.poll(() => isFetched(page)).toBe(true);
  }));

test("a missing icon is requested once, and a neutral one stays", ({ page }) => {
  page.removeAllListeners("console");
  return withIcon(page, "ph:no-such-thing", ["none", "normal"], async ([none, normal]) => {
    await expect.poll(() => none?.requestCount()).toBe(1);
    await page.waitForLoadState("networkidle");
    expect(normal?.requestCount()).toBe(0);
    await expect(linkOn(page).locator("svg")).toBeVisible();
    expect(await isFetched(page)).toBe(false);
  });
});

test("many icons are requested in batches, in URLs of at most 500 characters", async ({ page }) => {
  const iconServer = await openIconServer("normal");
  const names = Array.from({ length: 12 }, (_, index) => `${"newspaper-".repeat(6)}${index}`);
  const links = names.map((name) => ({
    ...linkWith(`ph:${name}`),
    href: `https://letter.example/${name}`,
  }));
  const server = await startServerWith({ footer: { links }, icon_servers: [iconServer.url] });
  const asked: URL[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(iconServer.url)) asked.push(new URL(request.url()));
  });
  try {
    await visit(page, `${server.url}/menu`);
    const wanted = () => asked.flatMap((url) => url.searchParams.get("icons")?.split(",") ?? []);
    await expect.poll(() => new Set(wanted())).toEqual(new Set(names));
    expect(asked.length).toBeLessThan(names.length);
    for (const { href } of asked) expect(href.length).toBeLessThanOrEqual(MOST_LETTERS);
  } finally {
    await page.close();
    await server.close();
    await iconServer.close();
  }
});

test("bundled icons are never requested, and add no origin to the content security policy", async ({
  page,
}) => {
  const answer = page.waitForResponse((response) => response.url().endsWith("/menu"));
  await withIcon(page, "ph:phone", ["normal"], async ([iconServer]) => {
    for (const { locale, prefix } of LOCALES) {
      await visit(page, new URL(`${prefix}/menu`, page.url()).href);
      await expect(linkOn(page, locale).locator("svg")).toBeVisible();
      await page.waitForLoadState("networkidle");
    }
    expect(iconServer?.requestCount()).toBe(0);
    const policy = (await answer).headers()["content-security-policy"];
    expect(policy).toContain("connect-src 'self';");
  });
});
