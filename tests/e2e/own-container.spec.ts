import { wishRows } from "@noren/contract/order-wishes-words.ts";
import type { BrowserContext, Page } from "@playwright/test";
import { WISHES_WORDS } from "../../apps/web/src/i18n/wishes-words.ts";
import { violations } from "./axe.ts";
import { visit } from "./hydrated.ts";
import { checkoutOn } from "./pages/checkout.ts";
import { shopOn } from "./pages/shop.ts";
import { dishesNamed, storeCart } from "./stored-cart.ts";
import { expect, LOCALES, test } from "./test.ts";

const ADDRESS = { address: "3 rue Mercière", postal_code: "69002", city: "Lyon" };
/** A dish of a category whose guests may bring a container, in the sample. */
const CHIRASHI = "Chirashi saumon";
/** The names of that category and of one that allows none. */
const SECTIONS = {
  fr: { allowed: "Chirashi", other: "Nigiri" },
  en: { allowed: "Chirashi", other: "Nigiri" },
} as const;

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser, viewport: { width: 390, height: 844 } });
    const own = WISHES_WORDS[locale].ownContainer;
    const [row] = wishRows({ note: "", cutlery: 0, dietary: null, own_container: true }, locale);

    test("a category says that guests may bring a container, another one does not", async ({
      page,
    }) => {
      await visit(page, `${prefix}/menu`);
      const section = (name: string) => page.getByRole("region", { name, exact: true });
      const { allowed, other } = SECTIONS[locale];
      await expect(section(allowed).getByText(words.menu.ownContainer)).toHaveCount(1);
      await expect(section(other).getByText(words.menu.ownContainer)).toHaveCount(0);
    });

    async function begin(page: Page, context: BrowserContext, site: string) {
      await storeCart(context, site, await dishesNamed(site, CHIRASHI));
      const shop = shopOn(page, words, prefix);
      await shop.openMenu();
      await shop.openCart(1);
      await shop.checkOut();
      return checkoutOn(page, words);
    }

    test("a pickup of such a dish asks for a container, which the order then says", async ({
      context,
      page,
      server,
    }) => {
      const box = page.getByRole("checkbox", { name: own });
      const checkout = await begin(page, context, server.url);
      const sent = checkout.sentOrders();
      await checkout.chooseType("pickup");
      await checkout.fillPersonal();
      await checkout.toPayment();
      await expect(box).not.toBeChecked();
      await box.check();
      expect(await violations(page)).toEqual([]);
      await page.reload();
      await expect(box).toBeChecked();
      await checkout.order();
      await expect(page).toHaveURL(/\/success$/);
      expect(sent).toMatchObject([{ own_container: true }]);
      await expect(page.getByRole("main")).toContainText(row?.value ?? "?");
    });

    test("a delivery of such a dish asks for no container", async ({ context, page, server }) => {
      const checkout = await begin(page, context, server.url);
      await checkout.chooseType("delivery");
      await checkout.fillPersonal();
      await checkout.fillAddress(ADDRESS);
      await checkout.toPayment();
      await expect(page.getByRole("checkbox", { name: own })).toHaveCount(0);
    });
  });
