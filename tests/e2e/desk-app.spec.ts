import { expect, test } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { enterDesk } from "./pages/desk.ts";

/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401] });

for (const [prefix, lang, orders] of [
  ["", "fr", "Commandes"],
  ["/en", "en", "Orders"],
] as const)
  test(`the desk is an app separate from the storefront (${lang})`, async ({ request, server }) => {
    const html = await (await request.get(`${server.url}${prefix}/desk`)).text();
    expect(html).toContain('<link rel="manifest" href="/desk.webmanifest" />');
    const answer = await request.get(`${server.url}${prefix}/desk.webmanifest`);
    expect(answer.headers()["content-type"]).toContain("application/manifest+json");
    const manifest = await answer.json();
    expect(manifest).toMatchObject({
      id: "/desk",
      name: `Kawabe – ${orders}`,
      short_name: orders,
      lang,
      start_url: "/desk",
      scope: "/desk",
      display: "standalone",
    });
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain("maskable");
    for (const { src } of manifest.icons) {
      expect(src).toContain("/desk-");
      const icon = await request.get(server.url + src);
      expect(icon.headers()["content-type"]).toBe("image/png");
    }
    const shop = await (await request.get(`${server.url}${prefix}/menu`)).text();
    expect(shop).not.toContain("desk.webmanifest");
  });

test("the page of the desk names its manifest in its own language", async ({ page }) => {
  await enterDesk(page);
  const href = page.locator("link[rel=manifest]");
  await expect(href).toHaveAttribute("href", /\/fr\/desk\.webmanifest$/);
  await visit(page, "/en/desk");
  await expect(href).toHaveAttribute("href", /\/en\/desk\.webmanifest$/);
});

test("without JavaScript the desk says in both languages that it needs it", async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/desk`);
  await expect(page.getByText(/a besoin de JavaScript/)).toBeVisible();
  await expect(page.getByText(/needs JavaScript/)).toBeVisible();
  await context.close();
});
