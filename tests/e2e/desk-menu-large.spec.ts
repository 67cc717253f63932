import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asCents } from "@noren/ordering/money.ts";
import type { Locator, Page } from "@playwright/test";
import { largeRestaurant } from "../../bench/support/large-restaurant.ts";
import { formatMoney } from "../../packages/contract/src/format/money.ts";
import type { MenuCategory } from "../../packages/contract/src/staff/menu.ts";
import type { StaffApi } from "../../packages/contract/src/staff/staff-api.ts";
import { deskClient, done, STAFF_ENVIRONMENT } from "../support/desk-client.ts";
import { menuCategories } from "../support/menu-categories.ts";
import { test as base, expect } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { layoutFaults } from "./layout-faults.ts";
import { DESK, enterDesk } from "./pages/desk.ts";
import { button, movedWords, openOrder } from "./pages/menu-order.ts";
import { drag, middleOf, touch } from "./touch.ts";

const DISHES = 300;
const SCROLLS = 50;
const { menuPage } = DESK;
const { order, raise } = menuPage;

/** A restaurant with three hundred dishes, most of them in one category. */
const test = base.extend({
  environment: async ({ database: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), "noren-large-"));
    const file = join(folder, "restaurant.json");
    await writeFile(file, JSON.stringify(largeRestaurant(DISHES)));
    await use({ ...STAFF_ENVIRONMENT, SAMPLE_DATA: file });
    await rm(folder, { recursive: true });
  },
});

/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401] });

async function largest(api: StaffApi): Promise<MenuCategory> {
  const [first] = (await menuCategories(api)).toSorted((a, b) => b.dishes.length - a.dishes.length);
  if (!first) throw new Error("The restaurant has no category");
  return first;
}

async function openPrices(page: Page): Promise<void> {
  const desk = await enterDesk(page);
  await desk.open("card");
  await page.getByRole("button", { name: menuPage.modes.prices, exact: true }).click();
}

/** The largest category, opened where its dishes are put in order. */
async function openLargest(page: Page, api: StaffApi) {
  const category = await largest(api);
  await openOrder(page, category);
  const names = category.dishes.map((dish) => dish.name);
  const namesNow = async () => (await largest(api)).dishes.map((dish) => dish.name);
  const at = (index: number) => names[index] ?? "";
  return { name: category.name, names, namesNow, at };
}

/** Of every row in px, as estimated beyond the screen and as laid out. */
function rowHeights(rows: Locator) {
  return rows.evaluateAll((elements: HTMLElement[]) => {
    const heights = () => elements.map((row) => row.getBoundingClientRect().height);
    const estimated = heights();
    for (const row of elements) row.style.contentVisibility = "visible";
    return { estimated, laidOut: heights() };
  });
}

for (const width of [390, 1280])
  test(`at ${width} px a row of prices has its height before it is laid out, so that nothing moves before a press`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { name, dishes } = await largest(await deskClient(server));
    await enterDesk(page);
    // A row that was laid out keeps that height also in another mode.
    await visit(page, "/desk/menu?mode=prices");
    const rows = page.getByRole("main").locator('[data-mode="prices"]');
    await expect(rows.nth(DISHES - 1)).toBeAttached();
    const inMenu = await rowHeights(rows);
    expect(inMenu.laidOut).toEqual(inMenu.estimated);

    await page
      .getByRole("button", { name: raise.openFor(name), exact: true })
      .first()
      .click();
    const dialog = page.getByRole("dialog", { name: raise.openFor(name) });
    await dialog.getByRole("textbox", { name: raise.by.amount }).fill("1");
    const lines = dialog.getByRole("listitem");
    await expect(lines).toHaveCount(dishes.length);
    const inPreview = await rowHeights(lines);
    expect(inPreview.laidOut).toEqual(inPreview.estimated);
  });

test("three percent more, rounded to ten cents, lists over 120 dishes before and after, is one action, and one undo restores all", async ({
  page,
  server,
}) => {
  const api = await deskClient(server);
  const { name, dishes } = await largest(api);
  expect(dishes.length).toBeGreaterThan(120);
  const before = await menuCategories(api);
  await openPrices(page);
  const rows = before.reduce((sum, category) => sum + category.dishes.length, 0);
  await expect(page.getByRole("main").getByRole("heading", { level: 4 })).toHaveCount(rows);
  await page
    .getByRole("button", { name: raise.openFor(name), exact: true })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: raise.openFor(name) });
  await dialog.getByRole("button", { name: raise.kinds.percent }).click();
  await dialog.getByRole("textbox", { name: raise.by.percent }).fill("3");
  await expect(dialog.getByRole("listitem")).toHaveCount(dishes.length);
  const raised = (cents: number) => asCents(Math.floor((cents * 103 + 500) / 1000) * 10);
  for (const at of [0, 60, dishes.length - 1]) {
    const { name, price_pickup } = dishes[at] ?? { name: "", price_pickup: asCents(0) };
    const line = dialog.getByRole("listitem").nth(at);
    await expect(line).toContainText(name);
    const [old = "", next = ""] = [price_pickup, raised(price_pickup)].map((one) =>
      formatMoney(one, "fr"),
    );
    await expect(line).toContainText(raise.from(old, next));
  }
  expect(await layoutFaults(page)).toEqual([]);
  expect(await menuCategories(api)).toEqual(before);

  await dialog.getByRole("button", { name: /^Changer \d+ prix$/ }).click();
  await expect(dialog).toBeHidden();
  const after = await largest(api);
  expect(after.dishes.map(({ price_pickup }) => price_pickup)).toEqual(
    dishes.map(({ price_pickup }) => raised(price_pickup)),
  );
  const [action] = done(await api.menuHistory({ page: 1, limit: 1 })).entries;
  expect(action?.changes.length).toBeGreaterThan(120);

  await page.getByRole("button", { name: menuPage.undo, exact: true }).last().click();
  await expect.poll(() => menuCategories(api)).toEqual(before);
});

test("among three hundred dishes one is moved to the end and back by a key, its place told and the focus kept; fifty scrolls move none", async ({
  page,
  server,
}) => {
  const { name, names, namesNow } = await openLargest(page, await deskClient(server));
  const [first = "", ...others] = names;
  const handle = button(page, order.handle(first));
  await handle.focus();
  await page.keyboard.press("End");
  const place = order.place(first, names.length, names.length, name);
  await expect(page.getByRole("status").getByText(place)).toBeAttached();
  await expect(handle).toBeFocused();
  await expect.poll(namesNow).toEqual([...others, first]);

  await page.keyboard.press("Home");
  const top = order.place(first, 1, names.length, name);
  await expect(page.getByRole("status").getByText(top)).toBeAttached();
  await expect(handle).toBeFocused();
  await expect(handle).toBeInViewport();
  await expect.poll(namesNow).toEqual(names);
  await page.keyboard.press("End");
  await expect.poll(namesNow).toEqual([...others, first]);

  await button(page, order.up(first)).click();
  const before = order.place(first, names.length - 1, names.length, name);
  await expect(page.getByRole("status").getByText(before)).toBeAttached();
  const moved = [...others.slice(0, -1), first, ...others.slice(-1)];
  await expect.poll(namesNow).toEqual(moved);

  const session = await page.context().newCDPSession(page);
  for (let scroll = 0; scroll < SCROLLS; scroll++) {
    const yDistance = scroll % 4 < 2 ? -300 : 300;
    // Right of the handle, the first column of a row, which alone drags it.
    const over = { x: 110 + (scroll % 5) * 45, y: 420 };
    await session.send("Input.synthesizeScrollGesture", {
      ...over,
      yDistance,
      gestureSourceType: "touch",
      speed: 4000,
    });
  }
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await namesNow()).toEqual(moved);
});

/** Rows on both sides of the end of the first twelve, which are laid out together. */
const [ABOVE, BELOW] = [10, 14];
/** In CSS pixels from the end of the screen: close enough that the page scrolls. */
const EDGE = 12;

test("among three hundred dishes a thumb drags one down past others, and dropped where it is shown", async ({
  page,
  server,
}) => {
  const { names, namesNow, at } = await openLargest(page, await deskClient(server));
  await button(page, order.handle(at(BELOW))).evaluate((one) =>
    one.scrollIntoView({ block: "center" }),
  );
  const from = await middleOf(button(page, order.handle(at(ABOVE))));
  const to = await middleOf(button(page, order.handle(at(BELOW))));
  const session = await page.context().newCDPSession(page);
  await drag(session, from, { x: to.x, y: to.y + 4 }, 20);
  await touch(session, "touchEnd");
  await expect(page.getByText(movedWords(at(ABOVE), ABOVE + 1, BELOW + 1))).toBeVisible();
  expect(await namesNow()).toEqual(names.toSpliced(ABOVE, 1).toSpliced(BELOW, 0, at(ABOVE)));
});

async function isUnder(row: Locator, y: number): Promise<boolean> {
  const box = await row.boundingBox();
  return box !== null && box.y < y && y < box.y + box.height;
}

test("among three hundred dishes one that is held at the edge of the screen stays under the thumb while the page scrolls", async ({
  page,
  server,
}) => {
  const { name, namesNow, at } = await openLargest(page, await deskClient(server));
  const rows = page.getByRole("list", { name, exact: true });
  const dragged = rows.locator("[data-dragged]");
  const start = button(page, order.handle(at(ABOVE)));
  await start.evaluate((one) => one.scrollIntoView({ block: "center" }));
  const from = await middleOf(start);
  const height = page.viewportSize()?.height ?? 0;
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  const session = await page.context().newCDPSession(page);
  await drag(session, from, { x: from.x, y: height - EDGE });
  await expect.poll(scrolled).toBeGreaterThan(before + height);
  await expect.poll(() => isUnder(dragged, height - EDGE)).toBe(true);
  await touch(session, "touchMove", { x: from.x, y: height / 2 });
  await expect.poll(() => isUnder(dragged, height / 2)).toBe(true);
  await touch(session, "touchEnd");
  await expect(dragged).toHaveCount(0);
  const shown = await rows.getByRole("listitem").locator("p").allTextContents();
  const place = shown.indexOf(at(ABOVE));
  expect(place).toBeGreaterThan(BELOW);
  await expect(page.getByText(movedWords(at(ABOVE), ABOVE + 1, place + 1))).toBeVisible();
  expect((await namesNow()).indexOf(at(ABOVE))).toBe(place);
});

test("among three hundred dishes the button that moves one down stays under the finger and has the focus", async ({
  page,
  server,
}) => {
  const { names, namesNow, at } = await openLargest(page, await deskClient(server));
  const down = button(page, order.down(at(ABOVE)));
  await down.evaluate((one) => one.scrollIntoView({ block: "center" }));
  const { x, y } = await middleOf(down);
  for (let place = ABOVE; place < BELOW; place++) {
    await page.mouse.click(x, y);
    await expect(down).toBeFocused();
    expect((await middleOf(down)).y).toBeCloseTo(y, 0);
  }
  await expect.poll(namesNow).toEqual(names.toSpliced(ABOVE, 1).toSpliced(BELOW, 0, at(ABOVE)));
});
