import { PAUSED_WORDS } from "../../apps/web/src/i18n/paused-words.ts";
import { pauseBriefly } from "../support/change-setting.ts";
import { place } from "../support/desk-house.ts";
import { expect, test } from "./desk-test.ts";
import { DESK, enterDesk } from "./pages/desk.ts";

/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401] });

test("a pause is said in the shop with its end, and ends when the desk says so", async ({
  page,
  house,
}) => {
  await enterDesk(page);
  await page.getByRole("button", { name: DESK.pause.open, exact: true }).click();
  await page.getByRole("button", { name: DESK.pause.minutes(30), exact: true }).click();
  await expect(page.getByText(DESK.pause.paused)).toBeVisible();
  const shop = await page.context().newPage();
  await shop.goto(`${house.url}/menu`);
  await expect(shop.getByText(/les commandes reprennent à/)).toBeVisible();
  await page.getByRole("button", { name: DESK.pause.resume }).click();
  await expect(page.getByText(DESK.pause.paused)).toBeHidden();
  await shop.reload();
  await expect(shop.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(shop.getByText(/les commandes reprennent à/)).toBeHidden();
});

test("a pause that runs out is over by itself, for the desk, the shop and whoever orders", async ({
  page,
  house,
}) => {
  const shop = await page.context().newPage();
  await shop.clock.install();
  const desk = await enterDesk(page);
  pauseBriefly(house, 12_000);
  await expect(place(house)).rejects.toThrow("ordering_paused");
  await shop.goto(`${house.url}/menu`);
  await page.reload();
  await expect(page.getByText(DESK.pause.paused)).toBeVisible();
  await expect(shop.getByText(/les commandes reprennent à/)).toBeVisible();

  await expect(page.getByText(DESK.pause.over)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(DESK.pause.paused)).toBeHidden();
  // A shop that is open looks at the clock every half minute.
  await shop.clock.fastForward("01:00");
  await expect(shop.getByText(PAUSED_WORDS.fr.back)).toBeVisible();
  await expect(shop.getByText(/les commandes reprennent à/)).toBeHidden();
  const { number } = await place(house);
  await expect(desk.order(number)).toBeVisible();
});
