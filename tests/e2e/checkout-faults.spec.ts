import type { Page } from "@playwright/test";
import { visit } from "./hydrated.ts";
import { checkoutOn, GUEST } from "./pages/checkout.ts";
import { shopOn } from "./pages/shop.ts";
import { dishesNamed, storeCart } from "./stored-cart.ts";
import { expect, IN_MOTION, LOCALES, test } from "./test.ts";

test.use(IN_MOTION);

/** Of two menus whose hours never overlap. */
const DISHES = {
  fr: { evening: "Soupe miso", atMidday: "Hojicha glacé" },
  en: { evening: "Miso soup", atMidday: "Iced hojicha" },
} as const;
const ADDRESS = { address: "3 rue Mercière", postal_code: "69002", city: "Lyon" };
/** storefront.md §5: forms with one invalid field, and that field. */
const PERSONAL_FAULTS = [
  { field: "first_name", value: " " },
  { field: "last_name", value: "" },
  { field: "email", value: "" },
  { field: "email", value: "zoe@" },
  { field: "phone", value: "" },
] as const;

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });
    const { notices, conflict } = words.checkout;
    const { evening, atMidday } = DISHES[locale];

    test("missing fields are shown on their own tab, and nothing is sent", async ({ page }) => {
      const checkout = checkoutOn(page, words);
      const orders = checkout.sentOrders();
      const logged: string[] = [];
      page.on("console", (message) => logged.push(message.text()));
      const { personal, address } = words.checkout;
      const alert = page.getByRole("main").getByRole("alert");
      const expectAmiss = async (name: string) => {
        await expect(alert).toHaveText(notices.required_fields);
        await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
        await expect(field(page, name)).toBeFocused();
      };
      const shop = shopOn(page, words, prefix);
      await shop.openMenu();
      await shop.add(DISHES[locale].evening);
      await shop.checkOut();
      await checkout.chooseType("delivery");
      for (const { field, value } of PERSONAL_FAULTS) {
        await checkout.fillPersonal({ ...GUEST, [field]: value });
        await expectAmiss(personal[field]);
      }
      expect(logged).toContain('[noren] the step "personal" is not valid');

      await visit(page, `${prefix}/checkout?tab=delivery`);
      await checkout.fillAddress(ADDRESS);
      await checkout.goOn();
      await checkout.expectTab("personal");
      await expect(alert).toHaveText(notices.required_fields);
      await checkout.fillPersonal();

      await checkout.expectTab("delivery");
      for (const field of ["address", "postal_code", "city"] as const) {
        await checkout.fillAddress({ ...ADDRESS, [field]: " " });
        await checkout.goOn();
        await checkout.expectTab("delivery");
        await expectAmiss(address[field]);
      }

      await visit(page, `${prefix}/checkout?tab=payment`);
      await checkout.order();
      await checkout.expectTab("delivery");
      await expect(alert).toHaveText(notices.required_fields);
      expect(orders).toEqual([]);
    });

    test("dishes without common hours are named, and one of them can be removed", async ({
      page,
      server,
    }) => {
      const checkout = checkoutOn(page, words);
      // A cart of another day: today the second dish would not be added without a question.
      const dishes = await dishesNamed(server.url, DISHES.fr.atMidday, DISHES.fr.evening);
      await storeCart(page.context(), server.url, dishes);
      await visit(page, `${prefix}/checkout`);
      const alert = page.getByRole("main").getByRole("alert");
      await expect(alert).toContainText(conflict.either);
      for (const dish of [atMidday, evening]) await expect(alert).toContainText(dish);
      await alert.getByRole("button", { name: conflict.remove(atMidday) }).click();
      await expect(alert).toHaveCount(0);
      await checkout.chooseType("pickup");
      await checkout.fillPersonal();
      await checkout.toPayment();
    });
  });
