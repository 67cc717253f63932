import { formatMoney } from "@noren/contract/format/money.ts";
import type { Page } from "@playwright/test";
import { TRACK_WORDS } from "../../apps/web/src/i18n/track-words.ts";
import { asCents } from "../../packages/ordering/src/money.ts";
import { clearBoard, deskClient, place, placeDelivery } from "../support/desk-client.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./desk-test.ts";
import { reload, visit } from "./hydrated.ts";
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

test("the audit log shows what was done, the history finds an order by its name", async ({
  page,
  server,
}) => {
  const owner = await deskClient(server);
  const placed = await place(server, "Bérénice");
  await owner.accept(placed.order_id, { version: 0, minutes: 20 });
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
