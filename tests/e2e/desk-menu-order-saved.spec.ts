import { deskClient, newPerson, signedInAs } from "../support/desk-client.ts";
import { aCategory } from "../support/menu-categories.ts";
import { expect, test } from "./desk-test.ts";
import { DESK } from "./pages/desk.ts";
import { button, expectNames, movedWords, namesIn, openOrder } from "./pages/menu-order.ts";

const { menuPage } = DESK;
const { order } = menuPage;

/** Nobody is signed in at first, which the browser reports; a conflict and a fault are refused. */
test.use({ locale: "fr-FR", refused: [401, 409, 503] });

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
