import type { Locator, Page } from "@playwright/test";
import { fillBusyDesk } from "../support/busy-desk.ts";
import type { Placed } from "../support/desk-client.ts";
import { violations } from "./axe.ts";
import { covered } from "./covered.ts";
import { test as base, expect } from "./desk-test.ts";
import { reload } from "./hydrated.ts";
import { layoutFaults } from "./layout-faults.ts";
import { DESK, deskOn, enterDesk, expectBar } from "./pages/desk.ts";
import { touchFaults } from "./touch-faults.ts";

/** A phone, and a ten-inch tablet in portrait and landscape. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 800, height: 1280 },
  { width: 1024, height: 768 },
];

const test = base.extend<object, { orders: Placed[] }>({
  orders: [
    async ({ server }, use) => {
      await use(await fillBusyDesk(server));
    },
    { scope: "worker" },
  ],
});

/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401], contextOptions: { reducedMotion: "reduce" } });

/** Nothing is cut off, outside of the screen, too small for wet hands or inaccessible. */
async function expectReadyForService(page: Page, name: string): Promise<void> {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    expect.soft(await touchFaults(page), `${name} at ${screen.width} px`).toEqual([]);
    expect.soft(await layoutFaults(page), `${name} at ${screen.width} px`).toEqual([]);
  }
  expect.soft(await violations(page), name).toEqual([]);
}

async function openDesk(page: Page): Promise<void> {
  await enterDesk(page);
  await reload(page);
  await expect(page.getByRole("article").first()).toBeVisible();
}

function dialog(page: Page): Locator {
  return page.getByRole("dialog");
}

test("ringing, silenced and all other orders are large enough to hit with wet hands", async ({
  page,
  orders: _,
}) => {
  await openDesk(page);
  await expectReadyForService(page, "ringing");
  const silence = page.getByRole("button", { name: new RegExp(`^${DESK.alarm.stop("")}`) });
  for (const seen of [1, 2]) {
    const words = (await silence.textContent()) ?? "";
    await silence.click();
    await expect(page.getByRole("button", { name: words }), `${seen} seen`).toHaveCount(0);
  }
  await expect(silence).toHaveCount(0);
  await expectReadyForService(page, "inbox");
});

test("a new order and its dialogs are large enough to hit with wet hands", async ({
  page,
  orders,
}) => {
  await openDesk(page);
  const number = orders[0]?.number ?? "";
  const more = page.getByRole("button", { name: DESK.card.more(number) });
  await more.click();
  await expect(dialog(page).getByRole("heading", { name: DESK.details.history })).toBeVisible();
  await expectReadyForService(page, "details of a new order");
  await dialog(page).getByRole("button", { name: DESK.answer.otherTime }).click();
  await expectReadyForService(page, "another time");
  await page.getByRole("button", { name: DESK.close }).click();
  await more.click();
  await dialog(page).getByRole("button", { name: DESK.answer.reject }).click();
  await dialog(page).getByRole("button", { name: DESK.rejection.submit.reject }).click();
  await expect(dialog(page).getByText(DESK.rejection.chooseReason)).toBeVisible();
  await expectReadyForService(page, "rejecting");
});

test("an accepted order and its dialogs are large enough to hit with wet hands", async ({
  page,
  orders,
}) => {
  await openDesk(page);
  const number = orders[2]?.number ?? "";
  const more = page.getByRole("button", { name: DESK.card.more(number) });
  await more.click();
  await expect(dialog(page).getByRole("heading", { name: DESK.details.history })).toBeVisible();
  await expectReadyForService(page, "details");
  for (const step of ["delay", "cancel"] as const) {
    await dialog(page).getByRole("button", { name: DESK.steps[step] }).click();
    await expect(page.getByRole("dialog", { name: DESK.dialogs[step](number) })).toBeVisible();
    await expectReadyForService(page, step);
    await page.getByRole("button", { name: DESK.close }).click();
    await more.click();
  }
});

test("the pause dialog and the menu are large enough to hit with wet hands", async ({
  page,
  orders: _,
}) => {
  await openDesk(page);
  await page.getByRole("button", { name: DESK.pause.open, exact: true }).click();
  await expectReadyForService(page, "pause dialog");
  await page.getByRole("button", { name: DESK.pause.minutes(30), exact: true }).click();
  await expectBar(page, DESK.pause.paused.both);
  await expectReadyForService(page, "paused");
  // Leaves space below the bars for little more than the number and time of one order.
  await page.setViewportSize({ width: 390, height: 560 });
  await page.getByRole("button", { name: DESK.fewer }).click();
  expect.soft(await covered(page), "paused, on a small telephone").toEqual([]);
  await expectBar(page, DESK.pause.paused.both);
  await page.getByRole("button", { name: DESK.pause.resume }).click();
  await page.getByRole("button", { name: DESK.nav.menu }).click();
  await expectReadyForService(page, "menu");
});

test("no page of the back office is cut off on any screen", async ({ page, orders: _ }) => {
  await openDesk(page);
  const pages = [
    ...["history", "availability", "card", "menuHistory", "payments", "people"],
    ...["audit", "settings", "printers", "account"],
  ];
  for (const name of pages as Parameters<ReturnType<typeof deskOn>["open"]>[0][]) {
    await deskOn(page).open(name);
    await expect(dialog(page)).toHaveCount(0);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      expect.soft(await layoutFaults(page), `${name} at ${screen.width} px`).toEqual([]);
    }
  }
});
