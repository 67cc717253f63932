import { chromium, type Page } from "@playwright/test";
import { browserOptions } from "../tests/e2e/browser.ts";
import { startTestServer } from "../tests/support/test-server.ts";
import { median } from "./support/median.ts";

/**
 * A repeated visit of the menu offline and online, alternating: milliseconds from the start of the
 * navigation to the first contentful paint, and their ratio.
 */
const ROUNDS = 7;

const server = await startTestServer();
const browser = await chromium.launch(browserOptions());
try {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "fr" });
  const page = await context.newPage();
  await page.goto(`${server.url}/menu`);
  await page.evaluate(menuCached);
  const paints = { online: [] as number[], offline: [] as number[] };
  for (let round = 0; round < ROUNDS; round++)
    for (const network of ["online", "offline"] as const) {
      await context.setOffline(network === "offline");
      await page.reload();
      paints[network].push(await firstPaint(page));
    }
  const [online, offline] = [median(paints.online), median(paints.offline)];
  console.log(
    `menu again, network cut: ${Math.round(offline)} ms to the first paint, ` +
      `${(offline / online).toFixed(2)} of the ${Math.round(online)} ms with it`,
  );
} finally {
  await browser.close();
  await server.close();
}

/** Runs in the page: waits until the service worker controls it and has cached the menu. */
async function menuCached(): Promise<void> {
  const isCached = async () =>
    navigator.serviceWorker.controller !== null &&
    (await (await caches.open("noren-pages")).match(window.location.href)) !== undefined;
  while (!(await isCached())) await new Promise(requestAnimationFrame);
}

function firstPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName("first-contentful-paint");
          if (paint) resolve(paint.startTime);
        }).observe({ type: "paint", buffered: true });
      }),
  );
}
