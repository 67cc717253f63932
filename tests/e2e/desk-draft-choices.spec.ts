import { done } from "../support/desk-client.ts";
import { ownDish } from "../support/own-dish.ts";
import { ownDraft } from "../support/own-draft.ts";
import { expect, test } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { DESK, signIn } from "./pages/desk.ts";
import { fillDraft } from "./pages/draft.ts";

/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401] });

const { choicesPage, menuPage, openDraft, translations } = DESK;

test("a translation is prepared in a draft, and taken out of it by its undo", async ({
  page,
  server,
}) => {
  const dish = await ownDish(server, "Plat à traduire plus tard");
  const { api, id, name, target } = dish;
  done(await api.changeMenu({ edits: [{ target, values: { name_en: null } }] }));
  const draft = await ownDraft(api, "Carte anglaise", target, 16);
  const drafted = async () => done(await api.draft(draft.id)).changes.map(({ field }) => field);
  await signIn(page);
  await fillDraft(page, draft);
  await visit(page, "/fr/desk/menu/languages");
  await expect(page.getByText(openDraft.live)).toHaveCount(0);
  await page.getByRole("searchbox").fill(name);
  const translation = page.getByRole("textbox", {
    name: `${name}, ${translations.fields.name}`,
    exact: true,
  });
  await translation.fill("Dish of later");
  await translation.press("Tab");
  await expect.poll(drafted).toEqual(["name_en", "price_pickup"]);
  await visit(page, "/fr/desk/menu/languages");
  await page.getByRole("button", { name: translations.filters.all }).click();
  await page.getByRole("searchbox").fill(name);
  await expect(translation).toHaveValue("Dish of later");
  expect(done(await api.dish(id)).values.name_en).toBeNull();
  await translation.fill("Dish of the winter");
  await translation.press("Tab");
  await page.getByRole("button", { name: menuPage.undo, exact: true }).last().click();
  await expect(translation).toHaveValue("Dish of later");
  done(await api.publishDraft(draft.id));
  expect(done(await api.dish(id)).values.name_en).toBe("Dish of later");
});

test("the price and order of choices, and the dishes that offer them, are prepared in a draft", async ({
  page,
  server,
}) => {
  const dish = await ownDish(server, "Plat aux choix d’hiver");
  const { api, target } = dish;
  const group = done(await api.addToMenu({ kind: "group", values: { name: "Choix d’hiver" } }));
  const id = Number(group.target.split(":")[1]);
  for (const name of ["Navet", "Courge"])
    done(await api.addToMenu({ kind: "choice", within: group.target, values: { name } }));
  const draft = await ownDraft(api, "Carte des choix", target, 16);
  const changes = async () =>
    done(await api.draft(draft.id)).changes.map(
      (one) => `${one.target.split(":")[0]} ${one.field}`,
    );
  const live = async () => done(await api.groups()).groups.find((one) => one.group_id === id);
  await signIn(page);
  await fillDraft(page, draft);
  await visit(page, `/fr/desk/menu/choices/${id}`);
  const price = page.getByRole("textbox", {
    name: choicesPage.fieldOf(choicesPage.fields.price, "Courge"),
  });
  await price.fill("1,50");
  await price.press("Enter");
  await expect.poll(changes).toContain("choice price");
  await page.getByRole("button", { name: menuPage.order.up("Courge") }).click();
  await expect.poll(changes).toContain("group choices");
  await page.getByRole("searchbox", { name: choicesPage.searchDish }).fill(dish.name);
  const box = page.getByRole("checkbox", { name: dish.name, exact: true }).first();
  await box.check();
  await page.getByRole("button", { name: choicesPage.save(1, 0) }).click();
  await expect.poll(changes).toContain("dish options");
  expect(await live()).toMatchObject({ dishes: [] });

  await visit(page, `/fr/desk/menu/choices/${id}`);
  await expect(price).toHaveValue("1,50");
  const heads = page.getByRole("region", { name: choicesPage.choices }).getByRole("heading", {
    level: 3,
  });
  await expect(heads).toHaveText(["Courge", "Navet"]);
  await page.getByRole("searchbox", { name: choicesPage.searchDish }).fill(dish.name);
  await expect(box).toBeChecked();
  done(await api.publishDraft(draft.id));
  expect(await live()).toMatchObject({
    dishes: [{ item_id: dish.id }],
    choices: [{ values: { name: "Courge", price: 150 } }, { values: { name: "Navet", price: 0 } }],
  });
});
