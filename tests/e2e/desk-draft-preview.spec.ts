import { PREVIEW_BANNER_WORDS } from "../../apps/web/src/i18n/preview-banner-words.ts";
import { deskClient, done } from "../support/desk-client.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { layoutFaults } from "./layout-faults.ts";
import { checkoutOn } from "./pages/checkout.ts";
import { enterDesk } from "./pages/desk.ts";
import { shopOn } from "./pages/shop.ts";
import { LOCALES } from "./words.ts";

/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401] });

const DISH = { live: "Soupe miso", draft: "Soupe miso de minuit", english: "Midnight miso soup" };
const NAME = "Carte de minuit";
const [{ words: french }, { words: english }] = LOCALES;

test("a draft is seen as a guest on every page, in both languages, and cannot be ordered", async ({
  page,
  server,
}) => {
  const owner = await deskClient(server);
  const dishes = done(await owner.menus()).menus.flatMap(({ categories }) =>
    categories.flatMap((category) => category.dishes),
  );
  const target = dishes.find(({ name }) => name === DISH.live)?.target ?? "";
  const { draft } = done(await owner.createDraft({ name: NAME }));
  const values = { name: DISH.draft, name_en: DISH.english };
  done(await owner.changeDraft(draft.id, { edits: [{ target, values }] }));
  const base = `/v2/staff/drafts/${draft.id}/preview`;

  await enterDesk(page);
  const shop = shopOn(page, french, base);
  await shop.openMenu();
  const banner = page.getByRole("complementary", { name: PREVIEW_BANNER_WORDS.fr.label });
  await expect(banner).toContainText(NAME);
  await expect(banner.getByRole("link")).toHaveAttribute("href", `/desk/menu/drafts/${draft.id}`);
  await expect(shop.addButton(DISH.draft).first()).toBeVisible();
  await expect(shop.addButton(DISH.live)).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  expect(await layoutFaults(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);

  await shop.add(DISH.draft);
  await shop.checkOut();
  await expect(page).toHaveURL(new RegExp(`${base}/checkout`));
  const checkout = checkoutOn(page, french);
  await checkout.chooseType("pickup");
  await checkout.fillPersonal();
  await checkout.expectTab("pickup");
  await checkout.goOn();
  await checkout.expectTab("payment");
  const { payment } = french.checkout;
  await expect(page.getByRole("button", { name: payment.order("").trim() })).toBeDisabled();

  await visit(page, `${base}/en/menu`);
  const inEnglish = shopOn(page, english, base);
  await expect(inEnglish.addButton(DISH.english).first()).toBeVisible();
  await expect(inEnglish.addButton(DISH.draft)).toHaveCount(0);
  const { label } = PREVIEW_BANNER_WORDS.en;
  await expect(page.getByRole("complementary", { name: label })).toContainText(NAME);

  await visit(page, "/menu");
  await expect(shop.addButton(DISH.live).first()).toBeVisible();
  await expect(banner).toHaveCount(0);
});
