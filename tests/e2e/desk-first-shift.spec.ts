import type { Browser, Page } from "@playwright/test";
import { clearBoard, newPerson, place } from "../support/desk-client.ts";
import { guestAddress } from "../support/order-client.ts";
import type { TestServer } from "../support/test-server.ts";
import { expect, test } from "./desk-test.ts";
import { reload, visit } from "./hydrated.ts";
import { DESK, deskOn, enterDesk, type Person } from "./pages/desk.ts";
import { SMOKE } from "./smoke.ts";

/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401] });

const HINTS = DESK.onboarding;

/** Signs in on a tablet that nobody has touched since its start. */
async function startShift(page: Page, server: TestServer, person: Person): Promise<void> {
  await clearBoard(server);
  const desk = await enterDesk(page, person);
  await reload(page);
  await desk.expectInbox();
  await expect(page.getByText(DESK.alarm.silent)).toBeVisible();
}

async function anotherTablet(browser: Browser, { url }: TestServer) {
  const context = await browser.newContext({
    baseURL: url,
    locale: "fr-FR",
    serviceWorkers: "block",
    extraHTTPHeaders: { "x-forwarded-for": guestAddress() },
  });
  return { page: await context.newPage(), close: () => context.close() };
}

test(
  "a new staff member accepts their first order by the onboarding hint, which is shown once",
  SMOKE,
  async ({ page, server, browser }) => {
    const aya = await newPerson(server, "Aya", "kitchen");
    await startShift(page, server, aya);
    await expect(page.getByText(HINTS.bell)).toBeVisible();
    await page.getByRole("button", { name: DESK.alarm.arm }).click();
    await expect(page.getByText(HINTS.bell)).toBeHidden();

    const first = await place(server);
    const told = page.getByRole("article").filter({ hasText: HINTS.accept });
    await expect(told).toHaveCount(1);
    await expect(page.getByText(HINTS.next_step)).toHaveCount(0);
    const offered = told.getByRole("button", { name: /^Accepter pour/ });
    await offered.first().click();
    await expect(page.getByText(HINTS.accept)).toHaveCount(0);

    await expect(page.getByText(HINTS.next_step)).toHaveCount(1);
    // The hint may stand on an earlier order; a press there right away counts as a double tap.
    const accepted = deskOn(page).order(first.number);
    await accepted.getByRole("button", { name: DESK.steps.preparing, exact: true }).click();
    await expect(page.getByText(HINTS.next_step)).toHaveCount(0);

    const tablet = await anotherTablet(browser, server);
    await startShift(tablet.page, server, aya);
    const waiting = await place(server);
    await expect(deskOn(tablet.page).order(waiting.number)).toBeVisible();
    for (const hint of Object.values(HINTS))
      await expect(tablet.page.getByText(hint)).toHaveCount(0);
    await tablet.close();
  },
);

test("a hint completed by one staff member is still shown to the next on the same tablet", async ({
  page,
  server,
}) => {
  const aya = await newPerson(server, "Aya", "kitchen");
  await startShift(page, server, aya);
  await page.getByRole("button", { name: DESK.alarm.arm }).click();
  await place(server);
  const told = page.getByRole("article").filter({ hasText: HINTS.accept });
  await told
    .getByRole("button", { name: /^Accepter pour/ })
    .first()
    .click();
  await expect(page.getByText(HINTS.next_step)).toBeVisible();
  await page.getByRole("button", { name: DESK.nav.menu }).click();
  await page.getByRole("button", { name: DESK.nav.signOut }).click();

  await startShift(page, server, await newPerson(server, "Mo", "kitchen"));
  await expect(page.getByText(HINTS.bell)).toBeVisible();
  await place(server);
  await expect(page.getByText(HINTS.accept)).toBeVisible();
  await expect(page.getByText(HINTS.next_step)).toHaveCount(0);
});

test("the first press reaches what it was aimed at, although the bar of the silent bell goes with it", async ({
  page,
  server,
  hasTouch,
}) => {
  await startShift(page, server, await newPerson(server, "Aya", "manager"));
  await visit(page, "/fr/desk/menu");
  await expect(page.getByRole("button", { name: DESK.alarm.arm })).toBeVisible();
  const { prices } = DESK.menuPage.modes;
  const mode = page.getByRole("button", { name: prices, exact: true });
  if (hasTouch) await mode.tap();
  else await mode.click();
  await expect(page.getByRole("button", { name: DESK.alarm.arm })).toBeHidden();
  await expect(page).toHaveURL(/mode=prices/);
});
