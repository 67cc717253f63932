import type { Page } from "@playwright/test";
import { done, newPerson, signedInAs } from "../support/desk-client.ts";
import { ownDish, savedField } from "../support/own-dish.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { layoutFaults } from "./layout-faults.ts";
import { DESK, signIn } from "./pages/desk.ts";
import { openDish } from "./pages/dish.ts";

/** A conflict is refused. */
test.use({ locale: "fr-FR", refused: [409] });

const WORDS = DESK.dish;

test("the fields stay where they are when the guest's card comes", async ({ page, server }) => {
  const dish = await ownDish(server, "Sashimi de passage");
  const released = Promise.withResolvers<void>();
  await page.route(/\/guest-view-.*\.js$/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await openDish(page, dish);
  const photo = page.getByRole("button", { name: WORDS.photo.change });
  const topOf = async () => (await photo.boundingBox())?.y ?? Number.NaN;
  await expect(photo).toBeVisible();
  const before = await topOf();
  released.resolve();
  const preview = page.getByRole("complementary", { name: WORDS.preview.label });
  await expect(preview.getByRole("heading", { name: "Sashimi de passage" }).first()).toBeVisible();
  // A font that comes meanwhile is a pixel higher or lower.
  expect(Math.abs((await topOf()) - before)).toBeLessThan(4);
});

test("what is typed shows on the guest's card at once, is saved when it is left, and is undone", async ({
  page,
  server,
}) => {
  const dish = await ownDish(server, "Sashimi d’essai");
  await openDish(page, dish);
  const preview = page.getByRole("complementary", { name: WORDS.preview.label });
  const card = preview.getByRole("heading", { name: "Sashimi du jour" }).first();
  const name = page.getByRole("textbox", { name: WORDS.fields.name, exact: true });
  await name.fill("Sashimi du jour");
  await expect(card).toBeVisible();
  expect((await dish.saved()).name).toBe("Sashimi d’essai");
  await name.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Sashimi du jour" })).toBeVisible();
  await expect.poll(savedField(dish, "name")).toBe("Sashimi du jour");
  const price = page.getByRole("textbox", { name: WORDS.fields.price_pickup });
  await price.fill("12,50");
  await expect(preview.getByText("12,50").first()).toBeVisible();
  await price.press("Enter");
  await expect.poll(savedField(dish, "price_pickup")).toBe(1250);
  await page.getByRole("button", { name: DESK.menuPage.undo, exact: true }).last().click();
  await expect.poll(savedField(dish, "price_pickup")).not.toBe(1250);
  await expect(price).not.toHaveValue("12,50");
});

test("the guest's card and sheet show the price of the chosen order type", async ({
  page,
  server,
}) => {
  const dish = await ownDish(server, "Plat à deux prix", {
    price_pickup: 12.7,
    price_delivery: 14.3,
  });
  await openDish(page, dish);
  const preview = page.getByRole("complementary", { name: WORDS.preview.label });
  await expect(preview.getByText("12,70").first()).toBeVisible();
  const sheet = preview.getByText(WORDS.preview.sheet, { exact: true });
  const submit = preview.getByRole("button", { name: WORDS.preview.try });
  if (!(await submit.isVisible())) await sheet.click();
  await expect(submit).toContainText("12,70");
  await preview.getByRole("button", { name: DESK.menuPage.fields.price_delivery }).click();
  await expect(submit).toContainText("14,30");
  await expect(preview.getByText("12,70")).toHaveCount(0);
});

test("none of the 14 allergens is declared by a press and its confirmation, never by emptying the list", async ({
  page,
  server,
}) => {
  const dish = await ownDish(server, "Plat à déclarer", { allergens: null });
  await openDish(page, dish);
  const missing = page.getByRole("link", { name: WORDS.missing.allergens });
  await expect(missing).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
  const state = (word: string) => page.getByRole("button", { name: `poissons : ${word}` });
  await state(WORDS.allergens.states.yes).click();
  await expect.poll(savedField(dish, "allergens")).toEqual({ contains: ["fish"], may_contain: [] });
  await expect(missing).toHaveCount(0);
  await expect(state(WORDS.allergens.states.yes)).toBeFocused();
  await state(WORDS.allergens.states.no).click();
  await expect.poll(savedField(dish, "allergens")).toBeNull();
  await page.getByRole("button", { name: WORDS.allergens.declareNone }).click();
  await page.getByRole("button", { name: WORDS.allergens.confirm }).click();
  await expect.poll(savedField(dish, "allergens")).toEqual({ contains: [], may_contain: [] });
});

test("a dish is taken off sale, put on sale, archived and restored, each undone or done again", async ({
  page,
  server,
}) => {
  const dish = await ownDish(server, "Plat à archiver");
  await openDish(page, dish);
  await page.getByRole("button", { name: WORDS.takeOff }).click();
  await expect.poll(savedField(dish, "is_available")).toBe(false);
  await expect(page.getByText(WORDS.offSaleText)).toBeVisible();
  await page.getByRole("button", { name: WORDS.archive, exact: true }).click();
  await expect(page.getByText(WORDS.archivedTitle)).toBeVisible();
  await expect.poll(savedField(dish, "archived")).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: WORDS.restore }).click();
  await expect.poll(savedField(dish, "archived")).toBe(false);
  await page.getByRole("button", { name: WORDS.putOnSale }).click();
  await expect.poll(savedField(dish, "is_available")).toBe(true);
});

test("a copy opens off sale, with the fields of its original", async ({ page, server }) => {
  const dish = await ownDish(server, "Plat à copier");
  await openDish(page, dish);
  await page.getByRole("button", { name: WORDS.duplicate }).click();
  const name = WORDS.copyOf("Plat à copier");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const copied = done(await dish.api.dish(Number(new URL(page.url()).pathname.split("/").at(-1))));
  const values = await dish.saved();
  expect(copied.values).toEqual({ ...values, name, is_available: false });
});

test("choices are bounded, ordered and taken off; categories are a checklist", async ({
  page,
  server,
}) => {
  const dish = await ownDish(server, "Plat à choix");
  await openDish(page, dish);
  const groups = page.getByRole("region", { name: WORDS.sections.choices });
  const [first, second] = (await dish.saved()).options;
  const up = groups.getByRole("button", { name: WORDS.choices.up("Sauces") });
  await up.click();
  await expect.poll(savedField(dish, "options")).toEqual([second, first]);
  const atMost = WORDS.choices.of("Sauces", WORDS.choices.atMost);
  await groups.getByRole("combobox", { name: atMost }).selectOption("2");
  await expect.poll(savedField(dish, "options")).toEqual([{ ...second, max: 2 }, first]);
  await groups.getByRole("button", { name: WORDS.choices.remove("Sauces") }).click();
  await expect.poll(savedField(dish, "options")).toEqual([first]);
  const { categories } = done(await dish.api.dish(dish.id));
  await page.getByRole("checkbox", { name: "Desserts" }).check();
  await expect
    .poll(async () => done(await dish.api.dish(dish.id)).categories)
    .toHaveLength(categories.length + 1);
  const desserts = page.getByRole("checkbox", { name: "Desserts" });
  await desserts.uncheck();
  await desserts.check();
  await desserts.uncheck();
  await expect.poll(async () => done(await dish.api.dish(dish.id)).categories).toEqual(categories);
  await expect(desserts).not.toBeChecked();
});

test("two people change the same field: both values are shown, and the person is asked", async ({
  page,
  server,
}) => {
  const dish = await ownDish(server, "Plat à deux");
  await openDish(page, dish);
  const name = page.getByRole("textbox", { name: WORDS.fields.name, exact: true });
  await name.fill("Plat à moi");
  const edit = { target: dish.target, values: { name: "Plat à elle" } };
  done(await dish.api.changeMenu({ edits: [edit] }));
  await name.press("Enter");
  const conflict = page.getByText(/Plat à elle/);
  await expect(conflict.first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: /^Mettre .*Plat à moi/ }).click();
  await expect.poll(savedField(dish, "name")).toBe("Plat à moi");
});

test("what was typed and not saved survives a closed tab", async ({ page, server, context }) => {
  const dish = await ownDish(server, "Plat fermé");
  await openDish(page, dish);
  const description = (of: Page) =>
    of.getByRole("textbox", { name: WORDS.fields.description, exact: true });
  await description(page).fill("Une phrase à moitié");
  await page.close();
  const again = await context.newPage();
  await visit(again, dish.path);
  await expect(description(again)).toHaveValue("Une phrase à moitié");
});

test("a cook has no such page", async ({ page, server }) => {
  const dish = await ownDish(server, "Plat gardé");
  const cook = await newPerson(server, "Cuisine", "kitchen");
  expect(await (await signedInAs(server, cook)).dish(1101)).toMatchObject({
    problem: { code: "forbidden" },
  });
  await signIn(page, cook);
  await visit(page, dish.path);
  await expect(page.getByText(DESK.notHere.text)).toBeVisible();
});
