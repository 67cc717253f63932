import { formatMoney } from "@noren/contract/format/money.ts";
import type { Page } from "@playwright/test";
import { TRACK_WORDS } from "../../apps/web/src/i18n/track-words.ts";
import type { StaffApi } from "../../packages/contract/src/staff/staff-api.ts";
import { asCents } from "../../packages/ordering/src/money.ts";
import { clearBoard, deskClient, OWNER, place, placeDelivery } from "../support/desk-client.ts";
import { violations } from "./axe.ts";
import { covered } from "./covered.ts";
import { expect, test } from "./desk-test.ts";
import { reload, visit } from "./hydrated.ts";
import { installClock, stopTime } from "./page-clock.ts";
import { DESK, enterDesk } from "./pages/desk.ts";
import { SMOKE } from "./smoke.ts";

/** Nobody is signed in at first, which the browser reports; so is a refused command. */
test.use({ locale: "fr-FR", refused: [401, 409, 422] });

const WORDS = TRACK_WORDS.fr;

async function trackingOf(
  page: Page,
  { order_id, tracking_key }: Awaited<ReturnType<typeof place>>,
) {
  const guest = await page.context().browser()?.newContext({ serviceWorkers: "block" });
  if (!guest) throw new Error("no browser");
  const tab = await guest.newPage();
  const origin = new URL(page.url()).origin;
  await visit(tab, `${origin}/track/${order_id}?key=${tracking_key}`);
  return { tab, close: () => guest.close() };
}

test(
  "an order rings and is accepted with a time; its guest sees every step and prints only the receipt",
  SMOKE,
  async ({ page, server }) => {
    await clearBoard(server);
    const desk = await enterDesk(page);
    await reload(page);
    await page.getByRole("button", { name: DESK.alarm.arm }).click();
    await expect(page.getByText(DESK.alarm.armed)).toBeAttached();
    const placed = await place(server);
    await expect(page.getByText(DESK.alarm.rings(1, true))).toBeAttached();
    const { tab, close } = await trackingOf(page, placed);
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText(WORDS.headings.new);

    const order = desk.order(placed.number);
    await desk.accept(order, 20);
    await expect(desk.orderIn("accepted", placed.number)).toBeVisible();
    await expect(page.getByText(DESK.alarm.rings(1, true))).not.toBeAttached();
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText(WORDS.headings.accepted);
    await expect(tab.getByText(/^Prête (\S.* )?vers /)).toBeVisible();

    await order.getByRole("button", { name: DESK.steps.preparing, exact: true }).click();
    await expect(desk.orderIn("preparing", placed.number)).toBeVisible();
    await order.getByRole("button", { name: DESK.steps.ready, exact: true }).click();
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText(WORDS.headings.ready);
    await expect(desk.orderIn("ready", placed.number)).toBeVisible();
    await order.getByRole("button", { name: DESK.steps.completed }).click();
    await expect(order).toBeHidden();
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText(WORDS.headings.completed);
    await tab.getByText("Reçu n°").first().click();
    await tab.emulateMedia({ media: "print" });
    await expect(tab.getByRole("article", { name: /^Reçu/ })).toBeVisible();
    await expect(tab.getByRole("heading", { level: 1 })).toBeHidden();
    await expect(tab.getByText("Reçu n°").first()).toBeHidden();
    await expect(tab.getByRole("button", { name: WORDS.print })).toBeHidden();
    await close();
  },
);

test("a rejected guest reads the reason, and the order leaves the desk", async ({
  page,
  server,
}) => {
  const desk = await enterDesk(page);
  const placed = await place(server);
  const { tab, close } = await trackingOf(page, placed);
  const order = desk.order(placed.number);
  await order.getByRole("button", { name: DESK.card.more(placed.number) }).click();
  await page.getByRole("button", { name: DESK.answer.reject }).click();
  const dialog = page.getByRole("dialog", { name: DESK.dialogs.reject(placed.number) });
  await dialog.getByRole("button", { name: DESK.rejection.submit.reject }).click();
  await expect(dialog.getByText(DESK.rejection.chooseReason)).toBeVisible();
  await dialog.getByRole("button", { name: DESK.rejection.reasons.sold_out }).click();
  await dialog.getByRole("textbox").fill("Plus de saumon ce soir.");
  await dialog.getByRole("button", { name: DESK.rejection.submit.reject }).click();
  await expect(order).toBeHidden();
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText(WORDS.headings.rejected);
  await expect(tab.getByText("Plus de saumon ce soir.")).toBeVisible();
  await close();
});

test.describe("while commands fail", () => {
  test.use({ refused: [401, 503] });

  test("a rejection that was not sent stays open with its words and says why", async ({
    page,
    server,
  }) => {
    const desk = await enterDesk(page);
    const { number } = await place(server);
    const order = desk.order(number);
    const json = { status: "error", code: "not_ready", message: "Plus tard." };
    await page.route("**/reject", (route) => route.fulfill({ status: 503, json }));
    await order.getByRole("button", { name: DESK.card.more(number) }).click();
    await page.getByRole("button", { name: DESK.answer.reject }).click();
    const dialog = page.getByRole("dialog", { name: DESK.dialogs.reject(number) });
    await dialog.getByRole("button", { name: DESK.rejection.reasons.sold_out }).click();
    await dialog.getByRole("textbox").fill("Plus de saumon ce soir.");
    const submit = dialog.getByRole("button", { name: DESK.rejection.submit.reject });
    await submit.click();
    await expect(dialog.getByRole("alert")).toHaveText(DESK.notDone(number, json.message));
    await expect(dialog.getByRole("textbox")).toHaveValue("Plus de saumon ce soir.");
    expect(await violations(page)).toEqual([]);
    await page.unroute("**/reject");
    await submit.click();
    await expect(dialog).toBeHidden();
    await expect(order).toBeHidden();
  });
});

test("when two desks answer an order, the second is refused and shows who answered", async ({
  page,
  server,
}) => {
  const desk = await enterDesk(page);
  const other = await deskClient(server);
  const placed = await place(server);
  const order = desk.order(placed.number);
  await expect(order).toBeVisible();
  // The other desk is faster: this one's command has an outdated version.
  const seen = await versionOf(other, placed.order_id);
  await page.route("**/accept", async (route) => {
    await other.accept(placed.order_id, { version: seen, minutes: 30 });
    await route.continue();
  });
  await desk.accept(order, 10);
  const said = DESK.movedOn(placed.number, OWNER.email, DESK.happened.accepted);
  await expect(page.getByText(said)).toBeVisible();
  await expect.poll(() => covered(page), "under what was said").toEqual([]);
  await expect(desk.orderIn("accepted", placed.number)).toBeVisible();
});

test("a double tap sends one command, and none for the order that moves up", async ({
  page,
  server,
}) => {
  const desk = await enterDesk(page);
  const placed = await place(server);
  const next = await place(server);
  await expect(desk.order(next.number)).toBeVisible();
  const sent: string[] = [];
  page.on("request", (request) => request.url().endsWith("/accept") && sent.push(request.url()));
  // A press right after the alarm's bar has moved the tickets is refused.
  await expect(page.getByRole("button", { name: /^Vu : / })).toBeVisible();
  await expect(page.locator("[data-moved]")).toHaveCount(0);
  // Its two taps are one moment of the page's clock, however long the machine takes.
  await stopTime(page);
  await desk.accept(desk.order(placed.number), 30, { clickCount: 2 });
  await expect(desk.orderIn("accepted", placed.number)).toBeVisible();
  await expect(desk.orderIn("new", next.number)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test.describe("without a network", () => {
  test.use({ provokesOutage: true });

  test("the desk shows the outage for a minute, and afterwards has each of twenty orders once", async ({
    page,
    server,
    context,
  }) => {
    await installClock(page);
    const desk = await enterDesk(page);
    const before = await place(server, "Avant");
    await expect(desk.order(before.number)).toBeVisible();
    const known = await page.getByRole("article").count();
    await context.setOffline(true);
    await expect(page.getByText(DESK.connection.lost)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const missed = [];
    for (let count = 0; count < 20; count++) missed.push(await place(server, "Pendant"));
    await page.clock.runFor(60_000);
    await expect(page.getByText(DESK.connection.lost)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(DESK.connection.lost)).toBeHidden();
    await expect(page.getByRole("article")).toHaveCount(known + missed.length);
    for (const { number } of [before, ...missed]) await expect(desk.order(number)).toHaveCount(1);
  });
});

test("the audit log shows what was done, the history finds an order by its name", async ({
  page,
  server,
}) => {
  const owner = await deskClient(server);
  const placed = await place(server, "Bérénice");
  const version = await versionOf(owner, placed.order_id);
  await owner.accept(placed.order_id, { version, minutes: 20 });
  const desk = await enterDesk(page);
  await desk.open("audit");
  await expect(page.getByText(DESK.audit.actions.order_accepted).first()).toBeVisible();
  await desk.open("history");
  const found = await owner.order(placed.order_id);
  if (found.ok)
    await page.getByLabel(DESK.days.day, { exact: true }).fill(found.payload.order.slot.date);
  await page.getByRole("searchbox").fill("berenice");
  await page.getByRole("button", { name: DESK.days.open(placed.number) }).click();
  const details = page.getByRole("dialog", { name: DESK.dialogs.details(placed.number) });
  await expect(details.getByText(DESK.history.accepted)).toBeVisible();
});

test(
  "a dish is refunded by quantity, and the order shows the refund",
  SMOKE,
  async ({ page, server }) => {
    const owner = await deskClient(server);
    const placed = await place(server);
    await owner.accept(placed.order_id, { version: 0, minutes: 20 });
    const desk = await enterDesk(page);
    await desk
      .order(placed.number)
      .getByRole("button", { name: DESK.card.more(placed.number) })
      .click();
    await page.getByRole("button", { name: DESK.refund.open }).click();
    const dialog = page.getByRole("dialog", { name: DESK.refund.title(placed.number) });
    await dialog
      .getByRole("button", { name: /^Un de plus/ })
      .first()
      .click();
    expect(await violations(page), page.url()).toEqual([]);
    await dialog.getByRole("button", { name: /^Rembourser \d/ }).click();
    // Nobody has paid the cash.
    await expect(page.getByText(/à encaisser\s.*\sde moins\.$/)).toBeVisible();
    const after = await owner.order(placed.order_id);
    expect(after.ok && after.payload.refundable.lines[0]).toEqual([]);
  },
);

test("the delivery fee is refunded by a checkbox, and the amount to collect is reduced", async ({
  page,
  server,
}) => {
  const owner = await deskClient(server);
  const placed = await placeDelivery(server);
  await owner.accept(placed.order_id, { version: 0, minutes: 20 });
  const before = await owner.order(placed.order_id);
  if (!before.ok) throw new Error(before.problem.message);
  const { delivery, total } = before.payload.order;
  const desk = await enterDesk(page);
  const card = desk.order(placed.number);
  await expect(card).toContainText(inEuros(total));
  await card.getByRole("button", { name: DESK.card.more(placed.number) }).click();
  await page.getByRole("button", { name: DESK.refund.open }).click();
  const dialog = page.getByRole("dialog", { name: DESK.refund.title(placed.number) });
  await dialog.getByRole("checkbox", { name: `Livraison ${inEuros(delivery)}` }).check();
  await expect(dialog.getByText(DESK.refund.takenOff)).toBeVisible();
  expect(await violations(page), page.url()).toEqual([]);
  await dialog.getByRole("button", { name: `Rembourser ${inEuros(delivery)}` }).click();
  await expect(card).toContainText(`À encaisser ${inEuros(total - delivery)}`);
  await card.getByRole("button", { name: DESK.card.more(placed.number) }).click();
  const details = page.getByRole("dialog", { name: DESK.dialogs.details(placed.number) });
  await expect(details.getByText(DESK.history.refunded)).toContainText(inEuros(delivery));
});

function inEuros(cents: number): string {
  return formatMoney(asCents(cents), "fr");
}

async function versionOf(api: StaffApi, orderId: string): Promise<number> {
  const reply = await api.order(orderId);
  if (!reply.ok) throw new Error(reply.problem.message);
  return reply.payload.order.version;
}
