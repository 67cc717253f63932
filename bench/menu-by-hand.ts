import { expect, type Locator, type Page } from "@playwright/test";
import { deskOn } from "../tests/e2e/pages/desk.ts";
import { onSlowDesk, tell } from "./support/slow-desk.ts";

/**
 * How long an owner needs on a slow phone, from the desk's first screen: a person's times by the
 * keystroke-level model (Card, Moran and Newell, 1980), and what they wait for the desk between.
 */
const POINT_MS = 1100;
/** A key of an average typist who is not skilled. */
const KEY_MS = 280;
const THINK_MS = 1350;
/** A change of many records on a slow line. */
const ANSWER_MS = 30_000;

const DISHES = 300;
const PRICES = 12;

await onSlowDesk(DISHES, async (page) => {
  tell(`${PRICES} prices of a category`, await timeOf(page, changePrices), 60_000);
  tell("nigiri up by 0.50 €, tuna out tonight", await timeOf(page, sayTheSentence), 180_000);
});

async function timeOf(page: Page, act: (page: Page) => Promise<void>): Promise<number> {
  await page.goto("/fr/desk");
  await deskOn(page).expectInbox();
  const start = performance.now();
  await act(page);
  return performance.now() - start;
}

async function changePrices(page: Page): Promise<void> {
  await openPrices(page);
  await tap(page, page.locator("main input[data-field]").first());
  for (let index = 0; index < PRICES; index++) {
    await page.waitForTimeout(THINK_MS);
    await type(page, ["1", "2", ",", String(index % 10)]);
    await type(page, ["Enter"]);
  }
  await expect(page.locator("main [aria-invalid]")).toHaveCount(0);
}

async function sayTheSentence(page: Page): Promise<void> {
  await openPrices(page);
  await tap(page, page.getByRole("button", { name: "Changer plusieurs prix : Nigiri" }).first());
  const dialog = page.getByRole("dialog");
  await tap(page, dialog.getByRole("textbox", { name: "Montant en euros" }));
  await type(page, ["0", ",", "5", "0"]);
  await tap(page, dialog.getByRole("button", { name: /^Changer \d+ prix$/ }));
  await expect(dialog).toBeHidden({ timeout: ANSWER_MS });

  await tap(page, page.getByRole("link", { name: "Épuisé" }).first());
  await tap(page, page.getByRole("searchbox", { name: "Un plat, un choix…" }));
  await type(page, [..."thon"]);
  await tap(page, page.getByRole("button", { name: /^Épuiser « thon » \(/ }));
  await tap(page, page.getByRole("button", { name: /^Épuiser « thon » et ce qui en contient/ }));
  await expect(page.getByText(/^De retour /).first()).toBeVisible({ timeout: ANSWER_MS });
}

async function openPrices(page: Page): Promise<void> {
  await tap(page, page.getByRole("button", { name: "Menu", exact: true }).first());
  await tap(page, page.getByRole("link", { name: "La carte", exact: true }));
  await tap(page, page.getByRole("button", { name: "Prix", exact: true }));
}

/** Finds what is named, and taps it. */
async function tap(page: Page, what: Locator): Promise<void> {
  await what.waitFor();
  await page.waitForTimeout(THINK_MS + POINT_MS);
  await what.tap();
}

async function type(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.waitForTimeout(KEY_MS);
    await page.keyboard.press(key);
  }
}
