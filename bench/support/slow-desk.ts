import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { browserOptions } from "../../tests/e2e/browser.ts";
import { deskOn } from "../../tests/e2e/pages/desk.ts";
import { SCREENS } from "../../tests/e2e/screens.ts";
import { OWNER, STAFF_ENVIRONMENT } from "../../tests/support/desk-client.ts";
import { startTestServer } from "../../tests/support/test-server.ts";
import { fixedTask, relativeToIdle } from "./fixed-task.ts";
import { largeRestaurant } from "./large-restaurant.ts";
import { measureInteraction, openThrottled, touchOf } from "./page-vitals.ts";

export const PAINT_MS = 1800;
export const PRESS_MS = 100;
export const TASK_MS = 50;

type Seen = { tasks: { start: number; duration: number }[] };

/**
 * Measures a page of the desk of a restaurant with that many dishes, signed in on a phone (slow 4G,
 * four times CPU throttling); ends with how loaded the machine was.
 */
export async function onSlowDesk(dishes: number, measure: (page: Page) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), "noren-menu-"));
  const sample = join(folder, "restaurant.json");
  await writeFile(sample, JSON.stringify(largeRestaurant(dishes)));
  const environment = { ...STAFF_ENVIRONMENT, SAMPLE_DATA: sample };
  const server = await startTestServer(environment);
  const browser = await chromium.launch(browserOptions());
  try {
    const context = await browser.newContext({
      ...SCREENS.phone,
      baseURL: server.url,
      locale: "fr-FR",
      serviceWorkers: "block",
    });
    const first = await context.newPage();
    const desk = deskOn(first);
    await desk.signIn(OWNER);
    await desk.expectInbox();
    await first.close();

    const page = await openThrottled(context);
    await page.addInitScript(markFirstDish);
    await measure(page);
    console.log(relativeToIdle(await page.evaluate(fixedTask)));
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true });
  }
}

export function tell(what: string, ms: number, target: number): void {
  console.log(`${what}: ${Math.round(ms)} ms, target ${target} ms${ms > target ? ", MISSED" : ""}`);
}

/** When the menu's first dish is painted, with an empty cache and again. */
export async function tellFirstDish(page: Page, path: string): Promise<void> {
  await page.goto(path);
  tell("first dish of the menu, nothing cached", await firstDish(page), PAINT_MS);
  await page.waitForTimeout(4000);
  await page.reload();
  tell("first dish of the menu, opened again", await firstDish(page), PAINT_MS);
  // The bars above the page come last, and move what is below them.
  await page.waitForTimeout(4000);
}

/** Runs in the page, before any of its own scripts. */
function markFirstDish(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector("main h4")) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => Object.assign(window, { firstDish: performance.now() })),
    );
  }).observe(document, { childList: true, subtree: true });
}

/** In milliseconds from the navigation. */
async function firstDish(page: Page): Promise<number> {
  await page.waitForFunction(() => "firstDish" in window);
  return page.evaluate(() => (window as unknown as { firstDish: number }).firstDish);
}

/** `selector` in CSS: a locator would slow the page down (`touchOf`). */
export async function press(page: Page, what: string, selector: string): Promise<void> {
  const act = await touchOf(page, selector);
  tell(what, await measureInteraction(page, act), PRESS_MS);
}

export async function focusOn(page: Page, selector: string): Promise<void> {
  await page.evaluate((selector) => {
    document.querySelector<HTMLElement>(selector)?.focus();
  }, selector);
}

/** The switch of the menu's modes: reading, prices, order. */
export function modeButton(mode: "read" | "prices" | "order"): string {
  return `main [role="group"] button:nth-child(${1 + ["read", "prices", "order"].indexOf(mode)})`;
}

export async function pressKey(page: Page, what: string, key: string): Promise<void> {
  tell(what, await measureInteraction(page, () => page.keyboard.press(key)), PRESS_MS);
}

/** The longest task during an act, in milliseconds. */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    (window as unknown as { seen: Seen }).seen.tasks.length = 0;
  });
  await act();
  return page.evaluate(() => {
    const { tasks } = (window as unknown as { seen: Seen }).seen;
    return Math.max(0, ...tasks.map(({ duration }) => duration));
  });
}
