import { setAcknowledged, setAutoRejected } from "../support/change-setting.ts";
import { deskClient, place, silenceAllOrders } from "../support/desk-client.ts";
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
  await silenceAllOrders(server);
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

test("an automatically rejected order stays on the board until it is acknowledged", async ({
  page,
  server,
}) => {
  await silenceAllOrders(server);
  const { order_id, number } = await place(server);
  const desk = await enterDesk(page);
  setAutoRejected(server, order_id);
  await reload(page);
  const card = desk.column("new").getByRole("article", { name: new RegExp(number) });
  await expect(card.getByText(DESK.answer.rejected)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await card.getByRole("button", { name: DESK.answer.seen, exact: true }).click();
  await expect(card).toBeHidden();
  const open = await (await deskClient(server)).openOrders();
  expect(open.ok && open.payload.orders.some((order) => order.order_id === order_id)).toBe(false);
});
