import type { Page } from "@playwright/test";
import { ORDER_CHIP_WORDS } from "../../apps/web/src/i18n/order-chip-words.ts";
import { TRACK_WORDS } from "../../apps/web/src/i18n/track-words.ts";
import { deskClient, done } from "../support/desk-client.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { checkoutOn, GUEST } from "./pages/checkout.ts";
import { shopOn } from "./pages/shop.ts";
import { FRENCH, LOCALES } from "./test.ts";

test.use({ refused: [401], locale: FRENCH.browser });

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });
    const own = ORDER_CHIP_WORDS[locale];
    const track = TRACK_WORDS[locale];
    const dish = locale === "fr" ? "Nigiri anguille" : "Eel nigiri";

    test("an open order is linked from every page until it has ended", async ({ page, server }) => {
      const chip = page.getByRole("banner").getByRole("link", { name: own.open });
      const shop = shopOn(page, words, prefix);
      const checkout = checkoutOn(page, words);
      await shop.openMenu();
      await shop.add(dish);
      await shop.checkOut();
      await checkout.chooseType("pickup");
      await checkout.fillPersonal({ ...GUEST, email: `chip-${Date.now()}@example.org` });
      await checkout.toPayment();
      await checkout.order();
      await expect(
        page.getByRole("main").getByRole("link", { name: words.success.track }),
      ).toBeVisible();
      await expect(chip).toBeHidden();

      await page.getByRole("link", { name: words.success.again }).click();
      await expect(chip).toContainText(own.progress.new ?? "");
      expect(await violations(page, "header")).toEqual([]);
      for (const path of ["/contact", "/menu", "/"]) {
        await visit(page, `${prefix}${path}`);
        await expect(chip, path).toBeVisible();
      }
      await chip.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(track.headings.new);
      await expect(chip).toBeHidden();

      const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
      const desk = await deskClient(server);
      done(await desk.reject(id, { version: 0, reason: "closing" }));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(track.headings.rejected);
      expect(await remembered(page)).toBeNull();
      await visit(page, `${prefix}/menu`);
      await expect(chip).toBeHidden();
    });
  });

test.describe("with a link that is refused", () => {
  test.use({ refused: [404] });

  test("a remembered order is forgotten", async ({ page }) => {
    await visit(page, "/robots.txt");
    await page.evaluate(() =>
      localStorage.setItem(
        "open_orders",
        JSON.stringify([{ id: "gone", key: "forged", at: Date.now() }]),
      ),
    );
    await visit(page, "/menu");
    await expect.poll(() => remembered(page)).toBeNull();
  });
});

function remembered(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("open_orders"));
}
