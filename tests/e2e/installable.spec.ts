import { INSTALL_WORDS } from "../../apps/web/src/i18n/install-words.ts";
import { violations } from "./axe.ts";
import { checkoutOn } from "./pages/checkout.ts";
import { shopOn } from "./pages/shop.ts";
import { expect, LOCALES, test } from "./test.ts";

test.use({ serviceWorkers: "allow" });

const [{ words, prefix }] = LOCALES;

test("a browser that would install the site does so after the first order, never before", async ({
  page,
}) => {
  const install = INSTALL_WORDS.fr;
  await page.addInitScript(() => {
    window.addEventListener("load", () => {
      const event = new Event("beforeinstallprompt", { cancelable: true });
      Object.assign(event, { prompt: async () => Object.assign(window, { asked: true }) });
      window.dispatchEvent(event);
      Object.assign(window, { held: event.defaultPrevented });
    });
  });
  const shop = shopOn(page, words, prefix);
  const checkout = checkoutOn(page, words);
  const offer = page.getByRole("region", { name: install.title("Kawabe") });
  await shop.openMenu();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { held?: boolean }).held))
    .toBe(true);
  await expect(offer).toHaveCount(0);
  for (const answer of [install.install, null]) {
    await shop.add("Nigiri anguille");
    await shop.checkOut();
    await checkout.chooseType("pickup");
    await checkout.fillPersonal();
    await checkout.toPayment();
    await checkout.order();
    await expect(page).toHaveURL(/\/success$/);
    if (answer === null) break;
    await expect(offer).toBeVisible();
    expect(await violations(page, "[aria-labelledby=install-offer]")).toEqual([]);
    await offer.getByRole("button", { name: answer }).click();
    expect(await page.evaluate(() => (window as unknown as { asked?: boolean }).asked)).toBe(true);
    await expect(offer).toBeHidden();
    await page.goto("/menu");
  }
  await expect(offer).toHaveCount(0);
});

for (const { locale, prefix: form } of LOCALES)
  test(`the manifest names the house and starts at the menu (${locale})`, async ({ request }) => {
    const html = await (await request.get(`${form}/menu`)).text();
    const href = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? "";
    const answer = await request.get(href);
    expect(answer.headers()["content-type"]).toContain("application/manifest+json");
    const manifest = await answer.json();
    expect(manifest).toMatchObject({
      id: "/",
      name: "Kawabe",
      lang: locale,
      start_url: `${form}/menu`,
      display: "standalone",
    });
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain("maskable");
    for (const { src } of manifest.icons)
      expect((await request.get(src)).headers()["content-type"]).toBe("image/png");
    const apple = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(html)?.[1] ?? "";
    expect((await request.get(apple)).status()).toBe(200);
  });
