import { deskFr } from "../../apps/web/src/i18n/desk-fr.ts";
import { addUnreachablePrinter, writeDispute } from "../support/busy-desk.ts";
import { clearBoard, deskClient, done, place, placeFor } from "../support/desk-client.ts";
import { violations } from "./axe.ts";
import { expect, testOnOwnBoard } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { outsideTexts } from "./outside-texts.ts";
import { boxOf, enterBoard, LONG, PHONE, placeAccepted, rest, TABLET } from "./pages/board.ts";
import { answered, DESK_LANGUAGES, deskOn, enterDesk, signIn } from "./pages/desk.ts";

const test = testOnOwnBoard();
/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401], provokesOutage: true });

test("on a phone an arrival waits in words while the board is touched, and comes first after", async ({
  page,
  server,
}) => {
  const owner = await deskClient(server);
  await clearBoard(server);
  const [cooked] = await placeAccepted(server, owner, 1);
  const asked = await place(server);
  await page.setViewportSize(PHONE);
  const desk = await enterBoard(page, 2);
  const ticket = desk.order(cooked?.number ?? "");
  await rest(page, desk.order(asked.number));
  const before = await boxOf(ticket);
  const arrived = await place(server);
  await expect(desk.lane.getByText(deskFr.inbox.arrived(1))).toBeVisible();
  await expect(desk.order(arrived.number)).toHaveCount(0);
  expect(await boxOf(ticket)).toEqual(before);
  await page.mouse.up();
  await page.mouse.move(PHONE.width / 2, 10);
  await expect(desk.orderIn("new", arrived.number)).toBeVisible();
  expect((await boxOf(ticket)).y).toBeGreaterThan((await boxOf(desk.order(arrived.number))).y);
});

test("in one column under a mouse a press on the words shows the order that came", async ({
  page,
  server,
}) => {
  const owner = await deskClient(server);
  await clearBoard(server);
  await placeAccepted(server, owner, 4);
  const asked = await place(server);
  await page.setViewportSize(PHONE);
  const desk = await enterBoard(page, 5);
  // A bar that came later would lie over the words for as long as the mouse is on the board.
  const seen = page.getByRole("button", { name: deskFr.alarm.stop(asked.number) });
  await expect(seen).toBeVisible();
  await desk.order(asked.number).getByRole("list").first().hover();
  const arrived = await place(server);
  const words = desk.lane.getByRole("button", { name: deskFr.inbox.arrived(1) });
  await expect(desk.order(arrived.number)).toHaveCount(0);
  await words.click();
  await expect(desk.orderIn("new", arrived.number)).toBeInViewport();
  await expect(words).toHaveCount(0);
});

test("on a phone a bar that comes while the board is touched lies over it, and takes its room after", async ({
  page,
  server,
}) => {
  const owner = await deskClient(server);
  await clearBoard(server);
  const [cooked] = await placeAccepted(server, owner, 1);
  await page.setViewportSize(PHONE);
  const desk = await enterDesk(page);
  const ticket = desk.order(cooked?.number ?? "");
  await expect(ticket).toBeVisible();
  const bars = page.getByRole("complementary", { name: deskFr.standing });
  await expect(bars.getByText(deskFr.demonstration.title)).toBeVisible();
  await rest(page, ticket);
  const before = await boxOf(ticket);
  const arrived = await place(server);
  await expect(bars.getByRole("button", { name: deskFr.alarm.stop(arrived.number) })).toBeVisible();
  await expect(desk.lane.getByText(deskFr.inbox.arrived(1))).toBeVisible();
  expect(await boxOf(ticket)).toEqual(before);
  await page.context().setOffline(true);
  await expect(bars.getByText(deskFr.connection.lost)).toBeVisible();
  expect(await boxOf(ticket)).toEqual(before);
  await page.context().setOffline(false);
  await expect(bars.getByText(deskFr.connection.lost)).toBeHidden();
  expect(await boxOf(ticket)).toEqual(before);
  await page.mouse.up();
  await page.mouse.move(PHONE.width / 2, 10);
  await expect(desk.orderIn("new", arrived.number)).toBeVisible();
  const bottom = await bars.evaluate((box) => box.getBoundingClientRect().bottom);
  await expect
    .poll(async () => (await desk.order(arrived.number).boundingBox())?.y)
    .toBeGreaterThanOrEqual(bottom);
});

test("on a phone the answer to the only new order leaves its place empty while the board is touched", async ({
  page,
  server,
}) => {
  const owner = await deskClient(server);
  await clearBoard(server);
  const [cooked] = await placeAccepted(server, owner, 1);
  const asked = await place(server);
  await page.setViewportSize(PHONE);
  const desk = await enterBoard(page, 2);
  const ticket = desk.order(cooked?.number ?? "");
  await rest(page, ticket);
  const before = await boxOf(ticket);
  done(await owner.accept(asked.order_id, { version: 0, minutes: 20 }));
  await expect(desk.orderIn("accepted", asked.number)).toBeAttached();
  expect(await boxOf(ticket)).toEqual(before);
  await page.mouse.up();
  await page.mouse.move(PHONE.width / 2, 10);
  await expect.poll(async () => (await boxOf(ticket)).y).toBeLessThan(before.y);
});

for (const { prefix, words } of DESK_LANGUAGES)
  test(`on a phone the first ticket is at most 200 px from the top, and large text scrolls nothing sideways (${prefix})`, async ({
    page,
    server,
  }) => {
    const owner = await deskClient(server);
    await clearBoard(server);
    await placeAccepted(server, owner, 2);
    await page.setViewportSize(PHONE);
    await signIn(page);
    await visit(page, `${prefix}/desk`);
    const first = page.getByRole("article").first();
    await expect(page.getByRole("article")).toHaveCount(2);
    expect((await boxOf(first)).y, "without a new order").toBeLessThanOrEqual(200);
    const asked = await place(server);
    await expect(deskOn(page, words).order(asked.number)).toBeVisible();
    expect((await boxOf(first)).y, "with one that rings").toBeLessThanOrEqual(200);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    const excess = await page.evaluate(() =>
      [...document.querySelectorAll("html, body *")]
        .filter((box) => ["auto", "scroll"].includes(getComputedStyle(box).overflowX))
        .concat(document.documentElement)
        .map((box) => box.scrollWidth - box.clientWidth),
    );
    expect(Math.max(...excess), "px to be scrolled sideways").toBe(0);
    expect(await outsideTexts(page), "texts outside of the screen").toEqual([]);
  });

for (const { prefix, words } of DESK_LANGUAGES)
  test(`on a phone the first ticket is at most 200 px from the top under every bar (${prefix})`, async ({
    page,
    server,
  }) => {
    const owner = await deskClient(server);
    await clearBoard(server);
    const [cooked] = await placeAccepted(server, owner, 1);
    let storage = "ok";
    await answered(page, "**/v2/staff/ordering", () => ({ storage }));
    await answered(page, "**/v2/staff/me", () => ({ untrusted_proxy: "192.168.100.200" }));
    await page.setViewportSize(PHONE);
    await enterDesk(page);
    const bars = page.getByRole("complementary", { name: words.standing });
    const first = page.getByRole("article").first();
    async function isHigh(name: string): Promise<void> {
      await expect(bars.getByText(name)).toBeVisible();
      await expect(first).toBeVisible();
      expect((await boxOf(first)).y, name).toBeLessThanOrEqual(200);
    }
    async function openArmed(): Promise<void> {
      await visit(page, `${prefix}/desk`);
      await isHigh(words.alarm.silent);
      await bars.getByRole("button", { name: words.alarm.arm }).click();
    }
    await openArmed();
    await isHigh(words.proxy.untrusted);
    writeDispute(server, cooked?.order_id ?? "");
    await openArmed();
    await isHigh(words.paymentsToCheck(1));
    const printer = await addUnreachablePrinter(owner);
    const { unreachable } = words.printing.status;
    await isHigh(words.printing.bar.trouble(printer.name, unreachable));
    storage = "low";
    await openArmed();
    await isHigh(words.storage.low.title);
    await owner.changeOrdering({ extra: { add_minutes: 15, end: { minutes: 60 } } });
    await isHigh(words.pause.extra(15));
    await owner.changeOrdering({ pause: { minutes: 30 }, pause_type: "pickup" });
    await isHigh(words.pause.paused.pickup);
    storage = "full";
    await visit(page, `${prefix}/desk`);
    await isHigh(words.storage.full.title);
    await page.context().setOffline(true);
    await isHigh(words.connection.lost);
    await page.context().setOffline(false);
    // What does not fit into three lines is behind the button.
    await page.getByRole("button", { name: words.others(7) }).click();
    await expect(bars.getByText("TRUST_PROXY")).toBeVisible();
    await owner.changeOrdering({ pause: null, pause_type: "pickup", extra: null });
    await owner.removePrinter(printer.id);
    const { checks } = done(await owner.paymentChecks());
    for (const { id } of checks) await owner.markCheckSeen(id);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

for (const { prefix, words } of DESK_LANGUAGES)
  for (const screen of [PHONE, TABLET])
    test(`number and whole name of an order that becomes ready are on a screen of ${screen.width} px, wherever its ticket is (${prefix})`, async ({
      page,
      server,
    }) => {
      const owner = await deskClient(server);
      await clearBoard(server);
      await placeAccepted(server, owner, 12);
      const last = await placeFor(server, LONG);
      done(await owner.accept(last.order_id, { version: 0, minutes: 25 }));
      await page.setViewportSize(screen);
      await signIn(page);
      await visit(page, `${prefix}/desk`);
      await expect(page.getByRole("article")).toHaveCount(13);
      const desk = deskOn(page, words);
      const head = desk.order(last.number).getByRole("heading");
      await expect(head).not.toBeInViewport();
      done(await owner.ready(last.order_id, { version: 1 }));
      const ready = page.getByRole("region", { name: words.columns.ready });
      const called = ready.getByRole("button", { name: `${last.number} ${nameOf(LONG)}` });
      await expect(called).toBeInViewport({ ratio: 1 });
      expect(await violations(page)).toEqual([]);
      await called.click();
      await expect(head).toBeInViewport({ ratio: 1 });
      await expect(ready).toHaveCount(0);
    });

for (const { prefix, words } of DESK_LANGUAGES)
  test(`the board's clock is on an empty board too (${prefix})`, async ({ page, server }) => {
    await clearBoard(server);
    await page.setViewportSize(PHONE);
    await signIn(page);
    await visit(page, `${prefix}/desk`);
    await expect(page.getByText(words.inbox.emptyTitle)).toBeVisible();
    const clock = page.getByText(new RegExp(`^${words.inbox.clock}\\s*\\d`));
    await expect(clock).toBeInViewport({ ratio: 1 });
  });

function nameOf({ first_name, last_name }: typeof LONG): string {
  return `${first_name} ${last_name}`;
}
