import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, devices, type Page } from "@playwright/test";
import { browserOptions } from "../tests/e2e/browser.ts";
import { startTestServer } from "../tests/support/test-server.ts";
import { relativeToIdle } from "./support/fixed-task.ts";
import { largeRestaurant } from "./support/large-restaurant.ts";
import { median } from "./support/median.ts";
import {
  measureInteraction,
  measureLoad,
  openThrottled,
  shown,
  touchOf,
} from "./support/page-vitals.ts";

/**
 * Web vitals of a menu with 120 dishes and their pictures: load, layout stability and interactions,
 * on slow 4G and a slow phone (see `page-vitals.ts`) with a cold cache; `home` is the LCP of the home
 * page. Medians of several rounds, next to the time of a fixed task in the same page, which states how loaded the machine was.
 */
const DISHES = 120;
const ROUNDS = 5;
const TARGETS = {
  lcp: 1800,
  tbt: 150,
  cls: 0.02,
  open: 100,
  add: 100,
  search: 100,
  home: 1800,
} as const;
type Vital = keyof typeof TARGETS;

const DISH = "main h4 a";
const PLUS = 'main button[aria-label^="Ajouter "]';
const FIELD = "input[type=search]";

const folder = await mkdtemp(join(tmpdir(), "noren-vitals-"));
const file = join(folder, "restaurant.json");
await writeFile(file, JSON.stringify(largeRestaurant(DISHES)));
const server = await startTestServer({ SAMPLE_DATA: file });
const browser = await chromium.launch(browserOptions());
try {
  await fetch(`${server.url}/menu`);
  const [load = 0] = loadavg();
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(browser));
  for (const [vital, target] of Object.entries(TARGETS) as [Vital, number][]) {
    const values = rounds.map((measured) => measured[vital]);
    const middle = median(values);
    console.log(
      `${vital}: ${figure(vital, middle)} (${figure(vital, Math.min(...values))} to ` +
        `${figure(vital, Math.max(...values))} in ${ROUNDS} rounds), target ${figure(vital, target)}` +
        `${middle > target ? ", MISSED" : ""}`,
    );
  }
  const task = median(rounds.map(({ calibration }) => calibration));
  console.log(
    `${relativeToIdle(task)}; ` +
      `load of the machine ${load.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after`,
  );
} finally {
  await browser.close();
  await server.close();
  await rm(folder, { recursive: true });
}

async function openPhone(from: Browser) {
  const context = await from.newContext({ ...devices["Pixel 7"], serviceWorkers: "block" });
  await context.addCookies([{ name: "consent", value: "true", url: server.url }]);
  return { context, page: await openThrottled(context) };
}

async function measure(from: Browser) {
  const first = await openPhone(from);
  const { lcp: home } = await measureLoad(first.page, server.url);
  await first.context.close();
  const { context, page } = await openPhone(from);
  const loaded = await measureLoad(page, `${server.url}/menu`);

  const open = await measureInteraction(page, await touchOf(page, DISH));
  await closeDialog(page);
  const add = await measureInteraction(page, await touchOf(page, PLUS));
  await closeDialog(page);
  await (await touchOf(page, FIELD))();
  await page.waitForTimeout(500);
  const search = await measureInteraction(page, () => page.keyboard.type("saumon"));
  await context.close();
  return { ...loaded, open, add, search, home };
}

/** The dialog of a dish or of the cart, whose code may still be loading. */
async function closeDialog(page: Page): Promise<void> {
  await shown(page, "dialog:modal", true);
  await page.keyboard.press("Escape");
  await shown(page, "dialog:modal", false);
}

function figure(vital: Vital, value: number): string {
  return vital === "cls" ? value.toFixed(3) : `${Math.round(value)} ms`;
}
