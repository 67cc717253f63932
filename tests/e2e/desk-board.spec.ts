import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { deskEn } from "../../apps/web/src/i18n/desk-en.ts";
import { deskFr } from "../../apps/web/src/i18n/desk-fr.ts";
import { DEMO_WORD } from "../../packages/contract/src/demo-label.ts";
import { deskClient } from "../support/desk-client.ts";
import { fillFullBoard } from "../support/full-board.ts";
import type { TestServer } from "../support/test-server.ts";
import { violations } from "./axe.ts";
import { covered } from "./covered.ts";
import { test as base, expect } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { DESK, DESK_LANGUAGES, signIn } from "./pages/desk.ts";
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
          orders.map(({ number, items }) => [
            number,
            items.map(({ name, kitchen_name = name }) => kitchen_name),
          ]),
        ),
        unanswered: orders.filter((order) => order.progress === "new").map(({ number }) => number),
      });
    },
    { scope: "worker" },
  ],
});
test.use({ locale: "fr-FR", provokesOutage: true });

async function openBoard(
  page: Page,
  { width, height }: { width: number; height: number },
  prefix = "/fr",
): Promise<void> {
  await page.setViewportSize({ width, height });
  await signIn(page);
  await visit(page, `${prefix}/desk`);
  await expect(page.getByRole("article")).toHaveCount(12);
}

const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

for (const { width, height, least, prefix, words } of [
  { width: 1024, height: 768, least: 10, prefix: "/fr", words: deskFr },
  { width: 1024, height: 768, least: 10, prefix: "/en", words: deskEn },
  { width: 768, height: 1024, least: 9, prefix: "/fr", words: deskFr },
])
  test(`of 12 orders a tablet of ${width} × ${height} px shows ${least}, and all of those to answer (${prefix})`, async ({
    page,
    rush: { lines, unanswered },
  }) => {
    expect(
      sum(Object.fromEntries(Object.entries(lines).map(([at, { length }]) => [at, length]))),
    ).toBe(43);
    await openBoard(page, { width, height }, prefix);
    await expect
      .poll(async () => (await readable(page, lines)).orders.length)
      .toBeGreaterThanOrEqual(least);
    const { dishes } = await readable(page, lines);
    expect(sum(dishes), JSON.stringify(dishes)).toBeGreaterThanOrEqual(30);
    for (const number of unanswered) {
      expect(dishes[number], number).toBe(lines[number]?.length);
      const ticket = page.getByRole("article", { name: number });
      const accept = ticket.getByRole("button", { name: new RegExp(`^${words.answer.yes}`) });
      await expect(accept).toBeInViewport({ ratio: 1 });
    }
    expect(await covered(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });

test("on a phone all bars are one, the most urgent first, over the dishes of the first order", async ({
  page,
  server,
  rush: { lines, unanswered },
}) => {
  const owner = await deskClient(server);
  await owner.changeOrdering({ pause: { minutes: 30 }, pause_type: "both" });
  await openBoard(page, { width: 390, height: 844 });
  const bars = page.getByRole("complementary", { name: DESK.standing });
  const alarm = bars.getByRole("button", { name: /^Vu : / });
  const pause = bars.getByText(DESK.pause.paused.both);
  const demonstration = bars.getByText(DESK.demonstration.title);
  await expect(alarm).toBeVisible();
  const first = unanswered[0] ?? "";
  await expect
    .poll(async () => (await readable(page, lines)).dishes[first])
    .toBe(lines[first]?.length);
  // The other bars wait behind a button.
  await expect(pause).toBeHidden();
  await expect(demonstration).toBeHidden();
  expect((await bars.boundingBox())?.height).toBeLessThanOrEqual(80);
  // High enough that a sticky answer half covers no button, which would count as a small target.
  await page.setViewportSize({ width: 390, height: 4000 });
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  // A lost connection is more urgent than an order that rings.
  await page.context().setOffline(true);
  await expect(bars.getByText(DESK.connection.lost)).toBeVisible();
  await expect(alarm).toBeHidden();
  expect((await bars.boundingBox())?.height).toBeLessThanOrEqual(110);
  await expect
    .poll(async () => (await readable(page, lines)).dishes[first])
    .toBe(lines[first]?.length);
  await page.context().setOffline(false);
  await expect(alarm).toBeVisible();
  await page.getByRole("button", { name: DESK.others(2) }).click();
  await expect(pause).toBeVisible();
  await expect(demonstration).toBeVisible();
  await owner.changeOrdering({ pause: null, pause_type: "both" });
});

/** A step of scrolling in px, smaller than half a button. */
const STEP = 25;

test("on a phone no button of a ticket is half under what accepts its order, wherever the board is scrolled to", async ({
  page,
  rush: { unanswered },
}) => {
  await openBoard(page, { width: 390, height: 844 });
  const last = page.getByRole("article", { name: unanswered.at(-1) ?? "" });
  const seen = last.getByRole("button", { name: DESK.answer.seen, exact: true });
  await page.mouse.move(195, 500);
  for (let steps = 0; steps < 30; steps++) {
    const before = await last.boundingBox();
    expect(await covered(page), `after ${steps} steps`).toEqual([]);
    await page.mouse.wheel(0, STEP);
    await expect.poll(async () => (await last.boundingBox())?.y).toBeLessThan(before?.y ?? 0);
  }
  await expect(seen).toBeInViewport();
});

/** As an order that the demo provider was paid for, or as one that is paid in cash. */
function storeDemonstration(server: TestServer, number: string, demonstration: 0 | 1): void {
  const database = new DatabaseSync(join(server.dataDir, "noren.sqlite"), { timeout: 5000 });
  database
    .prepare("update orders set demonstration = ? where seq = ?")
    .run(demonstration, Number(number));
  database.close();
}

test("a demonstration is marked in one word on one line, beside or below the order type", async ({
  page,
  server,
  rush: { unanswered },
}) => {
  const number = unanswered[0] ?? "";
  storeDemonstration(server, number, 1);
  await openBoard(page, { width: 1024, height: 768 });
  const ticket = page.getByRole("article", { name: number });
  const mark = ticket.getByText(DEMO_WORD.fr);
  const type = ticket.getByText(DESK.card.pickup).locator("..");
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const boxes = await Promise.all(
      [mark, type, ticket].map((part) =>
        part.evaluate((box) => box.getBoundingClientRect().toJSON()),
      ),
    );
    const [marked, typed, whole] = boxes as [DOMRect, DOMRect, DOMRect];
    const isApart = marked.left >= typed.right || marked.top >= typed.bottom;
    expect.soft(isApart, `beside or below at ${width} px`).toBe(true);
    expect.soft(marked.right, `inside the ticket at ${width} px`).toBeLessThan(whole.right);
    const lines = await mark.evaluate((box) => {
      const word = document.createRange();
      word.selectNodeContents(box.firstChild ?? box);
      return word.getClientRects().length;
    });
    expect.soft(lines, `lines at ${width} px`).toBe(1);
  }
  expect(await violations(page)).toEqual([]);
  storeDemonstration(server, number, 0);
});

for (const { prefix, words } of DESK_LANGUAGES)
  test(`what is due over all orders is counted by dish, and by choice apart (${prefix})`, async ({
    page,
    rush: _,
    server,
  }) => {
    const open = await (await deskClient(server)).openOrders();
    if (!open.ok) throw new Error(open.problem.message);
    const toCook = open.payload.orders.filter(({ progress }) =>
      ["new", "accepted", "preparing"].includes(progress),
    );
    const [tonight] = toCook.map(({ slot }) => slot.date).sort();
    const pieces = toCook
      .filter(({ slot }) => slot.date === tonight)
      .flatMap(({ items }) => items)
      .filter(({ is_drink, is_free }) => !is_drink && !is_free)
      .reduce((all, { quantity }) => all + quantity, 0);
    await openBoard(page, { width: 1024, height: 768 });
    await visit(page, `${prefix}/desk`);
    await page.getByRole("button", { name: words.allDay.open }).click();
    const due = page.getByRole("region", { name: words.allDay.dishes(pieces) });
    await expect(due.getByRole("listitem").filter({ hasText: "Tataki de thon" })).toContainText(
      "2×",
    );
    const choices = due.getByRole("heading", { name: words.allDay.choices, level: 3 });
    await expect(choices).toBeAttached();
    await expect(page.getByRole("article").first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(due).toBeVisible();
    await expect(page.getByRole("article").first()).toBeHidden();
    await page.getByRole("button", { name: words.allDay.open }).click();
    await expect(page.getByRole("article").first()).toBeVisible();
  });
