import { asCents } from "@noren/ordering/money.ts";
import type { Locator, Page } from "@playwright/test";
import { formatMoney } from "../../packages/contract/src/format/money.ts";
import type { MenuDish } from "../../packages/contract/src/staff/menu.ts";
import type { StaffApi } from "../../packages/contract/src/staff/staff-api.ts";
import { deskClient, newPerson, signedInAs } from "../support/desk-client.ts";
import { menuCategories } from "../support/menu-categories.ts";
import type { TestServer } from "../support/test-server.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { DESK, enterDesk, signIn } from "./pages/desk.ts";

const { menuPage } = DESK;

/** Nobody is signed in at first, which the browser reports; a conflict and a fault are refused. */
test.use({ locale: "fr-FR", refused: [401, 409] });

async function openPrices(page: Page): Promise<void> {
  await signIn(page);
  await visit(page, "/fr/desk/menu?mode=prices");
  await expect(page.getByRole("heading", { level: 1, name: DESK.nav.card })).toBeVisible();
}

async function dishNamed(api: StaffApi, name: string): Promise<MenuDish> {
  const dishes = (await menuCategories(api)).flatMap((category) => category.dishes);
  const dish = dishes.find((one) => one.name === name);
  if (!dish) throw new Error(`no dish ${name}`);
  return dish;
}

function priceOf(page: Page, dish: string, field: keyof typeof menuPage.fields): Locator {
  const name = `${dish}, ${menuPage.fields[field]}`;
  return page.getByRole("textbox", { name, exact: true }).first();
}

function euros(cents: number): string {
  return (cents / 100).toFixed(2).replace(".", ",");
}

/** The pickup prices of the dishes that guests are shown, in euros. */
async function publicPrices({ url }: TestServer): Promise<Map<number, number>> {
  const answer = await (await fetch(`${url}/v2/public/menus`)).json();
  type Item = { item_id: number; item_price: { price_pickup: number } };
  const items: Item[] = answer.payload.flatMap((menu: { categories: { items: Item[] }[] }) =>
    menu.categories.flatMap((category) => category.items),
  );
  return new Map(items.map(({ item_id, item_price }) => [item_id, item_price.price_pickup]));
}

/** Counts how often the focus goes from a price to what is no price: a phone closes its keypad. */
async function keypadClosings(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { closings: 0 });
    document.addEventListener("focusout", ({ relatedTarget }) => {
      const next = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      if (next?.inputMode !== "decimal") (window as unknown as { closings: number }).closings += 1;
    });
  });
  return () => page.evaluate(() => (window as unknown as { closings: number }).closings);
}

/** Six that follow one another; each stands in one category, so that its price is one field. */
async function sixDishes(api: StaffApi) {
  const all = await menuCategories(api);
  const placements = all.flatMap(({ dishes }) => dishes.map(({ item_id }) => item_id));
  const isOnce = ({ item_id }: { item_id: number }) =>
    placements.indexOf(item_id) === placements.lastIndexOf(item_id);
  const six = all
    .map(({ dishes }) => dishes.slice(0, 6))
    .find((dishes) => dishes.length === 6 && dishes.every(isOnce));
  if (!six) throw new Error("no category has six dishes of its own");
  return six;
}

test("twelve prices of a category are changed by digits and Enter alone, each saved and undone", async ({
  page,
  server,
}) => {
  const api = await deskClient(server);
  const dishes = await sixDishes(api);
  await openPrices(page);
  expect(await violations(page)).toEqual([]);
  await priceOf(page, dishes[0]?.name ?? "", "price_delivery").click();
  const saved = page.getByText(menuPage.states.saved, { exact: true });
  const closings = await keypadClosings(page);
  const last = dishes.at(-1);
  const lastTyped = (last?.price_pickup ?? 0) + 20;
  for (const dish of dishes)
    for (const cents of [dish.price_delivery + 30, dish.price_pickup + 20]) {
      await expect(page.locator("input[data-field]:focus")).toBeVisible();
      await page.keyboard.type(euros(cents));
      // The last notice is that of the last price only where no other save is under way.
      if (dish === last && cents === lastTyped) await expect(saved).toHaveCount(11);
      await page.keyboard.press("Enter");
    }
  await expect(saved).toHaveCount(12);
  expect(await closings()).toBe(0);
  for (const { name, price_delivery, price_pickup } of dishes)
    expect(await dishNamed(api, name)).toMatchObject({
      price_delivery: price_delivery + 30,
      price_pickup: price_pickup + 20,
    });
  await page.getByRole("button", { name: menuPage.undo, exact: true }).last().click();
  await expect(page.getByText(menuPage.pricesBack(1))).toBeVisible();
  expect((await dishNamed(api, last?.name ?? "")).price_pickup).toBe(last?.price_pickup);
  await expect(priceOf(page, last?.name ?? "", "price_pickup")).toHaveValue(
    euros(last?.price_pickup ?? 0),
  );
});

test("three percent more rounded to ten cents is listed first, reaches guests, and is undone at once", async ({
  page,
  server,
}) => {
  const api = await deskClient(server);
  const category = (await menuCategories(api)).filter(({ dishes }) => dishes.length >= 4).at(-1);
  const { name = "", dishes = [] } = category ?? {};
  const before = await publicPrices(server);
  await openPrices(page);
  const opens = page.getByRole("button", { name: menuPage.raise.openFor(name) });
  // The rows that come into view get their height between two frames, and no press falls there.
  await opens.scrollIntoViewIfNeeded();
  await opens.click();
  const dialog = page.getByRole("dialog", { name: menuPage.raise.openFor(name) });
  await dialog.getByRole("button", { name: menuPage.raise.kinds.percent }).click();
  await dialog.getByRole("textbox", { name: menuPage.raise.by.percent }).fill("3");
  await expect(dialog.getByRole("listitem")).toHaveCount(dishes.length);
  // Cents times 1.03, in whole tenths of a euro, half up.
  const raised = (cents: number) => asCents(Math.floor((cents * 103 + 500) / 1000) * 10);
  const { price_pickup: cents } = dishes[0] ?? { price_pickup: asCents(0) };
  const [old = "", next = ""] = [cents, raised(cents)].map((one) => formatMoney(one, "fr"));
  const first = dialog.getByRole("listitem").first();
  await expect(first).toContainText(menuPage.raise.from(old, next));
  expect(await violations(page)).toEqual([]);
  expect(await publicPrices(server)).toEqual(before);
  await dialog.getByRole("button", { name: /^Changer \d+ prix$/ }).click();
  await expect(dialog).toBeHidden();
  const sold = dishes.filter(({ item_id }) => before.has(item_id));
  const after = await publicPrices(server);
  for (const { item_id, price_pickup } of sold)
    expect(after.get(item_id)).toBe(raised(price_pickup) / 100);
  expect(after).not.toEqual(before);
  await page.getByRole("button", { name: menuPage.undo, exact: true }).last().click();
  await expect.poll(() => publicPrices(server)).toEqual(before);
});

test("the prices of what a search has found change together, each listed before and after", async ({
  page,
  server,
}) => {
  const salmon = (await menuCategories(await deskClient(server)))
    .flatMap(({ dishes }) => dishes)
    .filter(({ name, name_en }) => /saumon/i.test(`${name} ${name_en}`));
  const found = new Set(salmon.map(({ target }) => target)).size;
  await openPrices(page);
  await page.getByRole("searchbox", { name: menuPage.search }).fill("saumon");
  await expect(page.getByRole("heading", { level: 3 })).not.toHaveCount(0);
  await page
    .getByRole("button", { name: menuPage.raise.openFor(menuPage.allFound("saumon")) })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: menuPage.raise.by.amount }).fill("0,50");
  await expect(dialog.getByRole("listitem").filter({ hasText: /saumon/i })).toHaveCount(found);
  await expect(dialog.getByRole("listitem")).toHaveCount(found);
  await expect(dialog.getByRole("status")).toHaveText(menuPage.raise.changes(2 * found));
  await dialog.getByRole("checkbox").first().uncheck();
  await expect(dialog.getByRole("status")).toHaveText(menuPage.raise.changes(2 * found - 2));
  await expect(dialog.getByRole("listitem").first()).toContainText(menuPage.raise.same);
  // The list goes while there is no amount, and comes back as it was.
  const amount = dialog.getByRole("textbox", { name: menuPage.raise.by.amount });
  await amount.fill("");
  await expect(dialog.getByRole("listitem")).toHaveCount(0);
  await amount.fill("1");
  await expect(dialog.getByRole("checkbox").first()).not.toBeChecked();
});

test("a price that somebody else has changed shows both values, and asks which to keep", async ({
  page,
  server,
}) => {
  const aiko = await signedInAs(server, await newPerson(server, "Aiko", "manager"));
  const [first] = (await menuCategories(aiko)).flatMap(({ dishes }) => dishes);
  const { name = "", target = "", price_pickup = 0 } = first ?? {};
  await openPrices(page);
  const field = priceOf(page, name, "price_pickup");
  const theirs = price_pickup + 20;
  const mine = price_pickup + 50;

  await field.fill(euros(mine));
  const changed = { target, values: { price_pickup: theirs / 100 } };
  expect(await aiko.changeMenu({ edits: [changed] })).toMatchObject({ ok: true });
  // The page has loaded their change, and what was typed is still there.
  await expect(priceOf(page, name, "price_delivery")).toBeVisible();
  await expect(field).toHaveValue(euros(mine));
  await field.press("Tab");
  const words = new RegExp(`Aiko a mis ${euros(theirs)}.*vous écrivez ${euros(mine)}`);
  await expect(page.locator("main li").getByText(words).first()).toBeVisible();
  expect((await dishNamed(aiko, name)).price_pickup).toBe(theirs);
  await page
    .getByRole("button", { name: new RegExp(`^Mettre ${euros(mine)}`) })
    .first()
    .click();
  await expect.poll(async () => (await dishNamed(aiko, name)).price_pickup).toBe(mine);
});

test("a price that was typed and not saved survives a closed tab, and is saved once", async ({
  page,
  context,
  server,
}) => {
  const api = await deskClient(server);
  const dish = (await menuCategories(api)).flatMap(({ dishes }) => dishes)[2];
  const { name = "", price_delivery = 0 } = dish ?? {};
  await openPrices(page);
  await priceOf(page, name, "price_delivery").fill(euros(price_delivery + 70));
  await page.close();

  const again = await context.newPage();
  await visit(again, "/fr/desk/menu");
  await expect(again.getByText(menuPage.restored(1))).toBeVisible();
  await expect(priceOf(again, name, "price_delivery")).toHaveValue(euros(price_delivery + 70));
  expect((await dishNamed(api, name)).price_delivery).toBe(price_delivery);
  await again.getByRole("button", { name: menuPage.saveRestored, exact: true }).click();
  await expect(again.getByText(menuPage.restored(1))).toBeHidden();
  await expect
    .poll(async () => (await dishNamed(api, name)).price_delivery)
    .toBe(price_delivery + 70);
  await visit(again, "/fr/desk/menu?mode=prices");
  await expect(priceOf(again, name, "price_delivery")).toHaveValue(euros(price_delivery + 70));
  await expect(again.getByText(menuPage.restored(1))).toBeHidden();
});

test("dishes are found whatever accents and case, and a cook has no such page", async ({
  page,
  server,
}) => {
  const desk = await enterDesk(page);
  await desk.open("card");
  await page.getByRole("searchbox", { name: menuPage.search }).fill("SAUMÔN");
  await expect(page.getByRole("heading", { level: 4 }).first()).toHaveText(/saumon/i);
  expect(await violations(page)).toEqual([]);
  const cook = await newPerson(server, "Aya", "kitchen");
  await page.context().clearCookies();
  await signIn(page, cook);
  await visit(page, "/fr/desk");
  await desk.expectInbox();
  await visit(page, "/fr/desk/menu");
  await expect(page.getByText(DESK.notHere.text)).toBeVisible();
});
