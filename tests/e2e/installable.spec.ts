import { INSTALL_WORDS } from "../../apps/web/src/i18n/install-words.ts";
import { violations } from "./axe.ts";
import { reload } from "./hydrated.ts";
import { checkoutOn } from "./pages/checkout.ts";
import { shopOn } from "./pages/shop.ts";
import { expect, LOCALES, NEW_CONTEXTS, test } from "./test.ts";

test.use({ serviceWorkers: "allow", ...NEW_CONTEXTS });

const DISHES = { fr: "Nigiri anguille", en: "Eel nigiri" } as const;
/** Each answer is given in one of the languages. */
const ANSWERS = { fr: "install", en: "later" } as const;

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });

    test("an installable site offers to be installed after an order, never before, until it is answered", async ({
      page,
    }) => {
      const install = INSTALL_WORDS[locale];
      await page.addInitScript(() => {
        window.addEventListener("load", () => {
          const event = new Event("beforeinstallprompt", { cancelable: true });
          Object.assign(event, { prompt: async () => Object.assign(window, { asked: true }) });
          window.dispatchEvent(event);
          Object.assign(window, { held: event.defaultPrevented });
        });
      });
      const isHeld = () => page.evaluate(() => (window as unknown as { held?: boolean }).held);
      const shop = shopOn(page, words, prefix);
      const checkout = checkoutOn(page, words);
      const offer = page.getByRole("region", { name: install.title("Kawabe") });
      await shop.openMenu();
      await expect.poll(isHeld).toBe(true);
      await expect(offer).toHaveCount(0);
      await shop.add(DISHES[locale]);
      await shop.checkOut();
      await checkout.chooseType("pickup");
      await checkout.fillPersonal();
      await checkout.toPayment();
      await checkout.order();
      await expect(page).toHaveURL(/\/success$/);
      await expect(offer).toBeVisible();
      expect(await violations(page, "[aria-labelledby=install-offer]")).toEqual([]);

      await reload(page);
      await offer.getByRole("button", { name: install[ANSWERS[locale]] }).click();
      await expect(offer).toBeHidden();
      const asked = await page.evaluate(() => (window as unknown as { asked?: boolean }).asked);
      expect(asked ?? false).toBe(ANSWERS[locale] === "install");
      await reload(page);
      await expect.poll(isHeld).toBe(true);
      await expect(page.getByRole("main")).toContainText(DISHES[locale]);
      await expect(offer).toHaveCount(0);
    });
  });

for (const { locale, prefix: form } of LOCALES)
  test(`the manifest names the restaurant and starts at the menu (${locale})`, async ({
    request,
  }) => {
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
