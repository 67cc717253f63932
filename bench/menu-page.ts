import type { Page } from "@playwright/test";
import { officeFr } from "../apps/web/src/i18n/desk-office-fr.ts";
import { onSlowDesk, press, pressKey, tellFirstDish } from "./support/slow-desk.ts";

/**
 * The desk's menu with three hundred dishes on a slow phone: when its first dish is shown, and how
 * long presses take while prices are typed, dishes searched and a whole category raised. Dragging
 * is measured by `menu-order`.
 */
const DISHES = 300;
const { modes, raise } = officeFr.menuPage;

await onSlowDesk(DISHES, async (page) => {
  await tellFirstDish(page, "/fr/desk/menu");
  await press(page, "price mode", `button:text-is("${modes.prices}")`);
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

  await press(page, "change many prices", "main button[aria-haspopup], main h3 ~ button");
  await typeRaise(page);
  await press(page, "read mode", `button:text-is("${modes.read}")`);
});

async function typeRaise(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: raise.by.percent }).focus();
  await pressKey(page, `3 %, which lists ${DISHES} dishes before and after`, "3");
  await page.keyboard.press("Escape");
  await page.waitForTimeout(2000);
}
