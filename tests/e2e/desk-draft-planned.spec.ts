import { done } from "../support/desk-client.ts";
import { menuCategories } from "../support/menu-categories.ts";
import { ownDish } from "../support/own-dish.ts";
import { aMoment, ownDraft } from "../support/own-draft.ts";
import { expect, test } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { DESK } from "./pages/desk.ts";
import { openOrder } from "./pages/menu-order.ts";

/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401] });

const { menuPage } = DESK;

test("what a draft will do is said wherever the same is edited live", async ({ page, server }) => {
  const { api, id, name, target } = await ownDish(server, "Tempura de mars");
  const { moment, local } = aMoment();
  const [within = ""] = done(await api.dish(id)).categories;
  const category = (await menuCategories(api)).find((one) => one.target === within);
  if (!category) throw new Error("The dish stands in no category");
  const ids = category.dishes.map(({ item_id }) => item_id);
  const title = "Carte de mars";
  const draft = await ownDraft(api, title, target, 16);
  const values = { name: "Entrées de mars", dishes: ids.toReversed() };
  const edits = [
    { target: within, values },
    { target, values: { name_en: "March tempura" } },
  ];
  done(await api.changeDraft(draft.id, { edits }));
  done(await api.updateDraft(draft.id, { publish_local: local }));
  const price = DESK.drafts.field.will(title, "16,00\u00a0€", moment);
  await openOrder(page, category);
  await expect(
    page.getByText(DESK.drafts.field.will(title, menuPage.found(ids.length), moment)),
  ).toBeVisible();

  await visit(page, "/desk/menu?mode=prices");
  const section = page.getByRole("region", { name: category.name });
  await section.getByRole("button", { name: menuPage.raise.open }).click();
  const raise = page.getByRole("dialog");
  await raise.getByRole("textbox", { name: menuPage.raise.by.amount }).fill("0,50");
  await expect(raise.getByText(price)).toBeVisible();

  await visit(page, "/desk/menu/languages");
  await page.getByRole("button", { name: DESK.translations.filters.all }).click();
  await page.getByRole("searchbox").fill(name);
  await expect(
    page.getByText(DESK.drafts.field.will(title, "March tempura", moment)),
  ).toBeVisible();
});
