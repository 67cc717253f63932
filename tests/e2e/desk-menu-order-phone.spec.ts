import { deskClient, newPerson, signedInAs } from "../support/desk-client.ts";
import { aCategory } from "../support/menu-categories.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./desk-test.ts";
import { layoutFaults } from "./layout-faults.ts";
import { DESK } from "./pages/desk.ts";
import { button, expectNames, movedWords, namesIn, openOrder } from "./pages/menu-order.ts";
import { drag, middleOf, touch } from "./touch.ts";

const { menuPage } = DESK;
const { order } = menuPage;

/** Nobody is signed in at first, which the browser reports; a conflict and a fault are refused. */
test.use({ locale: "fr-FR", refused: [401, 409, 503] });

const SCROLLS = 50;

test("a thumb on the handle pulls a dish; fifty scrolls over the rows move none", async ({
  page,
  server,
}) => {
  const api = await deskClient(server);
  const category = await aCategory(api, 1);
  const [first = "", second = "", ...others] = category.dishes.map(({ name }) => name);
  const rows = await openOrder(page, category);
  const session = await page.context().newCDPSession(page);
  const now = [second, first, ...others];
  // In the middle of the screen: at its edges a pulled row scrolls the page.
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

test("quick presses on several dishes are all saved, in few actions and without a conflict", async ({
  page,
  server,
}) => {
  const api = await deskClient(server);
  const category = await aCategory(api, 3);
  const names = category.dishes.map(({ name }) => name);
  const [a = "", b = "", c = "", d = "", e = "", ...others] = names;
  await openOrder(page, category);
  const answered: number[] = [];
  page.on("response", (response) => {
    if (response.request().method() === "PATCH") answered.push(response.status());
  });
  await page.evaluate(
    (labels) => {
      for (const label of labels)
        document.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.click();
    },
    [
      ...[order.down(a), order.down(a), order.down(b), order.up(a), order.up(c)],
      ...[order.down(b), order.down(b)],
    ],
  );
  // a b c → b a c → b c a → c b a → c a b → c a b, and past d and e
  const wanted = [c, a, d, e, b, ...others];
  await expect.poll(() => namesIn(api, category)).toEqual(wanted);
  await expectNames(page.getByRole("list", { name: category.name, exact: true }), wanted);
  // The first in its place moves no further, and the last two presses are one move.
  await expect.poll(() => answered).toEqual([200, 200, 200, 200, 200]);
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

test("an order that somebody else has changed is told with their name, and the move is offered again", async ({
  page,
  server,
}) => {
  const aiko = await signedInAs(server, await newPerson(server, "Aiko", "manager"));
  const category = await aCategory(aiko, 0);
  const ids = category.dishes.map(({ item_id }) => item_id);
  const [first = "", second = "", ...others] = category.dishes.map(({ name }) => name);
  const last = others.at(-1) ?? "";
  const rows = await openOrder(page, category);
  // What the page reads is held back until `unroute`: the list on the screen is an old one.
  await page.route("**/v2/staff/menu", (route) =>
    route.request().method() === "GET" ? undefined : route.fallback(),
  );
  const theirs = [...ids.slice(-1), ...ids.slice(0, -1)];
  const edit = { target: category.target, values: { dishes: theirs } };
  expect(await aiko.changeMenu({ edits: [edit] })).toMatchObject({ ok: true });
  await button(page, order.down(first)).click();
  await expectNames(rows, [second, first, ...others]);
  await page.unroute("**/v2/staff/menu");
  await expect(page.getByText(order.conflict("Aiko", category.name))).toBeVisible();
  await expectNames(rows, [last, first, second, ...others.slice(0, -1)]);
  await button(page, order.moveAgain(first)).click();
  await expect(page.getByText(order.conflict("Aiko", category.name))).toBeHidden();
  await expect
    .poll(() => namesIn(aiko, category))
    .toEqual([last, first, second, ...others.slice(0, -1)]);
});

test("a move that the server refuses is taken back, and made again by a press", async ({
  page,
  server,
}) => {
  const api = await deskClient(server);
  const category = await aCategory(api, 0);
  const names = category.dishes.map(({ name }) => name);
  const [first = "", second = ""] = names;
  const rows = await openOrder(page, category);
  await page.route("**/v2/staff/menu", (route) =>
    route.request().method() === "PATCH" ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  await button(page, order.down(first)).click();
  await expect(button(page, menuPage.tryAgain(first))).toBeVisible();
  await expectNames(rows, names);
  await page.unroute("**/v2/staff/menu");
  await button(page, menuPage.tryAgain(first)).click();
  await expect(page.getByText(movedWords(first, 1, 2))).toBeVisible();
  expect((await namesIn(api, category)).slice(0, 2)).toEqual([second, first]);
});
