import type { Page } from "@playwright/test";
import { visit } from "./hydrated.ts";
import { expect, FRENCH, LOCALES, test } from "./location-test.ts";
import { locationOn } from "./pages/location.ts";
import { shopOn } from "./pages/shop.ts";

const CALLS = "**/v2/public/locations/**";
const FAULTS = [
  { code: "failed", answer: { status: 500, json: { status: "error", message: "?" } } },
  { code: "failed", answer: { status: 200, json: { status: "error", message: "?" } } },
  { code: "failed", answer: { status: 200, body: "<html>" } },
  {
    code: "rate_limited",
    answer: { status: 429, json: { status: "error", message: "?", code: "rate_limited" } },
  },
] as const;

type Place = (typeof LOCALES)[number];

async function openPicker(page: Page, { locale, prefix }: Place) {
  const location = locationOn(page, locale);
  await visit(page, `${prefix}/menu`);
  await location.openFromMenu();
  return location;
}

test.use({ locale: FRENCH.browser, refused: [404, 429, 500] });

for (const place of LOCALES)
  test.describe(`in ${place.locale}`, () => {
    const { locale, prefix, words, browser } = place;
    test.use({ locale: browser });

    test("a failed lookup gives its reason and can be retried; without a result the zones remain", async ({
      page,
    }) => {
      const location = await openPicker(page, place);
      const alert = location.dialog.getByRole("alert");
      for (const [times, { code, answer }] of FAULTS.entries()) {
        await page.route(CALLS, (route) => route.fulfill(answer));
        await location.type("lyon".slice(0, 3 + (times % 2)));
        await expect(alert).toContainText(location.words.failures[code]);
        await expect(location.field).toHaveAttribute("aria-invalid", "true");
        await page.unroute(CALLS);
        await location.dialog.getByRole("button", { name: location.words.retry }).click();
        await expect(location.options.first()).toBeVisible();
        await expect(location.field).not.toHaveAttribute("aria-invalid");
      }
      await location.type("3 rue Mercière");
      await expect(alert).toContainText(location.words.failures.not_found);
      await expect(location.options).toHaveCount(0);
      await expect(location.dialog.getByRole("button", { name: /Vaise/ })).toBeVisible();
    });

    test("a position that is denied or not found has an explanation; one that is found lists nearby addresses", async ({
      page,
      context,
      server,
    }) => {
      const location = await openPicker(page, place);
      const { dialog, field, words: own } = location;
      const locate = () => dialog.getByRole("button", { name: own.position }).click();
      await locate();
      await expect(dialog).toContainText(own.noPosition.denied);
      await expect(field).toBeEnabled();
      await context.grantPermissions(["geolocation"], { origin: server.url });
      await context.setGeolocation(null);
      await locate();
      await expect(dialog).toContainText(own.noPosition.unavailable);

      const asked = page.waitForRequest("**/locations/?*");
      await context.setGeolocation({ latitude: 45.7675, longitude: 4.834 });
      await locate();
      const nearby = dialog.getByRole("region", { name: own.nearby });
      await expect(nearby).toContainText("INSEE");
      expect(new URL((await asked).url()).searchParams.get("query")).toBe("45.76750,4.83400");
      await location.expectShown(
        () => nearby.getByRole("button").first().click(),
        own.chosen("Terreaux et Pentes"),
      );
    });

    test("a restaurant without zones says so; a stored location is removed, and the cart says so", async ({
      page,
      context,
      nowhere,
    }) => {
      const shop = shopOn(page, words, prefix);
      const location = locationOn(page, locale);
      const stored = JSON.stringify(["delivery", "Atlantide", "", "", "", null]);
      await context.addCookies([
        { name: "location", value: encodeURIComponent(stored), url: nowhere.url },
      ]);
      await visit(page, `${nowhere.url}${prefix}/menu`);
      await expect(location.chip(words.cart.where)).toBeVisible();
      await shop.add(locale === "fr" ? "Soupe miso" : "Miso soup");
      await expect(shop.cart).toContainText(location.words.lost.zone_gone("Atlantide"));
      await shop.closeCart();
      await location.chip(words.cart.where).click();
      await expect(location.dialog).toContainText(location.words.noZones);
    });

    test("an unavailable position is logged and explained", async ({ page }) => {
      const logged: string[] = [];
      page.on("console", (message) => logged.push(`${message.type()} ${message.text()}`));
      await page.addInitScript(() => {
        Reflect.deleteProperty(Navigator.prototype, "geolocation");
      });
      const { dialog, words: own } = await openPicker(page, place);
      await dialog.getByRole("button", { name: own.position }).click();
      await expect(dialog).toContainText(own.noPosition.unsupported);
      expect(logged).toContain("info [noren] geolocation is not supported here");
    });
  });
