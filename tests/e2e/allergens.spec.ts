import { allergenSentence } from "@noren/contract/allergen-words.ts";
import { sampleRestaurant } from "@noren/sample/restaurant.ts";
import { openForeignApi } from "../support/foreign/foreign-api.ts";
import { READABLE_CHOICES, READABLE_DISHES } from "../support/foreign/restaurant.ts";
import { storedOrders } from "../support/stored-orders.ts";
import { startTestServer } from "../support/test-server.ts";
import { waitForMails } from "../support/written-mails.ts";
import { reload, visit } from "./hydrated.ts";
import { checkoutOn, GUEST } from "./pages/checkout.ts";
import { dietaryFilterOn } from "./pages/dietary-filter.ts";
import { shopOn } from "./pages/shop.ts";
import { expect, FRENCH, LOCALES, test } from "./test.ts";

const DISHES = {
  fr: {
    sesame: "Bento saumon teriyaki",
    plain: "Hojicha glacé",
    vegan: "Bol tofu shiitake",
    seasoning: "Yuzu et sésame",
  },
  en: {
    sesame: "Salmon teriyaki bento",
    plain: "Iced hojicha",
    vegan: "Tofu shiitake bowl",
    seasoning: "Yuzu and sesame",
  },
} as const;

/** Edamame with sesame: the declaration expected in both mails and in the cart. */
const EDAMAME = {
  contains: ["soy" as const, "sesame" as const],
  may_contain: [],
  is_unknown: false,
  diets: [],
};

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`allergens in ${locale}`, () => {
    test.use({ locale: browser });
    const dishes = DISHES[locale];

    test("a dish declares the allergens of its chosen options, and so do cart, mails and the stored order", async ({
      page,
      server,
    }) => {
      const shop = shopOn(page, words, prefix);
      const filter = dietaryFilterOn(page, words, locale);
      const checkout = checkoutOn(page, words);
      const email = `allergens-${locale}-${Date.now()}@example.org`;
      await shop.openMenu();
      await filter.open();
      await filter.avoid("sesame");
      await filter.close();

      await page.getByRole("link", { name: "Edamame", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "Edamame" });
      const plain = allergenSentence({ ...EDAMAME, contains: ["soy"] }, locale);
      await expect(dialog).toContainText(plain);
      await expect(dialog).toContainText(filter.own.declaredHint);
      const warning = dialog.getByRole("status");
      await expect(warning).toBeEmpty();
      const seasoning = dialog.getByRole("radio", { name: dishes.seasoning });
      await expect(seasoning).toHaveAccessibleName(new RegExp(filter.own.short.sesame ?? "", "i"));
      await seasoning.check();
      const sentence = allergenSentence(EDAMAME, locale);
      await expect(dialog).toContainText(sentence);
      const conflict = filter.own.conflict(filter.own.contains(filter.own.short.sesame ?? ""));
      await expect(warning).toHaveText(conflict);

      await dialog.getByRole("button", { name: new RegExp(`^${words.product.add}`) }).click();
      await expect(shop.cart).toContainText(sentence);
      await expect(shop.cart).toContainText(conflict);
      await shop.checkOut();
      await checkout.chooseType("pickup");
      await checkout.fillPersonal({ ...GUEST, email });
      await checkout.toPayment();
      await expect(page.getByRole("complementary")).toContainText(sentence);
      await checkout.order();
      await expect(page).toHaveURL(/\/success$/);

      const [order] = await storedOrders(server, email);
      const mails = await waitForMails(server.dataDir, String(order?.number), 2);
      const french = allergenSentence(EDAMAME, "fr");
      for (const { to, text } of mails) {
        expect(text).toContain(to === email ? sentence : french);
        expect(text).not.toContain(conflict);
      }
    });

    test("the allergen table lists every dish and choice, and is linked from the footer", async ({
      page,
    }) => {
      await visit(page, `${prefix}/menu`);
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: words.titles.allergens, exact: true })
        .click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/allergens$`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.titles.allergens);
      const main = page.getByRole("main");
      for (const dish of [dishes.sesame, dishes.plain, dishes.seasoning])
        await expect(main.getByText(dish, { exact: true })).toHaveCount(1);
    });
  });

const { locale, prefix, words, browser } = FRENCH;
test.use({ locale: browser });
const dishes = DISHES[locale];

test("dishes with avoided allergens are greyed with the reason; the filter is stored, and cleared in one tap", async ({
  page,
  context,
}) => {
  const shop = shopOn(page, words, prefix);
  const filter = dietaryFilterOn(page, words, locale);
  const reason = filter.own.contains(filter.own.short.sesame ?? "");
  await shop.openMenu();
  await filter.open();
  await filter.avoid("sesame");
  await filter.close();
  await expect(filter.card(dishes.sesame)).toContainText(reason);
  await expect(filter.card(dishes.plain)).not.toContainText(reason);
  const count = sampleRestaurant.menus.flatMap(({ categories }) =>
    categories.flatMap(({ items }) => items),
  ).length;
  const status = page.getByRole("status").filter({ hasText: String(count) });
  const said = await status.textContent();
  expect(said).toMatch(new RegExp(`\\d\\d .* ${count}`));

  await reload(page);
  await expect(filter.card(dishes.sesame)).toContainText(reason);
  await expect(status).toHaveText(String(said));
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name)).not.toContain("needs");

  await page.getByRole("main").getByRole("button", { name: filter.own.clear }).click();
  await expect(filter.card(dishes.sesame)).not.toContainText(reason);
  await expect(page.getByRole("button", { name: words.menu.filter })).toBeFocused();
  await reload(page);
  await expect(filter.card(dishes.sesame)).not.toContainText(reason);
});

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });
    const dishes = DISHES[locale];
    test("dishes that do not match can be hidden, also from search results; an empty category says so", async ({
      page,
    }) => {
      const shop = shopOn(page, words, prefix);
      const filter = dietaryFilterOn(page, words, locale);
      const { vegan } = dishes;
      await shop.openMenu();
      await expect(filter.card(vegan)).toContainText(words.diets.vegan);
      await filter.open();
      await filter.want("vegan");
      await filter.dialog.getByRole("button", { name: filter.own.hide }).click();
      await filter.close();
      await expect(filter.card(vegan)).toBeVisible();
      await expect(page.getByRole("link", { name: dishes.sesame, exact: true })).toHaveCount(0);
      await expect(page.getByRole("region", { name: "Sashimi", exact: true })).toContainText(
        filter.own.noneLeft,
      );
      await page.getByRole("searchbox", { name: words.menu.search }).fill("bento");
      const results = page.getByRole("region", { name: words.menu.search });
      await expect(results.getByRole("link")).toHaveCount(1);
    });
  });

test("allergens that another server does not declare are unknown, never none", async ({ page }) => {
  const nothing = { contains: [], may_contain: [], is_unknown: false, diets: [] };
  const api = await openForeignApi();
  const server = await startTestServer({ API_ROOT: api.url });
  try {
    for (const { locale, prefix, words } of LOCALES) {
      const unknown = allergenSentence({ ...nothing, is_unknown: true }, locale);
      const filter = dietaryFilterOn(page, words, locale);
      await visit(page, `${server.url}${prefix}/menu`);
      await filter.open();
      await filter.avoid("milk");
      await filter.close();
      await expect(filter.card("Plat 7")).toContainText(filter.own.unknown);
      await page.getByRole("link", { name: "Plat 7", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "Plat 7" });
      await expect(dialog).toContainText(unknown);
      // A dish without options has no hint about choices.
      await expect(dialog).not.toContainText(filter.own.declaredHint);
      await expect(dialog).not.toContainText(allergenSentence(nothing, locale));

      await visit(page, `${server.url}${prefix}/allergens`);
      const main = page.getByRole("main");
      await expect(main.getByText(words.allergens.unknown, { exact: true })).toHaveCount(
        READABLE_DISHES + READABLE_CHOICES,
      );
      await expect(main.getByText(words.allergens.none, { exact: true })).toHaveCount(0);
    }
  } finally {
    await page.close();
    await server.close();
    await api.close();
  }
});
