import type { Locator } from "@playwright/test";
import { storedOrders } from "../support/stored-orders.ts";
import { visit } from "./hydrated.ts";
import { expect, FRENCH, LOCALES, STREET, test } from "./location-test.ts";
import { checkoutOn, GUEST, SLOT } from "./pages/checkout.ts";
import { locationOn } from "./pages/location.ts";
import { shopOn } from "./pages/shop.ts";

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });

    test("an address out of range is blocked with the specified text, next to pickup", async ({
      page,
      far,
    }) => {
      const location = locationOn(page, locale);
      await visit(page, `${far.url}${prefix}/menu`);
      await location.openFromMenu();
      await location.choose("69400 Villefranche-sur-Saône");
      const tooFar =
        locale === "en"
          ? "The address is too far from the restaurant"
          : "L’adresse est trop éloignée du restaurant";
      await expect(location.dialog.getByRole("alert")).toContainText(tooFar);
      await expect(location.dialog.getByRole("alert")).toContainText(
        locale === "fr" ? /\d,\d\skm.* 8\skm/u : /\d\.\d\skm.* 8\skm/u,
      );
      await expect(location.field).toHaveAttribute("aria-invalid", "true");
      await location.expectShown(
        () => location.dialog.getByRole("button", { name: location.words.pickupInstead }).click(),
        location.words.pickupChosen,
      );
      await expect(
        page.getByRole("button", { name: words.orderType.pickup, exact: true }).first(),
      ).toBeVisible();
    });

    test("a restaurant that measures in miles shows miles, and limits by them", async ({
      page,
      miles,
    }) => {
      const location = locationOn(page, locale);
      await visit(page, `${miles.url}${prefix}/menu`);
      await location.openFromMenu();
      await location.choose("69400 Villefranche-sur-Saône");
      await expect(location.dialog.getByRole("alert")).toContainText(/\d\smi.* 8\smi/u);
      await expect(location.dialog).not.toContainText(/\skm/u);
      await location.lookUp(STREET);
      await location.expectShown(
        () => location.options.first().click(),
        locale === "fr" ? /0,\d\smi/u : /0\.\d\smi/u,
        /^(?!.*\skm)/su,
      );
    });
  });

const { locale, prefix, words, browser } = FRENCH;
test.use({ locale: browser });

test("an order by distance: measured in the picker, priced in the cart, placed", async ({
  page,
  far,
}) => {
  const shop = shopOn(page, words, prefix);
  const checkout = checkoutOn(page, words);
  const location = locationOn(page, locale);
  const guest = { ...GUEST, email: `far-${Date.now()}@example.org` };
  await visit(page, `${far.url}${prefix}/menu`);
  await shop.add("Soupe miso");
  // A delivery without a location has no price: the cart asks for one.
  await shop.cart.getByRole("button", { name: words.orderType.delivery }).click();
  await shop.agreeToDelivery();
  await location.choose(STREET);
  await location.expectClosed();
  await expect(shop.cart).toContainText(location.words.estimated);
  // 1.90 + 0.6 km × 0.60 + 2.50 below the minimum; the total has two of these as steps.
  await expect(shop.cart).toContainText(/4,74/);
  await shop.checkOut("personal");
  await checkout.fillPersonal(guest);
  await checkout.expectTab("delivery");
  await expect(
    page.getByRole("textbox", { name: words.checkout.address.address, exact: true }),
  ).toHaveValue("3 rue Mercière");
  await checkout.toPayment();
  await checkout.order();
  await expect(page).toHaveURL(/\/success$/);
  const [order] = await storedOrders(far, guest.email);
  expect(order).toMatchObject({ order_type: "delivery", delivery: 474, city: "Lyon" });
});

test("an address typed in the checkout is measured before payment; a changed one is measured again", async ({
  page,
  far,
}) => {
  const shop = shopOn(page, words, prefix);
  const checkout = checkoutOn(page, words);
  const main = page.getByRole("main");
  await visit(page, `${far.url}/menu`);
  await shop.add("Soupe miso");
  await shop.checkOut();
  await checkout.chooseType("delivery");
  await checkout.fillPersonal();
  await checkout.fillAddress({ address: "1 rue Nationale", postal_code: "69400", city: "Limas" });
  await checkout.goOn();
  await expect(main).toContainText(words.checkout.notices.too_far);
  await checkout.expectTab("delivery");
  await checkout.fillAddress({ address: "3 rue Mercière", postal_code: "69002", city: "Lyon" });
  await expect(main).not.toContainText(words.checkout.notices.too_far);
  await checkout.goOn();
  await checkout.expectTab("payment");
  await expect(main).toContainText(/4,74/);
});

test("a chosen slot is not covered by the bottom bar", async ({ page }) => {
  const shop = shopOn(page, words, prefix);
  const checkout = checkoutOn(page, words);
  await shop.openMenu();
  await shop.add("Soupe miso");
  await shop.checkOut();
  await checkout.chooseType("pickup");
  await checkout.fillPersonal();
  await page.getByRole("button", { name: words.checkout.time.scheduled }).click();
  const slot = page.getByRole("button", { name: SLOT }).last();
  // A dispatched event does not scroll, unlike Playwright's click.
  await slot.dispatchEvent("click");
  await expect(slot).toHaveAttribute("aria-pressed", "true");
  const next = page.getByRole("button", { name: words.checkout.next, exact: true });
  await expect.poll(() => overlaps(slot, next)).toBe(false);
  await expect(slot).toBeInViewport({ ratio: 1 });
});

async function overlaps(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error("one of them is not on the page");
  return a.y < b.y + b.height && b.y < a.y + a.height;
}
