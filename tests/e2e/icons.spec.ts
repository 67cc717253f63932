import type { Page } from "@playwright/test";
import { type IconServer, openIconServer } from "../support/icon-server.ts";
import { visit } from "./hydrated.ts";
import { startServerWith } from "./site-file.ts";
import { expect, LOCALES, test } from "./test.ts";

const LABEL = { fr: "Notre lettre", en: "Our letter" };
/** storefront.md §9. */
const MOST_LETTERS = 500;
const linkWith = (icon: string) => ({ href: "https://letter.example/", label: LABEL, icon });

/** An icon has no words: these tests see one language, but for the last. */
type Moods = Parameters<typeof openIconServer>[0][];

/** The menu of a restaurant whose footer has a link with that icon, from servers in those moods. */
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

/** A fetched icon is a mask on an element of its own; the neutral one is ours, a drawing. */
function isFetched(page: Page): Promise<boolean> {
  return linkOn(page).evaluate((link) =>
    [...link.querySelectorAll("*")].some((element) => {
      const { maskImage } = getComputedStyle(element);
      return maskImage !== "none" && maskImage !== "";
    }),
  );
}

/** How high the menu above it is, is learned meanwhile. */
async function boxOf(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  const box = await linkOn(page).boundingBox();
  return box && { x: box.x, width: box.width, height: box.height };
}

test("an icon that is not bundled comes from the next server where the first fails", ({ page }) => {
  // The browser reports the first server's fault on its console.
  page.removeAllListeners("console");
  return withIcon(page, "ph:newspaper", ["down", "well"], async ([down, well]) => {
    const before = await boxOf(page);
    await expect.poll(() => isFetched(page)).toBe(true);
    expect([down?.asked(), well?.asked()]).toEqual([1, 1]);
    expect(await boxOf(page), "nothing has moved").toEqual(before);
  });
});

test("a server that never answers is given up for the next one", ({ page }) =>
  withIcon(page, "ph:newspaper", ["silent", "well"], async () => {
    await expect.poll(() => isFetched(page)).toBe(true);
  }));

test("an icon that there is none of is asked for once; a neutral one stays", ({ page }) => {
  page.removeAllListeners("console");
  return withIcon(page, "ph:no-such-thing", ["none", "well"], async ([none, well]) => {
    await expect.poll(() => none?.asked()).toBe(1);
    await page.waitForLoadState("networkidle");
    expect(well?.asked()).toBe(0);
    await expect(linkOn(page).locator("svg")).toBeVisible();
    expect(await isFetched(page)).toBe(false);
  });
});

test("many icons are asked for together, in addresses of at most 500 letters", async ({ page }) => {
  const iconServer = await openIconServer("well");
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

test("what the site brings itself is never asked for, and opens no policy", async ({ page }) => {
  const answer = page.waitForResponse((response) => response.url().endsWith("/menu"));
  await withIcon(page, "ph:phone", ["well"], async ([iconServer]) => {
    for (const { locale, prefix } of LOCALES) {
      await visit(page, new URL(`${prefix}/menu`, page.url()).href);
      await expect(linkOn(page, locale).locator("svg")).toBeVisible();
      await page.waitForLoadState("networkidle");
    }
    expect(iconServer?.asked()).toBe(0);
    const policy = (await answer).headers()["content-security-policy"];
    expect(policy).toContain("connect-src 'self';");
  });
});
