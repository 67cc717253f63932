import type { Menu } from "@noren/ordering/model.ts";
import { expect as expectSoon, type Page } from "@playwright/test";
import { DESK } from "../tests/e2e/pages/desk.ts";
import { phonePhoto } from "../tests/support/phone-photo.ts";
import { onSlowDesk, tell } from "./support/slow-desk.ts";

/**
 * A new dish with a photo of 12 megapixels on a slow phone: from the first press until guests see both.
 * What the device and the server take is measured; what a person takes is counted by the keystroke-level
 * model (Card, Moran and Newell, 1980).
 */
const DISHES = 300;
const TARGET_MS = 90_000;
const NAME = "Chirashi du marché";
const PRICE = "18,50";
/** To point at something and press it, and to think before it. */
const PRESS_MS = 1100 + 200 + 1350;
/** A key, of somebody who types with average skill. */
const KEY_MS = 280;
/** The operating system's own: where the photo comes from, the photo, "Done". */
const PRESSES_IN_PICKER = 3;

const { menuPage, dish } = DESK;
const expect = expectSoon.configure({ timeout: 60_000 });

await onSlowDesk(DISHES, async (page) => {
  const buffer = await phonePhoto();
  let person = PRESSES_IN_PICKER * PRESS_MS;
  const press = async (name: string | RegExp) => {
    person += PRESS_MS;
    await page.getByRole("button", { name, exact: true }).first().click();
  };
  const type = async (text: string) => {
    person += text.length * KEY_MS;
    await page.keyboard.type(text);
  };
  await page.goto("/fr/desk/menu");
  await expect(page.getByRole("heading", { level: 4 }).first()).toBeVisible();

  const since = performance.now();
  await press(new RegExp(`^${menuPage.add.dishIn("")}`));
  await expect(page.getByRole("textbox", { name: menuPage.add.name })).toBeFocused();
  await type(NAME);
  person += PRESS_MS;
  await page.getByRole("textbox", { name: menuPage.add.prices.price_delivery }).click();
  await type(PRICE);
  await press(menuPage.add.submit);
  await expect(page.getByRole("heading", { level: 1, name: NAME })).toBeVisible();
  person += PRESS_MS;
  const photo = page.getByRole("region", { name: dish.sections.photo });
  await photo
    .locator("input[type=file]")
    .setInputFiles({ name: "IMG_0001.jpg", mimeType: "image/jpeg", buffer });
  const cropping = performance.now();
  await expect(page.getByRole("dialog", { name: dish.photo.crop })).toBeVisible();
  tellPart("until the photo can be cropped", cropping);
  const sending = performance.now();
  await press(dish.photo.save);
  await expect(photo.getByRole("img")).toBeVisible();
  tellPart("until the photo is converted and saved", sending);
  await press(dish.putOnSale);
  await expect.poll(() => isOnTheMenu(page)).toBe(true);
  const device = performance.now() - since;
  console.log(`device and server: ${Math.round(device)} ms; the person: ${person} ms`);
  tell("a dish with a photo, from the first press until guests see it", device + person, TARGET_MS);
});

/** A part of the time, which has no target of its own. */
function tellPart(what: string, since: number): void {
  console.log(`${what}: ${Math.round(performance.now() - since)} ms`);
}

/** Whether guests get the dish with its picture. */
async function isOnTheMenu(page: Page): Promise<boolean> {
  const answer = await page.request.get("/v2/public/menus");
  const { payload } = (await answer.json()) as { payload: Menu[] };
  const items = payload.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
  return items.some(({ item_name, item_picture }) => item_name === NAME && item_picture !== null);
}
