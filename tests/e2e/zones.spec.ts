import type { Page } from "@playwright/test";
import type { TestServer } from "../support/test-server.ts";
import { violations } from "./axe.ts";
import { visit } from "./hydrated.ts";
import { checkoutOn, GUEST } from "./pages/checkout.ts";
import { locationOn } from "./pages/location.ts";
import { shopOn } from "./pages/shop.ts";
import { startServerDelivering } from "./sample-file.ts";
import { test as base, expect, LOCALES } from "./test.ts";

const square = (lat: number, lng: number) => [
  [lat, lng],
  [lat, lng + 0.01],
  [lat + 0.01, lng + 0.01],
  [lat + 0.01, lng],
];
const QUAYS = {
  ...{ name: "Les Quais", city: "Lyon", country: "France", delivery_fee: 3 },
  ...{ minimum: 12, free_from: 30, extra_minutes: 15, polygon: square(45.75, 4.82) },
};
const LEFT_BANK = {
  ...{ name: "Rive gauche", city: "Lyon", country: "France", postal_code: "69003" },
  ...{ delivery_fee: 4, free_from: 30, polygon: square(45.75, 4.85) },
};
const ZONES = [
  { ...QUAYS, postal_code: "69002" },
  { ...QUAYS, postal_code: "69005" },
  { ...LEFT_BANK },
];

/** `drawn` delivers to two polygons. */
const test = base.extend<object, { drawn: TestServer }>({
  drawn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const server = await startServerDelivering({ zones: ZONES });
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ drawn }, use) => use(drawn.url),
});

const SAYS = {
  fr: {
    soup: "Soupe miso",
    terms: /Minimum 12,00\s€, livraison offerte dès 30,00\s€, 15\smin de plus/,
    missing: /Encore 8,40\s€ pour livrer ici/,
    free: /Plus que 26,40\s€ pour la livraison offerte/,
    fee: /Rive gauche\s: livraison 4,00\s€/,
    from: /Livraison offerte dès 30,00\s€/,
    total: /7,60\s€/,
  },
  en: {
    soup: "Miso soup",
    terms: /Minimum €12\.00, free delivery from €30\.00, 15\smins longer/,
    missing: /€8\.40 more to deliver here/,
    free: /€26\.40 more for free delivery/,
    fee: /Rive gauche: delivery €4\.00/,
    from: /Free delivery from €30\.00/,
    total: /€7\.60/,
  },
} as const;

/** Answers the lookup of an address of 69003 with a position. */
async function placeAddressesAt(page: Page, lat: number, lng: number): Promise<void> {
  await page.route("**/v2/public/locations/distance**", (route) =>
    route.fulfill({
      json: {
        status: "success",
        payload: {
          ...{ distance: 2.4, duration: 9, unit: "km", delivery_cost: 4, lat, lng },
          ...{ address: "3 rue Mazenod", city: "Lyon", postal_code: "69003" },
        },
      },
    }),
  );
}

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });
    const says = SAYS[locale];

    /** A delivery filled in as far as its address, which is at that latitude. */
    async function fillAddressAt(page: Page, latitude: number) {
      const shop = shopOn(page, words, prefix);
      const checkout = checkoutOn(page, words);
      await placeAddressesAt(page, latitude, 4.855);
      await shop.openMenu();
      await shop.add(says.soup);
      await shop.checkOut();
      await checkout.chooseType("delivery");
      await checkout.fillPersonal();
      const address = { address: "3 rue Mazenod", postal_code: "69003", city: "Lyon" };
      await checkout.fillAddress(address);
      return checkout;
    }

    test("a zone of several postal codes is one choice that says its terms, and the cart says what is missing", async ({
      page,
    }) => {
      const shop = shopOn(page, words, prefix);
      const location = locationOn(page, locale);
      await visit(page, `${prefix}/menu`);
      await location.openFromMenu();
      const zone = location.dialog.getByRole("button", { name: /Les Quais/ });
      await expect(zone).toHaveCount(1);
      await expect(zone).toContainText("69002, 69005 Lyon");
      await expect(zone).toContainText(says.terms);
      expect(await violations(page), "zones").toEqual([]);
      await location.expectShown(
        () => zone.click(),
        location.words.chosen("Les Quais"),
        /12/,
        says.from,
      );
      await shop.add(says.soup);
      await expect(shop.cart).toContainText(says.missing);
      await expect(shop.cart).toContainText(says.free);
    });

    test("an address is delivered to at the fee of the polygon that it is in", async ({ page }) => {
      const checkout = await fillAddressAt(page, 45.755);
      await expect(page.getByRole("main")).toContainText(says.fee);
      await expect(page.getByRole("main")).toContainText(says.from);
      expect(await violations(page), "delivery").toEqual([]);
      await checkout.toPayment();
      await expect(page.getByRole("main")).toContainText(says.total);
      await checkout.order();
      const heading = words.success.heading(GUEST.first_name);
      await expect(page.getByRole("main")).toContainText(heading);
    });

    test("an address outside every polygon is too far although its postal code is covered", async ({
      page,
    }) => {
      await fillAddressAt(page, 45.78);
      await expect(page.getByRole("alert")).toContainText(words.checkout.notices.too_far);
    });
  });
