import { OWNER } from "../support/desk-house.ts";
import { expect, test } from "./desk-test.ts";
import { DESK, deskOn } from "./pages/desk.ts";

/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401] });

test("a pause is said in the shop with its end, and ends when the desk says so", async ({
  page,
  house,
}) => {
  const desk = deskOn(page);
  await desk.signIn(OWNER);
  await desk.expectInbox();
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
