import type { Page } from "@playwright/test";
import {
  focusOn,
  modeButton,
  onSlowDesk,
  press,
  pressKey,
  tellFirstDish,
} from "./support/slow-desk.ts";

/**
 * The desk's menu with three hundred dishes on a slow phone: when its first dish is shown, and how
 * long presses take while prices are typed, dishes searched and a whole category raised. Dragging
 * is measured by `menu-order`.
 */
const DISHES = 300;

await onSlowDesk(DISHES, async (page) => {
  await tellFirstDish(page, "/fr/desk/menu");
  await press(page, "price mode", modeButton("prices"));
  await page.waitForTimeout(5000);
  await press(page, "into a price", "main input[data-field]");
  for (const key of ["1", "2", ",", "5"]) await pressKey(page, `key ${key}`, key);
  await pressKey(page, "Enter, on to the next price", "Enter");
  await page.waitForTimeout(3000);
  await pressKey(page, "a key of the next price", "7");
  await page.keyboard.press("Escape");

  await press(page, "into the search", 'main input[type="search"]');
  for (const key of ["s", "a", "u"]) await pressKey(page, `key ${key} of a search`, key);
  await page.waitForTimeout(3000);
  for (const key of ["Backspace", "Backspace", "Backspace"]) await pressKey(page, key, key);
  await page.waitForTimeout(3000);

  await press(page, "change many prices", "main h3 ~ button");
  await typeRaise(page);
  await press(page, "read mode", modeButton("read"));
});

async function typeRaise(page: Page): Promise<void> {
  await focusOn(page, 'dialog:modal input[inputmode="decimal"]');
  await pressKey(page, `1 €, which lists ${DISHES} dishes before and after`, "1");
  await page.keyboard.press("Escape");
  await page.waitForTimeout(2000);
}
