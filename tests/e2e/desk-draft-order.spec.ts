import { deskClient, done } from "../support/desk-client.ts";
import { aCategory } from "../support/menu-categories.ts";
import { ownDish } from "../support/own-dish.ts";
import { expect, test } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { DESK } from "./pages/desk.ts";
import { openDish } from "./pages/dish.ts";
import { fillDraft } from "./pages/draft.ts";
import { button, expectNames, namesIn, openOrder } from "./pages/menu-order.ts";

/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401] });

const { drafts, menuFields, menuPage } = DESK;

test("the order of a category is prepared in a draft, taken back there, and published", async ({
  page,
  server,
}) => {
  const api = await deskClient(server);
  const category = await aCategory(api, 2);
  const live = category.dishes.map(({ name }) => name);
  const [first = "", second = "", ...others] = live;
  const { draft } = done(await api.createDraft({ name: "Ordre d’hiver" }));
  const drafted = async () =>
    done(await api.draft(draft.id)).changes.map(({ target, field }) => `${target} ${field}`);
  // Signs in.
  await openOrder(page, category);
  await fillDraft(page, draft);
  const rows = await openOrder(page, category);
  await button(page, menuPage.order.down(first)).click();
  await expect.poll(drafted).toEqual([`${category.target} dishes`]);
  await expectNames(rows, [second, first, ...others]);
  const otherOrder = menuFields.otherOrder(menuFields.lists.dishes(live.length));
  await expect(page.getByText(drafts.field.live(otherOrder))).toBeVisible();
  expect(await namesIn(api, category)).toEqual(live);
  await page.getByRole("button", { name: menuPage.undo, exact: true }).last().click();
  await expect.poll(drafted).toEqual([]);
  await expectNames(rows, live);

  await button(page, menuPage.order.down(first)).click();
  await expect.poll(drafted).toEqual([`${category.target} dishes`]);
  const again = await openOrder(page, category);
  await expectNames(again, [second, first, ...others]);
  done(await api.publishDraft(draft.id));
  expect(await namesIn(api, category)).toEqual([second, first, ...others]);
});

test("where a dish stands is prepared in a draft, and guests see it there once it is published", async ({
  page,
  server,
}) => {
  const dish = await ownDish(server, "Plat qui déménage");
  const { api } = dish;
  const [from = ""] = done(await api.dish(dish.id)).categories;
  const to = await aCategory(api, 1);
  const { draft } = done(await api.createDraft({ name: "Déménagement" }));
  const placed = async () => done(await api.dish(dish.id)).categories;
  await openDish(page, dish);
  await fillDraft(page, draft);
  await visit(page, dish.path);
  const where = page.getByRole("region", { name: DESK.dish.sections.categories });
  const box = where.getByRole("checkbox", { name: to.name, exact: true }).first();
  await box.check();
  const drafted = async () => done(await api.draft(draft.id)).changes.map(({ target }) => target);
  await expect.poll(drafted).toEqual([to.target]);
  expect(await placed()).toEqual([from]);
  await visit(page, dish.path);
  await expect(box).toBeChecked();
  done(await api.publishDraft(draft.id));
  expect(new Set(await placed())).toEqual(new Set([from, to.target]));
});
