import type { Locator, Page } from "@playwright/test";
import { deskClient } from "../support/desk-client.ts";
import { aCategory, menuCategories } from "../support/menu-categories.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./desk-test.ts";
import { layoutFaults } from "./layout-faults.ts";
import { DESK, enterDesk } from "./pages/desk.ts";

const { menuPage } = DESK;

/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401] });

function button(page: Page, name: string): Locator {
  return page.getByRole("button", { name, exact: true });
}

test("a dish is added off sale with its prices, and its page opens", async ({ page, server }) => {
  const api = await deskClient(server);
  const category = await aCategory(api, 0);
  const desk = await enterDesk(page);
  await desk.open("card");
  await button(page, menuPage.add.dishIn(category.name)).click();
  const dialog = page.getByRole("dialog", { name: menuPage.add.dishIn(category.name) });
  const { add } = menuPage;
  const name = dialog.getByRole("textbox", { name: add.name });
  await expect(name).toBeFocused();
  await button(page, add.submit).click();
  await expect(dialog.getByText(add.needsName)).toBeVisible();
  await expect(dialog.getByText(add.needsPrice)).toBeVisible();
  await expect(name).toBeFocused();
  expect(await violations(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
  await name.fill("Maki du jour");
  const price = dialog.getByRole("textbox", { name: add.prices.price_delivery });
  await expect(price).toHaveAttribute("inputmode", "decimal");
  await price.fill("7,50");
  await price.press("Enter");
  await expect(page).toHaveURL(/\/desk\/menu\/dishes\/\d+$/);
  const added = (await aCategory(api, 0)).dishes.at(-1);
  expect(added).toMatchObject({
    name: "Maki du jour",
    price_delivery: 750,
    price_pickup: 750,
    is_available: false,
    missing: ["allergens"],
  });
  await desk.open("card");
  const row = page.getByRole("listitem").filter({ hasText: "Maki du jour" });
  await expect(row.getByText(menuPage.offSale, { exact: true })).toBeVisible();
  await expect(row.getByText(menuPage.missing.allergens)).toBeVisible();
  await expect(row.getByRole("link", { name: "Maki du jour" })).toHaveAttribute(
    "href",
    new RegExp(`/desk/menu/dishes/${added?.item_id}$`),
  );
});

test("a menu and a category are added, renamed in both languages, archived and brought back", async ({
  page,
  server,
}) => {
  const api = await deskClient(server);
  const { add, editing } = menuPage;
  const desk = await enterDesk(page);
  await desk.open("card");
  const fill = async (label: string, value: string) =>
    page.getByRole("dialog").getByRole("textbox", { name: label, exact: true }).fill(value);

  await button(page, add.menu).click();
  await fill(add.name, "Carte d’hiver");
  await button(page, add.submit).click();
  await expect(page.getByRole("heading", { level: 2, name: "Carte d’hiver" })).toBeVisible();
  await expect(page.getByText(editing.hidden)).toBeVisible();
  await button(page, add.categoryIn("Carte d’hiver")).click();
  await fill(add.name, "Nabe");
  await button(page, add.submit).click();
  await expect(page.getByRole("heading", { level: 3, name: "Nabe" })).toBeVisible();

  await button(page, editing.open("Nabe")).click();
  await expect(page.getByRole("dialog", { name: editing.title("Nabe") })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
  await fill(add.name, "Fondues nabe");
  // What was typed is kept with the closed dialog.
  await page.keyboard.press("Escape");
  await button(page, editing.open("Nabe")).click();
  await expect(
    page.getByRole("dialog").getByRole("textbox", { name: add.name, exact: true }),
  ).toHaveValue("Fondues nabe");
  await page.getByRole("textbox", { name: new RegExp(editing.nameEn) }).fill("Hot pots");
  await button(page, editing.save).click();
  await expect(page.getByRole("heading", { level: 3, name: "Fondues nabe" })).toBeVisible();
  expect((await menuCategories(api)).at(-1)).toMatchObject({
    name: "Fondues nabe",
    name_en: "Hot pots",
    description: "",
  });

  await button(page, editing.open("Fondues nabe")).click();
  await button(page, editing.archive("Fondues nabe")).click();
  await expect(page.getByRole("heading", { level: 3, name: "Fondues nabe" })).toBeHidden();
  expect((await menuCategories(api)).map(({ name }) => name)).not.toContain("Fondues nabe");
  await button(page, menuPage.undo).click();
  await expect(page.getByRole("heading", { level: 3, name: "Fondues nabe" })).toBeVisible();
});
