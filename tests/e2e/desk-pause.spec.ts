import type { APIResponse } from "@playwright/test";
import { PAUSED_WORDS } from "../../apps/web/src/i18n/paused-words.ts";
import { pauseFor } from "../support/change-setting.ts";
import { clearBoard, place } from "../support/desk-client.ts";
import { expect, test } from "./desk-test.ts";
import { reload, visit } from "./hydrated.ts";
import { installClock } from "./page-clock.ts";
import { DESK, DESK_LANGUAGES, enterDesk, expectBar, signIn } from "./pages/desk.ts";

/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401] });

const PAUSE_MS = 30 * 60_000;
/** By which the storefront rounds down; the desk by less. */
const TICK_MS = 30_000;

/** What rings folds the bar of a pause behind a button. */
test.beforeEach(({ server }) => clearBoard(server));

test("deliveries are paused alone: the storefront shows until when, and accepts pickups", async ({
  page,
  server,
}) => {
  await enterDesk(page);
  await page.getByRole("button", { name: DESK.pause.open, exact: true }).click();
  await page.getByRole("radio", { name: DESK.pause.types.delivery }).check();
  await page.getByRole("button", { name: DESK.pause.minutes(30), exact: true }).click();
  await expectBar(page, DESK.pause.paused.delivery);
  const shop = await page.context().newPage();
  await visit(shop, `${server.url}/menu`);
  await expect(shop.getByText(/Les livraisons reprennent (\S.* )?à/)).toBeVisible();
  await place(server);
  await page.getByRole("button", { name: DESK.pause.resume }).click();
  await expect(page.getByText(DESK.pause.paused.delivery)).toBeHidden();
});

test("a pause is shown in the storefront with its end, and ends when the desk ends it", async ({
  page,
  server,
}) => {
  await enterDesk(page);
  await page.getByRole("button", { name: DESK.pause.open, exact: true }).click();
  await page.getByRole("button", { name: DESK.pause.minutes(30), exact: true }).click();
  await expectBar(page, DESK.pause.paused.both);
  const shop = await page.context().newPage();
  await visit(shop, `${server.url}/menu`);
  await expect(shop.getByText(/les commandes reprennent (\S.* )?à/)).toBeVisible();
  await page.getByRole("button", { name: DESK.pause.resume }).click();
  await expect(page.getByText(DESK.pause.paused.both)).toBeHidden();
  await reload(shop);
  await expect(shop.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(shop.getByText(/les commandes reprennent (\S.* )?à/)).toBeHidden();
});

test("a pause expires by itself, for the desk, the storefront and the checkout", async ({
  page,
  server,
}) => {
  const shop = await page.context().newPage();
  await installClock(page);
  const desk = await enterDesk(page);
  pauseFor(server, PAUSE_MS);
  // For a slot after the pause; an order makes the server reload what was changed.
  await place(server);
  // The desk uses the server's clock, which does not jump with the page's; and it reads the pause as
  // it was, also where it connects after the server's has been made to end.
  let ordering: APIResponse | undefined;
  await page.route(/\/v2\/staff\/(?!events)/, async (route) => {
    const isOrdering = route.request().url().endsWith("/ordering");
    const response = (isOrdering && ordering) || (await route.fetch());
    if (isOrdering) ordering = response;
    const { date: _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await visit(shop, `${server.url}/menu`);
  await reload(page);
  await expectBar(page, DESK.pause.paused.both);
  await expect(shop.getByText(/les commandes reprennent (\S.* )?à/)).toBeVisible();

  // Expires on both screens and on the server, without an event.
  pauseFor(server, 0);
  await page.clock.fastForward(PAUSE_MS + TICK_MS);
  await expect(page.getByText(DESK.pause.over.both)).toBeVisible();
  await expect(page.getByText(DESK.pause.paused.both)).toBeHidden();
  await expect(shop.getByText(PAUSED_WORDS.fr.back)).toBeVisible();
  await expect(shop.getByText(/les commandes reprennent (\S.* )?à/)).toBeHidden();
  const { number } = await place(server);
  await expect(desk.order(number)).toBeVisible();
});

for (const { prefix, words } of DESK_LANGUAGES)
  test(`a pause for the day asks once, with the day and the hour of the return, which guests are told (${prefix})`, async ({
    page,
    server,
  }) => {
    await signIn(page);
    await visit(page, `${server.url}${prefix}/desk`);
    await page.getByRole("button", { name: words.pause.open, exact: true }).click();
    for (const minutes of [15, 30, 60])
      await expect(
        page.getByRole("button", { name: words.pause.minutes(minutes), exact: true }),
      ).toBeVisible();
    await page.getByRole("button", { name: words.pause.today, exact: true }).click();
    const asked = page.getByText(words.pause.todayAsk("DAY", "TIME").split("DAY")[0] ?? "");
    await expect(asked).toContainText(/\d\sh|\d:\d\d/);
    await page.getByRole("button", { name: words.pause.todayAgree }).click();
    await expectBar(page, words.pause.paused.both);
    const shop = await page.context().newPage();
    await visit(shop, `${server.url}${prefix === "/fr" ? "/menu" : "/en/menu"}`);
    const notice = shop.getByText(prefix === "/fr" ? /reprennent \S+ .*à/ : /is back on .* at/);
    await expect(notice).toBeVisible();
    await expect(notice).not.toContainText(/à 0\sh|at 00:00/);
    await page.getByRole("button", { name: words.pause.resume }).click();
    await expect(page.getByText(words.pause.paused.both)).toBeHidden();
  });
