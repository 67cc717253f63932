import type { Locator } from "@playwright/test";
import { deskClient } from "../support/desk-client.ts";
import { aCategory, menuCategories } from "../support/menu-categories.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./desk-test.ts";
import { layoutFaults } from "./layout-faults.ts";
import { DESK } from "./pages/desk.ts";
import { keysOn } from "./pages/keys.ts";
import { button, expectNames, movedWords, namesIn, openOrder } from "./pages/menu-order.ts";
import { drag, middleOf, touch } from "./touch.ts";

const { menuPage } = DESK;
const { order } = menuPage;

/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401], hasTouch: true });

const SCROLLS = 50;
/** More than the folded categories of the menu have. */
const MOST_STOPS = 300;

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("Not on the page");
  return box;
}

test("a dish is dragged to the top by the mouse, reaches guests at once, and is taken back", async ({
  page,
  server,
}) => {
  const api = await deskClient(server);
  const category = await aCategory(api);
  const [first, second, third = "", ...others] = category.dishes.map(({ name }) => name);
  const rows = await openOrder(page, category);
  const handle = button(page, order.handle(third));
  const from = await middleOf(handle);
  const to = await middleOf(button(page, order.handle(first ?? "")));

  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y - 4, { steps: 12 });
  await expectNames(rows, [third, first ?? "", second ?? "", ...others]);
  const dragged = await boxOf(rows.locator("[data-dragged]"));
  const list = await boxOf(rows);
  expect(dragged.y).toBeLessThan(to.y);
  expect(dragged.y + dragged.height).toBeGreaterThan(to.y);
  expect(dragged).toMatchObject({ x: list.x, width: list.width });
  await page.mouse.up();

  const place = order.place(third, 1, category.dishes.length, category.name);
  await expect(page.getByRole("status").getByText(place)).toBeAttached();
  await expect(page.getByText(movedWords(third, 3, 1))).toBeVisible();
  expect(await namesIn(api, category)).toEqual([third, first, second, ...others]);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await button(page, menuPage.undo).click();
  await expect(page.getByText(order.undone)).toBeVisible();
  expect(await namesIn(api, category)).toEqual([first, second, third, ...others]);
  await expectNames(rows, [first ?? "", second ?? "", third, ...others]);
});

test("a thumb on the handle drags a dish; fifty scrolls over the rows move none", async ({
  page,
  server,
}) => {
  const api = await deskClient(server);
  const category = await aCategory(api, 1);
  const [first = "", second = "", ...others] = category.dishes.map(({ name }) => name);
  const rows = await openOrder(page, category);
  const session = await page.context().newCDPSession(page);
  const now = [second, first, ...others];
  // In the middle of the screen: at its edges a dragged row scrolls the page.
  await rows.evaluate((list) => list.scrollIntoView({ block: "center" }));
  const from = await middleOf(button(page, order.handle(first)));
  const to = await middleOf(button(page, order.handle(second)));
  await drag(session, from, { x: to.x, y: to.y + 6 });
  await expectNames(rows, now);
  await touch(session, "touchEnd");
  await expect(page.getByText(movedWords(first, 1, 2))).toBeVisible();
  expect(await namesIn(api, category)).toEqual(now);

  // In its name, and on its buttons.
  for (let scroll = 0; scroll < SCROLLS; scroll++) {
    const row = rows.getByRole("listitem").nth(scroll % now.length);
    const over = scroll % 2 === 0 ? row : row.getByRole("button").nth(1 + (scroll % 3));
    const { x, y } = await middleOf(over);
    await drag(session, { x, y }, { x, y: y + (scroll % 4 < 2 ? -150 : 150) }, 3);
    await touch(session, "touchEnd");
  }
  await expectNames(rows, now);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await namesIn(api, category)).toEqual(now);
});

test("by keyboard alone a dish is moved, keeps the focus, and its place is told", async ({
  page,
  server,
}) => {
  const api = await deskClient(server);
  const category = await aCategory(api, 2);
  const names = category.dishes.map(({ name }) => name);
  const [first = "", second = "", third = ""] = names;
  const count = names.length;
  const place = (at: number) =>
    page.getByRole("status").getByText(order.place(first, at, count, category.name));
  const rows = await openOrder(page, category, keysOn(page, MOST_STOPS).press);
  for (let step = 0; step < 3; step++) await page.keyboard.press("Tab");
  const handle = button(page, order.handle(first));
  await expect(handle).toBeFocused();
  await expect(handle).toHaveAccessibleDescription(order.keys);
  await page.keyboard.press("ArrowDown");
  await expect(place(2)).toBeAttached();
  await expect(handle).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(place(3)).toBeAttached();
  await expectNames(rows, [second, third, first, ...names.slice(3)]);
  await page.keyboard.press("End");
  await expect(place(count)).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await expect(handle).toBeFocused();
  await page.keyboard.press("Home");
  await expect(place(1)).toBeAttached();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(button(page, order.down(first))).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(place(2)).toBeAttached();
  await expect(button(page, order.down(first))).toBeFocused();
  await expect.poll(() => namesIn(api, category)).toEqual([second, first, ...names.slice(2)]);
});

test("a dish is moved to another category, put in one more, taken out of it, and brought back", async ({
  page,
  server,
}) => {
  const api = await deskClient(server);
  const [from, to] = [await aCategory(api, 0), await aCategory(api, 1)];
  const before = [await namesIn(api, from), await namesIn(api, to)];
  const dish = from.dishes.find(({ target }) => to.dishes.every((one) => one.target !== target));
  const name = dish?.name ?? "";
  await openOrder(page, from);
  const dialog = page.getByRole("dialog", { name: order.moveTo(name) });

  await button(page, order.moveTo(name)).click();
  await expect(dialog).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: order.ways.also }).click();
  await dialog.getByRole("button", { name: to.name, exact: true }).click();
  await expect(page.getByText(order.alsoIn(name, to.name))).toBeVisible();
  expect(await namesIn(api, to)).toEqual([...(before[1] ?? []), name]);
  expect(await namesIn(api, from)).toEqual(before[0]);

  await button(page, order.moveTo(name)).click();
  await dialog.getByRole("button", { name: order.takeOut(from.name) }).click();
  await expect(page.getByText(order.takenOut(name, from.name)).last()).toBeVisible();
  expect(await namesIn(api, from)).not.toContain(name);
  await button(page, menuPage.undo).click();
  await expect.poll(() => namesIn(api, from)).toEqual(before[0]);

  const other = from.dishes.find((one) => one.name !== name)?.name ?? "";
  await button(page, order.moveTo(other)).click();
  await page
    .getByRole("dialog", { name: order.moveTo(other) })
    .getByRole("button", { name: to.name, exact: true })
    .click();
  await expect(page.getByText(order.moved(other, from.name, to.name))).toBeVisible();
  expect(await namesIn(api, from)).not.toContain(other);
  expect((await namesIn(api, to)).at(-1)).toBe(other);
  await button(page, menuPage.undo).click();
  await expect.poll(() => namesIn(api, from)).toEqual(before[0]);
  expect(await namesIn(api, to)).toEqual([...(before[1] ?? []), name]);
});

test("categories are put in order, and no part of the mode is cut off or hard to use", async ({
  page,
  server,
}) => {
  const api = await deskClient(server);
  const menus = await api.menus();
  const menu = menus.ok
    ? menus.payload.menus.findLast(({ categories }) => categories.length > 1)
    : undefined;
  const [first, second] = menu?.categories ?? [];
  if (!first || !second) throw new Error("The sample has no such menu");
  await openOrder(page, first);
  expect(await violations(page)).toEqual([]);
  const own = page.viewportSize();
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await layoutFaults(page), `at ${width} px`).toEqual([]);
  }
  if (own) await page.setViewportSize(own);
  await button(page, order.down(first.name)).click();
  await expect(page.getByText(movedWords(first.name, 1, 2))).toBeVisible();
  const ids = (await menuCategories(api)).map(({ category_id }) => category_id);
  expect(ids.indexOf(second.category_id)).toBe(ids.indexOf(first.category_id) - 1);
});
