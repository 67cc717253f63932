import { expect, type Page, type Route } from "@playwright/test";

/**
 * More than the page's clock moves during one call, as a rule, and less than the page's time limits,
 * such as that of a silent stream (5 s), which a longer jump would end.
 */
const AHEAD_MS = 1000;

/**
 * Installs the page's clock. What the network has to answer keeps its time limit on the machine's
 * clock (`AbortSignal.timeout`): a call or chunk on its way is not late because a test moves time.
 */
export async function installClock(page: Page, time?: number | string): Promise<void> {
  await ignoreServerClock(page);
  await inEveryDocument(page, () => {
    Object.assign(window, { timeoutByMachine: AbortSignal.timeout });
  });
  await page.clock.install(time === undefined ? {} : { time });
  await inEveryDocument(page, () => {
    AbortSignal.timeout = Reflect.get(window, "timeoutByMachine");
  });
}

/** Fixes the time of the page, which then is that of the server too; timers run on. */
export async function setTime(page: Page, time: number | string): Promise<void> {
  await ignoreServerClock(page);
  await page.clock.setFixedTime(time);
}

/** The page's clock is right: it learns of no other time from the server. */
async function ignoreServerClock(page: Page): Promise<void> {
  const context = page.context();
  await context.route("**/version.json", withoutDate);
  // The phone app reads the time of its API.
  await context.route("**/v2/public/settings", (route) =>
    route.request().method() === "HEAD" ? withoutDate(route) : route.fallback(),
  );
}

async function withoutDate(route: Route): Promise<void> {
  try {
    const response = await route.fetch();
    const { date: _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  } catch {
    // The page was closed before the answer; a page that still waits fails by its own time limit.
  }
}

/**
 * Stops the page's clock slightly in the future, because a clock cannot be stopped in the past;
 * again where the call took longer than that.
 */
export async function stopTime(page: Page): Promise<void> {
  await installClock(page);
  await expect(() => page.clock.pauseAt(Date.now() + AHEAD_MS)).toPass();
}

/** Advances the page's clock at once; it then runs on. */
export async function passTime({ clock }: Page, ms: number): Promise<void> {
  await clock.runFor(ms);
  await clock.resume();
}

async function inEveryDocument(page: Page, script: () => void): Promise<void> {
  await page.context().addInitScript(script);
  await page.evaluate(script);
}
