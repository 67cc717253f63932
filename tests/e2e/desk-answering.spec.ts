import { setAcknowledged, setAutoRejected } from "../support/change-setting.ts";
import { clearBoard, deskClient, place } from "../support/desk-client.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./desk-test.ts";
import { reload } from "./hydrated.ts";
import { DESK, enterDesk } from "./pages/desk.ts";

/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401] });

test("silencing one order silences it on every screen; the other keeps ringing, and the first rings again later", async ({
  page,
  server,
}) => {
  await clearBoard(server);
  const [first, second] = [await place(server), await place(server)];
  const desk = await enterDesk(page);
  await expect(page.getByText(DESK.alarm.rings(2, true))).toBeAttached();

  await desk
    .order(first.number)
    .getByRole("button", { name: DESK.answer.seen, exact: true })
    .click();
  await expect(page.getByText(DESK.alarm.rings(1, true))).toBeAttached();
  await expect(desk.order(first.number).getByText(/Sonne à nouveau dans [01]:\d\d/)).toBeVisible();
  await expect(desk.order(second.number).getByText(DESK.answer.rings)).toBeVisible();
  await page.getByRole("button", { name: DESK.alarm.stop(second.number) }).click();
  await expect(page.getByText(/Ça sonne\s:/)).not.toBeAttached();

  // Five seconds before it rings again: it may have done so before the page is there.
  setAcknowledged(server, first.order_id, 85_000);
  await reload(page);
  await expect(page.getByRole("button", { name: DESK.alarm.stop(first.number) })).toBeVisible();
  await expect(desk.order(first.number).getByText(/^Refus auto/)).toBeVisible();
});

test("orders that nobody answered are one line above the one that rings, cleared by one press", async ({
  page,
  server,
}) => {
  await clearBoard(server);
  const ended = [await place(server), await place(server), await place(server)];
  const ringing = await place(server);
  const desk = await enterDesk(page);
  for (const { order_id } of ended) setAutoRejected(server, order_id);
  await reload(page);
  const line = page.getByRole("region", { name: DESK.inbox.ended.label });
  await expect(line).toContainText(DESK.inbox.ended.count(3, 0));
  for (const { number } of ended) {
    await expect(line).toContainText(number);
    await expect(desk.order(number)).toHaveCount(0);
  }
  const accept = desk.order(ringing.number).getByRole("button", { name: /^Accepter pour/ });
  await expect(accept).toBeInViewport({ ratio: 1 });
  expect(await violations(page)).toEqual([]);
  await line.getByText(DESK.inbox.ended.count(3, 0)).click();
  const first = ended[0]?.number ?? "";
  await expect(line.getByRole("button", { name: first })).toBeVisible();
  await line.getByRole("button", { name: DESK.answer.seen, exact: true }).click();
  await expect(line).toHaveCount(0);
  const open = await (await deskClient(server)).openOrders();
  const numbers = open.ok ? open.payload.orders.map(({ number }) => number) : [];
  expect(numbers).toContain(ringing.number);
  for (const { number } of ended) expect(numbers).not.toContain(number);
});

test("a promise without its time is refused at the field, and nothing is promised", async ({
  page,
  server,
}) => {
  const { number } = await place(server);
  const desk = await enterDesk(page);
  await desk
    .order(number)
    .getByRole("button", { name: DESK.card.more(number) })
    .click();
  const details = page.getByRole("dialog", { name: DESK.dialogs.details(number) });
  await details.getByRole("button", { name: DESK.answer.otherTime }).click();
  const dialog = page.getByRole("dialog", { name: DESK.dialogs.accept(number) });
  const exact = dialog.getByLabel(DESK.answer.exactTime);
  await dialog.getByRole("button", { name: DESK.answer.promise, exact: true }).click();
  await expect(exact).toHaveAccessibleDescription(DESK.answer.needsTime);
  await expect(exact).toBeFocused();
  await expect(dialog).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
