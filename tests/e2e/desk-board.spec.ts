import type { Page } from "@playwright/test";
import { deskClient } from "../support/desk-client.ts";
import { fillFullBoard } from "../support/full-board.ts";
import { violations } from "./axe.ts";
import { covered } from "./covered.ts";
import { test as base, expect } from "./desk-test.ts";
import { reload } from "./hydrated.ts";
import { DESK, enterDesk } from "./pages/desk.ts";
import { readable } from "./readable.ts";

/** The names of the dishes of each open order, by its number. */
type Lines = Record<string, string[]>;
type Rush = { lines: Lines; unanswered: string[] };

const test = base.extend<object, { rush: Rush }>({
  rush: [
    async ({ server }, use) => {
      await fillFullBoard(server);
      const open = await (await deskClient(server)).openOrders();
      if (!open.ok) throw new Error(open.problem.message);
      const { orders } = open.payload;
      await use({
        lines: Object.fromEntries(
          orders.map(({ number, items }) => [number, items.map(({ name }) => name)]),
        ),
        unanswered: orders.filter((order) => order.progress === "new").map(({ number }) => number),
      });
    },
    { scope: "worker" },
  ],
});
/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401] });

async function openBoard(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await enterDesk(page);
  await reload(page);
  await expect(page.getByRole("article")).toHaveCount(12);
}

const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

for (const { width, height, least } of [
  { width: 1024, height: 768, least: 10 },
  { width: 768, height: 1024, least: 9 },
])
  test(`of 12 orders a tablet of ${width} × ${height} px shows ${least}, and all of those to answer`, async ({
    page,
    rush: { lines, unanswered },
  }) => {
    expect(
      sum(Object.fromEntries(Object.entries(lines).map(([at, { length }]) => [at, length]))),
    ).toBe(43);
    await openBoard(page, width, height);
    await expect
      .poll(async () => (await readable(page, lines)).orders.length)
      .toBeGreaterThanOrEqual(least);
    const { dishes } = await readable(page, lines);
    expect(sum(dishes), JSON.stringify(dishes)).toBeGreaterThanOrEqual(30);
    for (const number of unanswered) {
      expect(dishes[number], number).toBe(lines[number]?.length);
      const ticket = page.getByRole("article", { name: number });
      await expect(ticket.getByRole("button", { name: /^Accepter pour/ })).toBeInViewport({
        ratio: 1,
      });
    }
    expect(await covered(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });

test("on a phone the dishes of the first order are above the fold, under every bar there is", async ({
  page,
  server,
  rush: { lines, unanswered },
}) => {
  const owner = await deskClient(server);
  await owner.changeOrdering({ pause: { minutes: 30 }, pause_type: "both" });
  await openBoard(page, 390, 844);
  await expect(page.getByText(DESK.pause.paused.both)).toBeVisible();
  const first = unanswered[0] ?? "";
  await expect
    .poll(async () => (await readable(page, lines)).dishes[first])
    .toBe(lines[first]?.length);
  // The other bars wait behind a button.
  await expect(page.getByText(DESK.demonstration.title)).toBeHidden();
  await page.getByRole("button", { name: DESK.others(1) }).click();
  await expect(page.getByText(DESK.demonstration.title)).toBeVisible();
  await owner.changeOrdering({ pause: null, pause_type: "both" });
});

test("what is due over all orders is counted by dish, and by choice apart", async ({
  page,
  rush: _,
  server,
}) => {
  const open = await (await deskClient(server)).openOrders();
  if (!open.ok) throw new Error(open.problem.message);
  const toCook = open.payload.orders.filter(({ progress }) =>
    ["new", "accepted", "preparing"].includes(progress),
  );
  const pieces = toCook
    .flatMap(({ items }) => items)
    .reduce((all, { quantity }) => all + quantity, 0);
  await openBoard(page, 1024, 768);
  await page.getByRole("button", { name: DESK.allDay.open }).click();
  const due = page.getByRole("region", { name: DESK.allDay.dishes(pieces) });
  await expect(due.getByRole("listitem").filter({ hasText: "Tataki de thon" })).toContainText("2×");
  await expect(due.getByRole("heading", { name: DESK.allDay.choices })).toBeAttached();
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(due).toBeVisible();
  await expect(page.getByRole("article").first()).toBeHidden();
  await page.getByRole("button", { name: DESK.allDay.open }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
});
