import { LOCATION_WORDS } from "../../../apps/web/src/i18n/location-words.ts";
import { visit } from "../hydrated.ts";
import { checkoutOn, GUEST } from "../pages/checkout.ts";
import { locationOn } from "../pages/location.ts";
import { shopOn } from "../pages/shop.ts";
import { expect, FRENCH, LOCALES, test } from "./test.ts";

const { locale, prefix, words, browser } = FRENCH;
const place = LOCATION_WORDS[locale];
test.use({ calculation: "distance", locale: browser });

test("a suggested address is measured by the other server, and sets the order's fee", async ({
  page,
  foreign,
}) => {
  const email = "far@example.org";
  const shop = shopOn(page, words, prefix);
  const checkout = checkoutOn(page, words);
  await shop.openMenu();
  const toggle = page.getByRole("group", { name: words.orderType.legend });
  await toggle.getByText(words.orderType.delivery).click();
  await page.getByRole("main").getByRole("button", { name: words.cart.where }).click();
  const picker = page.getByRole("dialog", { name: place.title });
  const location = locationOn(page, locale);
  // Before `expectShown` stops the clock: a search that waits for its turn would never be sent.
  await location.lookUp("rue de la");
  await location.expectShown(
    () => picker.getByRole("option", { name: /12 Rue de la République/ }).click(),
    place.chosen("12 Rue de la République"),
  );

  await shop.add("Plat 12");
  // 12.50, 3.40 for the distance, 1.50 for a small order
  await expect(shop.cart).toContainText("17,40 €");
  await shop.checkOut("personal");
  await checkout.fillPersonal({ ...GUEST, email });
  await checkout.toPayment();
  await checkout.order();
  await expect(page).toHaveURL(/\/success$/);
  const [placed] = foreign
    .orders()
    .filter(({ order }) => (order.customer as typeof GUEST).email === email);
  expect(placed?.order).toMatchObject({
    delivery: 4.9,
    total: 17.4,
    customer: { location: { city: "Lyon", postal_code: "69001" } },
  });
});

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });

    test("an address beyond the limit is out of range, and nothing is ordered", async ({
      page,
    }) => {
      const shop = shopOn(page, words, prefix);
      const checkout = checkoutOn(page, words);
      await shop.openMenu();
      await shop.add("Plat 12");
      await shop.checkOut();
      await checkout.chooseType("delivery");
      await checkout.fillPersonal();
      const address = { address: "1 Place du Capitole", postal_code: "31000", city: "Toulouse" };
      await checkout.fillAddress(address);
      await checkout.goOn();
      await expect(page.getByText(words.checkout.notices.too_far).first()).toBeVisible();
      await checkout.expectTab("delivery");
    });
  });

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`lookups in ${locale}`, () => {
    test.use({ locale: browser });
    const own = LOCATION_WORDS[locale];
    for (const how of ["html", "empty"] as const)
      test(`a lookup answered by "${how}" shows a message and a retry`, async ({
        page,
        foreign,
      }) => {
        // The browser reports the response on its console.
        page.removeAllListeners("console");
        await visit(page, `${prefix}/menu`);
        const toggle = page.getByRole("group", { name: words.orderType.legend });
        await toggle.getByText(words.orderType.delivery).click();
        await page.getByRole("main").getByRole("button", { name: words.cart.where }).click();
        const picker = page.getByRole("dialog", { name: own.title });
        foreign.always("GET /v2/public/locations", how);
        await picker.getByRole("combobox", { name: own.address }).fill("rue de la");
        await expect(picker.getByText(own.failures.failed)).toBeVisible();
        foreign.behave();
        await picker.getByRole("button", { name: own.retry }).click();
        await expect(picker.getByRole("option", { name: /12 Rue/ })).toBeVisible();
      });
  });
