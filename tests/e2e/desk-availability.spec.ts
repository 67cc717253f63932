import type { Page } from "@playwright/test";
import { createApi } from "../../packages/contract/src/api.ts";
import { fieldErrors } from "../../packages/contract/src/field-problems.ts";
import { deskClient, placeFor } from "../support/desk-client.ts";
import { openEvening } from "../support/order-client.ts";
import type { TestServer } from "../support/test-server.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./desk-test.ts";
import { layoutFaults } from "./layout-faults.ts";
import { DESK, enterDesk } from "./pages/desk.ts";

/** Nobody is signed in at first, which the browser reports; a past moment is refused. */
test.use({ locale: "fr-FR", refused: [401, 422] });

const WORDS = DESK.availability;
const [PAST] = fieldErrors([{ path: "at", problem: "promise_past" }], "fr").at ?? [];

/** A dish of the sample that no other test orders. */
const UNADON = { id: 1504, name: "Unadon" };

async function isOnMenus(server: TestServer, id: number): Promise<boolean> {
  const api = createApi(server.url, fetch, "fr");
  const menus = await api.menus();
  if (!menus.ok) throw new Error(menus.problem.message);
  return menus.payload.some(({ categories }) =>
    categories.some(({ items }) => items.some(({ item_id }) => item_id === id)),
  );
}

test("a dish is sold out by one press once its name is on screen, with its return, and put back by undo", async ({
  page,
  server,
}) => {
  await enterDesk(page);
  await page.getByRole("link", { name: DESK.nav.availability }).click();
  const search = page.getByRole("searchbox", { name: WORDS.search });
  await expect(search).toBeFocused();
  await search.fill("unad");
  await page.getByRole("button", { name: WORDS.sellOut(UNADON.name) }).click();

  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByText(UNADON.name, { exact: true }) });
  await expect(row).toContainText(/De retour /);
  await expect(
    row.getByRole("button", { name: WORDS.until.tomorrow, pressed: true }),
  ).toBeVisible();
  expect(await isOnMenus(server, UNADON.id)).toBe(false);
  expect(await violations(page)).toEqual([]);

  await row.getByRole("button", { name: WORDS.until.further_notice }).click();
  await expect(row).toContainText(WORDS.noReturn);
  await page.getByRole("button", { name: WORDS.undo, exact: true }).click();
  await expect(row).toContainText(/De retour /);
  await row.getByRole("button", { name: WORDS.putOnSale(UNADON.name) }).click();
  await expect(row.getByRole("button", { name: WORDS.sellOut(UNADON.name) })).toBeVisible();
  expect(await isOnMenus(server, UNADON.id)).toBe(true);
});

test("all that a search names is sold out by one press, with what contains it by another; the focus stays", async ({
  page,
}) => {
  await enterDesk(page);
  await page.getByRole("link", { name: DESK.nav.availability }).click();
  await page.getByRole("searchbox", { name: WORDS.search }).fill("anguille");
  // Two dishes of the sample are named so, and two contain it.
  const found = 2;
  const EELS = WORDS.allFound("anguille");
  const rows = page.getByRole("region", { name: WORDS.onSaleTitle }).getByRole("listitem");

  const sellOut = page.getByRole("button", { name: WORDS.outFound(EELS, found) });
  await expect(sellOut).toBeVisible();
  const withContaining = WORDS.outFound(WORDS.withContaining(EELS), found + 2);
  await expect(page.getByRole("button", { name: withContaining })).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
  await sellOut.click();
  await expect(rows.filter({ hasText: /De retour / })).toHaveCount(found);
  const putBack = page.getByRole("button", { name: WORDS.putBackFound(EELS, found) });
  await expect(putBack).toBeFocused();
  await page.getByRole("button", { name: WORDS.undo, exact: true }).click();
  await expect(rows.filter({ hasText: /De retour / })).toHaveCount(0);

  const single = rows.first().getByRole("button").first();
  await single.press("Enter");
  await expect(rows.first()).toContainText(/De retour /);
  await expect(single).toBeFocused();
  await page.getByRole("button", { name: WORDS.outFound(EELS, 1) }).click();
  await putBack.click();
  await expect(rows.filter({ hasText: /De retour / })).toHaveCount(0);
});

test("a change at another device appears without reloading; what is typed stays", async ({
  page,
  server,
}) => {
  await enterDesk(page);
  await page.getByRole("link", { name: DESK.nav.availability }).click();
  const search = page.getByRole("searchbox", { name: WORDS.search });
  await search.fill("unad");
  await expect(page.getByRole("button", { name: WORDS.sellOut(UNADON.name) })).toBeVisible();
  const owner = await deskClient(server);
  const targets = [`dish:${UNADON.id}`];
  await owner.changeAvailability({ targets, sold_out: { until: "further_notice" } });
  await expect(page.getByText(WORDS.noReturn)).toBeVisible();
  await expect(search).toHaveValue("unad");
  await owner.changeAvailability({ targets, sold_out: null });
  await expect(page.getByText(WORDS.noReturn)).toHaveCount(0);
});

test("a dish is counted for the day, and the open orders that contain it are a press away", async ({
  page,
  server,
}) => {
  const guest = {
    ...{ first_name: "Ada", last_name: "L.", email: "a@example.org", phone: "0639981235" },
    date: openEvening(),
  };
  const { number, order_id } = await placeFor(server, guest);
  const owner = await deskClient(server);
  const { order } = await owner.order(order_id).then((reply) => {
    if (!reply.ok) throw new Error(reply.problem.message);
    return reply.payload;
  });
  const name = order.items[0]?.name ?? "";
  await enterDesk(page);
  await page.getByRole("link", { name: DESK.nav.availability }).click();
  await page.getByRole("searchbox", { name: WORDS.search }).fill(name);
  await page.getByRole("button", { name: WORDS.more(name), exact: true }).click();
  expect(await layoutFaults(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("textbox", { name: WORDS.count.label }).fill("500");
  await page.getByRole("button", { name: WORDS.count.set }).click();
  await expect(page.getByText(WORDS.left(500))).toBeVisible();
  await page.getByRole("button", { name: DESK.days.open(number) }).click();
  const details = page.getByRole("dialog", { name: DESK.dialogs.details(number) });
  await details.getByRole("link", { name: DESK.card.soldOutOf(name) }).click();
  await expect(details).toBeHidden();
  await expect(page).toHaveURL(/\?search=/);
  await expect(page.getByRole("searchbox", { name: WORDS.search })).toHaveValue(name);
});

async function openUnadon(page: Page): Promise<void> {
  await enterDesk(page);
  await page.getByRole("link", { name: DESK.nav.availability }).click();
  await page.getByRole("searchbox", { name: WORDS.search }).fill("unad");
  await page.getByRole("button", { name: WORDS.more(UNADON.name), exact: true }).click();
}

test("a moment that has passed is refused in words at its row, and what was typed stays", async ({
  page,
}) => {
  await openUnadon(page);
  const moment = page.getByLabel(WORDS.until.moment);
  await moment.fill("2026-01-01T12:00");
  await page.getByRole("button", { name: WORDS.until.set }).click();
  await expect(page.getByRole("listitem").getByRole("alert")).toHaveText(PAST ?? "");
  await expect(moment).toHaveValue("2026-01-01T12:00");
});

test("a count that is no number is refused at its field, which keeps what was typed and has the focus", async ({
  page,
}) => {
  await openUnadon(page);
  const count = page.getByRole("textbox", { name: WORDS.count.label });
  await count.fill("dix");
  await page.getByRole("button", { name: WORDS.count.set }).click();
  await expect(count).toHaveAccessibleDescription(WORDS.count.wrong);
  await expect(count).toBeFocused();
  await expect(count).toHaveValue("dix");
  expect(await layoutFaults(page)).toEqual([]);
});
