import { deskClient, OWNER, place } from "../support/desk-client.ts";
import { violations } from "./axe.ts";
import { covered } from "./covered.ts";
import { expect, test } from "./desk-test.ts";
import { installClock, stopTime } from "./page-clock.ts";
import { DESK, enterDesk } from "./pages/desk.ts";

/** Nobody is signed in at first, which the browser reports; so is a refused command. */
test.use({ locale: "fr-FR", refused: [401, 409, 422] });

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
  await page.route("**/accept", async (route) => {
    await other.accept(placed.order_id, { version: 0, minutes: 30 });
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
