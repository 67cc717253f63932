import type { BrowserContext, Page } from "@playwright/test";
import { fixedTask } from "./fixed-task.ts";

/**
 * LCP, TBT and CLS as `web-vitals` defines them, and the time of the fixed task in the same page.
 */
export type Load = { lcp: number; tbt: number; cls: number; calibration: number };

type Observed = {
  lcp: number;
  cls: number;
  tasks: { start: number; duration: number }[];
  events: { id: number; name: string; duration: number }[];
};

/**
 * A lower mid-range phone on slow 4G: 1.6 Mbit/s down, 0.75 up, 150 ms latency, four times CPU
 * throttling.
 */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};
const CPU_SLOWDOWN = 4;

/** The load is complete after this time without requests. */
const QUIET_MS = 2000;

const LONG_TASK_MS = 50;

export async function openThrottled(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.addInitScript(observe);
  return page;
}

/** Runs in the page, before any of its own scripts. */
function observe(): void {
  const seen: Observed = { lcp: 0, cls: 0, tasks: [], events: [] };
  Object.assign(window, { seen });
  type Entry = PerformanceEntry & {
    value?: number;
    hadRecentInput?: boolean;
    interactionId?: number;
  };
  const watch = (type: string, read: (entry: Entry) => void, more = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) read(entry);
    }).observe({ type, buffered: true, ...more });
  watch("largest-contentful-paint", ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch("layout-shift", ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value;
  });
  watch("longtask", ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));
  watch(
    "event",
    ({ interactionId = 0, name, duration }) => {
      if (interactionId > 0) seen.events.push({ id: interactionId, name, duration });
    },
    { durationThreshold: 16 },
  );
}

export async function measureLoad(page: Page, url: string): Promise<Load> {
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(QUIET_MS);
  const calibration = await page.evaluate(fixedTask);
  return page.evaluate(
    ({ longTask, calibration }) => {
      const { seen } = window as unknown as { seen: Observed };
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      const first = paint?.startTime ?? 0;
      const tbt = seen.tasks
        .filter(({ start }) => start >= first)
        .reduce((sum, { duration }) => sum + Math.max(0, duration - longTask), 0);
      return { lcp: seen.lcp, tbt, cls: seen.cls, calibration };
    },
    { longTask: LONG_TASK_MS, calibration },
  );
}

/** Waits until the selector matches an element, or none. */
export async function shown(page: Page, selector: string, isShown: boolean): Promise<void> {
  await page.evaluate(
    ({ selector, isShown }) =>
      new Promise<void>((resolve) => {
        const look = () =>
          (document.querySelector(selector) !== null) === isShown
            ? resolve()
            : setTimeout(look, 50);
        look();
      }),
    { selector, isShown },
  );
}

/**
 * Taps the first element that the selector matches, by its coordinates. Not by a locator: the first
 * use of one leaves Playwright's listeners in the page, which slow down later interactions.
 */
export async function touchOf(page: Page, selector: string): Promise<() => Promise<void>> {
  const place = await page.evaluate((selector) => {
    const target = document.querySelector(selector);
    target?.scrollIntoView({ block: "nearest" });
    const box = target?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, selector);
  if (!place) throw new Error(`Nothing on the page to touch is ${selector}`);
  await page.waitForTimeout(QUIET_MS / 2);
  return () => page.touchscreen.tap(place.x, place.y);
}

/** Duration of the slowest interaction up to the next paint, in milliseconds; at least 16. */
export async function measureInteraction(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    (window as unknown as { seen: Observed }).seen.events.length = 0;
  });
  await act();
  await page.waitForTimeout(QUIET_MS / 2);
  return page.evaluate(() => {
    const { seen } = window as unknown as { seen: Observed };
    return Math.max(16, ...seen.events.map(({ duration }) => duration));
  });
}
