import type { Page } from "@playwright/test";
import { createApi } from "../../packages/contract/src/api.ts";
import { deskClient, done } from "../support/desk-client.ts";
import { menuCategories } from "../support/menu-categories.ts";
import type { TestServer } from "../support/test-server.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { layoutFaults } from "./layout-faults.ts";
import { DESK, signIn } from "./pages/desk.ts";

const { menuPage, openDraft, drafts, dish } = DESK;
const { add } = menuPage;

/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401] });

const MENU = "Carte de minuit";
const CATEGORY = "Nabe";
const DISH = "Nabe de canard";
const TRIAL = "Nabe d’essai";

/** The dishes of a menu as guests get them; null where they don't see the menu. */
async function guestsSee(server: TestServer, menu: string): Promise<string[] | null> {
  const menus = await createApi(server.url, fetch, "fr").menus();
  if (!menus.ok) throw new Error(menus.problem.message);
  const found = menus.payload.find(({ menu_name }) => menu_name === menu);
  if (!found?.menu_is_available) return null;
  return found.categories.flatMap(({ items }) => items.map(({ item_name }) => item_name));
}

async function addDish(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: add.dishIn(CATEGORY), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: add.dishIn(CATEGORY) });
  await expect(dialog.getByText(drafts.menu.adding.dish)).toBeVisible();
  await dialog.getByRole("textbox", { name: add.name }).fill(name);
  await dialog.getByRole("textbox", { name: add.prices.price_delivery }).fill("18,50");
  await dialog.getByRole("button", { name: add.submit, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

test("a menu, its category and a dish added in a draft reach guests when it is published", async ({
  page,
  server,
}) => {
  const api = await deskClient(server);
  const { draft } = done(await api.createDraft({ name: "Nuit blanche" }));
  const bar = page.getByRole("region", { name: openDraft.label });
  const dialog = page.getByRole("dialog");
  await signIn(page);
  await visit(page, `/desk/menu/drafts/${draft.id}`);
  await page.getByRole("button", { name: drafts.edit }).click();

  await page.getByRole("button", { name: add.menu, exact: true }).click();
  await expect(dialog.getByText(drafts.menu.adding.menu)).toBeVisible();
  await expect(dialog.getByRole("checkbox", { name: menuPage.editing.isShown })).toBeChecked();
  expect(await violations(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
  await dialog.getByRole("textbox", { name: add.name, exact: true }).fill(MENU);
  await dialog.getByRole("button", { name: add.submit, exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: MENU })).toBeVisible();
  await expect(bar).toContainText(openDraft.changes(1));
  await page.getByRole("button", { name: add.categoryIn(MENU), exact: true }).click();
  await expect(dialog.getByText(drafts.menu.adding.category)).toBeVisible();
  await dialog.getByRole("textbox", { name: add.name, exact: true }).fill(CATEGORY);
  await dialog.getByRole("button", { name: add.submit, exact: true }).click();
  await expect(page.getByRole("heading", { level: 3, name: CATEGORY })).toBeVisible();

  await addDish(page, DISH);
  await expect(page.getByRole("button", { name: dish.takeOff })).toBeVisible();
  await expect(bar).toContainText(openDraft.changes(2));
  expect(await guestsSee(server, MENU)).toBe(null);

  await page.getByRole("link", { name: dish.back }).click();
  await expect(page.getByRole("heading", { level: 4, name: DISH })).toBeVisible();
  await addDish(page, TRIAL);
  await expect(bar).toContainText(openDraft.changes(3));
  await page.getByRole("button", { name: menuPage.undo, exact: true }).last().click();
  await expect(page.getByText(add.undone)).toBeVisible();
  await expect(bar).toContainText(openDraft.changes(2));
  const added = (await menuCategories(api)).find(({ name }) => name === CATEGORY);
  expect(added?.dishes.map(({ name }) => name)).toEqual([DISH]);

  done(await api.publishDraft(draft.id));
  expect(await guestsSee(server, MENU)).toEqual([DISH]);
  const { menus } = done(await api.menus());
  const target = menus.find(({ name }) => name === MENU)?.target ?? "";
  done(await api.changeMenu({ edits: [{ target, values: { archived: true } }] }));
});
