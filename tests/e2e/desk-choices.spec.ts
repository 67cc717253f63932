import type { Page } from "@playwright/test";
import type { StaffApi } from "../../packages/contract/src/staff/staff-api.ts";
import { deskClient, done } from "../support/desk-client.ts";
import { ownDish, savedField } from "../support/own-dish.ts";
import type { TestServer } from "../support/test-server.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { layoutFaults } from "./layout-faults.ts";
import { DESK, signIn } from "./pages/desk.ts";

/** A dish that cannot be a choice is refused. */
test.use({ locale: "fr-FR", refused: [422] });

const WORDS = DESK.choicesPage;

/** A group with two choices, which no other test knows. */
async function ownGroup(server: TestServer, name: string) {
  const api = await deskClient(server);
  const { target } = done(await api.addToMenu({ kind: "group", values: { name } }));
  for (const choice of ["Soja salé", "Ponzu"])
    done(
      await api.addToMenu({
        kind: "choice",
        within: target,
        values: { name: `${choice} ${name}` },
      }),
    );
  const id = Number(target.split(":")[1]);
  return { api, id, path: `/desk/menu/choices/${id}` };
}

async function groupOf(api: StaffApi, id: number) {
  return done(await api.groups()).groups.find(({ group_id }) => group_id === id);
}

async function openGroup(page: Page, path: string, name: string): Promise<void> {
  await signIn(page);
  await visit(page, path);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

const undo = (page: Page) =>
  page.getByRole("button", { name: DESK.menuPage.undo, exact: true }).last();

test("a group is found by one of its choices and opened from the list", async ({
  page,
  server,
}) => {
  await ownGroup(server, "Trouvable");
  await signIn(page);
  await visit(page, "/desk/menu/choices");
  await page.getByRole("searchbox", { name: WORDS.search }).fill("ponzu trouv");
  await expect(page.getByText(WORDS.found(1), { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
  await page.getByRole("link", { name: "Trouvable", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Trouvable" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: WORDS.fields.name, exact: true })).toHaveValue(
    "Trouvable",
  );
  expect(await violations(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
});

test("a choice's price, even below zero, is saved when it is left, and undone", async ({
  page,
  server,
}) => {
  const { api, id, path } = await ownGroup(server, "Prix");
  await openGroup(page, path, "Prix");
  const price = page.getByRole("textbox", {
    name: WORDS.fieldOf(WORDS.fields.price, "Ponzu Prix"),
  });
  await price.fill("-1,50");
  await price.press("Enter");
  const saved = () =>
    expect.poll(async () => (await groupOf(api, id))?.choices.at(-1)?.values.price);
  await saved().toBe(-150);
  await undo(page).click();
  await saved().toBe(0);
  await expect(price).toHaveValue("0,00");
});

test("choices are added once each, put in order, and archived", async ({ page, server }) => {
  const { api, id, path } = await ownGroup(server, "Ordre");
  await openGroup(page, path, "Ordre");
  const names = () =>
    expect.poll(async () => (await groupOf(api, id))?.choices.map(({ values }) => values.name));
  await page.getByRole("textbox", { name: WORDS.newChoice }).fill("Sésame");
  await page.getByRole("button", { name: WORDS.addChoice }).dblclick();
  await names().toEqual(["Soja salé Ordre", "Ponzu Ordre", "Sésame"]);
  await page.getByRole("button", { name: DESK.menuPage.order.up("Sésame") }).click();
  await names().toEqual(["Soja salé Ordre", "Sésame", "Ponzu Ordre"]);
  await page.getByRole("button", { name: WORDS.archive("Ponzu Ordre"), exact: true }).click();
  await names().toEqual(["Soja salé Ordre", "Sésame"]);
});

test("a choice that is moved twice before the first answer moves by two places", async ({
  page,
  server,
}) => {
  const { api, id, path } = await ownGroup(server, "Vite");
  done(
    await api.addToMenu({ kind: "choice", within: `group:${id}`, values: { name: "Sésame vite" } }),
  );
  await openGroup(page, path, "Vite");
  const up = page.getByRole("button", { name: DESK.menuPage.order.up("Sésame vite") });
  await up.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  const names = async () => (await groupOf(api, id))?.choices.map(({ values }) => values.name);
  await expect.poll(names).toEqual(["Sésame vite", "Soja salé Vite", "Ponzu Vite"]);
  await expect(up).toBeDisabled();
});

test("two exceptions of one dish are cleared by two quick presses", async ({ page, server }) => {
  const { api, id, path } = await ownGroup(server, "Exceptions");
  const [soy] = (await groupOf(api, id))?.choices ?? [];
  const dish = await ownDish(server, "Bol aux exceptions");
  const option = { group_id: id, min: 1, max: 1, only_with: null };
  const options = [{ ...option, prices: { [soy?.id ?? 0]: 0.9 } }];
  done(await api.changeMenu({ edits: [{ target: dish.target, values: { options } }] }));
  await openGroup(page, path, "Exceptions");
  for (const exception of [WORDS.ownPrices(1), WORDS.bounds(1, 1)])
    await page.getByRole("button", { name: WORDS.clear(exception, "Bol aux exceptions") }).click();
  await expect.poll(savedField(dish, "options")).toEqual([{ ...option, min: 0, prices: {} }]);
});

test("a dish that can't be a choice is refused with the reason", async ({ page, server }) => {
  const { api, id, path } = await ownGroup(server, "Refus");
  const name = "Bol qui demande un choix";
  const dish = await ownDish(server, name);
  const options = [{ group_id: id, min: 1, max: 1, only_with: null, prices: {} }];
  done(await api.changeMenu({ edits: [{ target: dish.target, values: { options } }] }));
  await openGroup(page, path, "Refus");
  await page.getByRole("combobox", { name: WORDS.newDish }).selectOption({ label: name });
  await expect(page.getByText(/^Un plat qui demande un choix/)).toBeVisible();
});

test("several dishes get the group by one action, which one press takes back", async ({
  page,
  server,
}) => {
  const { api, id, path } = await ownGroup(server, "Partagée");
  await openGroup(page, path, "Partagée");
  const dishes = page.getByRole("region", { name: WORDS.dishes });
  const boxes = dishes.getByRole("checkbox");
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole("button", { name: WORDS.save(2, 0) }).click();
  const count = () => expect.poll(async () => (await groupOf(api, id))?.dishes.length);
  await count().toBe(2);
  await undo(page).click();
  await count().toBe(0);
});

test("a choice that is sold out until tomorrow is so in the guest's dish, until it is undone", async ({
  page,
  context,
  server,
}) => {
  const { api, id } = await ownGroup(server, "Réserve");
  const choice = "Ponzu Réserve";
  const dish = await ownDish(server, "Plat à réserve");
  const options = [{ group_id: id, min: 0, max: 1, only_with: null, prices: {} }];
  done(await api.changeMenu({ edits: [{ target: dish.target, values: { options } }] }));
  const guest = await context.newPage();
  const dialog = guest.getByRole("dialog", { name: "Plat à réserve" });
  const openDish = () => visit(guest, `/menu?product=${dish.id}`);
  await openDish();
  await expect(dialog.getByRole("checkbox", { name: choice })).toBeVisible();

  const words = DESK.availability;
  await signIn(page);
  await visit(page, "/desk/availability");
  await page.getByRole("searchbox", { name: words.search }).fill(choice);
  await page.getByRole("button", { name: words.sellOut(choice) }).click();
  await expect(page.getByRole("button", { name: words.putOnSale(choice) })).toBeVisible();
  await openDish();
  await expect(dialog.getByText(choice)).toContainText(/De retour /);
  await expect(dialog.getByRole("checkbox", { name: choice })).toHaveCount(0);

  await visit(page, "/desk/menu/history");
  const last = page.getByRole("listitem").filter({ hasText: choice }).first();
  await last.getByRole("button", { name: DESK.menuHistory.undo }).click();
  await expect
    .poll(async () => {
      const { entries } = done(await api.availability());
      return entries.find(({ name }) => name === choice)?.sold_out;
    })
    .toBeNull();
  await openDish();
  await expect(dialog.getByRole("checkbox", { name: choice })).toBeVisible();
});

test("identical lists become one: the dishes of both have it, with what is particular to each", async ({
  page,
  server,
}) => {
  const api = await deskClient(server);
  const groups: { target: string; group_id: number; choice: number }[] = [];
  for (const _ of ["kept", "merged"]) {
    const { target } = done(
      await api.addToMenu({ kind: "group", values: { name: "Sauces jumelles" } }),
    );
    const choice = done(
      await api.addToMenu({
        ...{ kind: "choice", within: target },
        values: { name: "Yuzu" },
      }),
    );
    const group_id = Number(target.split(":")[1]);
    groups.push({ target, group_id, choice: Number(choice.target.split(":")[2]) });
  }
  const [kept, merged] = groups;
  if (!kept || !merged) throw new Error("two groups were added");
  const optionsOf = async (item_id: number) =>
    done(await api.groups()).dishes.find((dish) => dish.item_id === item_id)?.options ?? [];
  const option = { min: 1, max: 1, only_with: null };
  const prices = { [merged.choice]: 0.4 };
  const options = [{ ...option, group_id: merged.group_id, prices }];
  done(await api.changeMenu({ edits: [{ target: "dish:1701", values: { options } }] }));

  await signIn(page);
  await visit(page, "/desk/menu/choices");
  await page.getByText(/existent en plusieurs exemplaires/).click();
  const offer = page.getByRole("listitem").filter({ hasText: "Sauces jumelles" }).first();
  await expect(offer.getByText(WORDS.identical.count(2, 1))).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
  const merge = offer.getByRole("button", { name: WORDS.identical.mergeOf("Sauces jumelles") });
  await merge.click();
  await expect(page.getByText(WORDS.identical.merged("Sauces jumelles", 2))).toBeVisible();
  await expect(merge).toHaveCount(0);
  const merges = [{ ...option, group_id: kept.group_id, prices: { [kept.choice]: 40 } }];
  expect(await optionsOf(1701)).toEqual(merges);
  expect(await groupOf(api, merged.group_id)).toBeUndefined();

  await undo(page).click();
  await expect(merge).toBeVisible();
  expect(await optionsOf(1701)).toEqual([
    { ...option, group_id: merged.group_id, prices: { [merged.choice]: 40 } },
  ]);
  done(await api.changeMenu({ edits: [{ target: "dish:1701", values: { options: [] } }] }));
  for (const { target } of groups)
    done(await api.changeMenu({ edits: [{ target, values: { archived: true } }] }));
});
