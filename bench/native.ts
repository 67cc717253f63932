import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { ROOT } from "../scripts/root.ts";
import { TESTED_APP } from "../scripts/tested-app.ts";
import { browserOptions } from "../tests/e2e/browser.ts";
import { APP_ORIGIN, buildApp, installFakeDevice, serveApp } from "../tests/support/native-app.ts";
import { startTestServer } from "../tests/support/test-server.ts";
import { inKilobytes } from "./support/first-load.ts";
import { fixedTask, relativeToIdle } from "./support/fixed-task.ts";
import { median } from "./support/median.ts";

/**
 * The native app: its JavaScript in brotli, the size of its bundle, and milliseconds from a cold
 * start to the menu's heading with stored answers, at a quarter of the processor speed. The main
 * thread's share of them does not depend on the load of the machine; relative to the fixed task it
 * is comparable between machines.
 */
const STARTS = 7;
const CPU_SLOWDOWN = 4;
const TARGET_MS = 1000;

buildApp();
const folder = join(ROOT, TESTED_APP.folder);
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => !name.startsWith(".vite"))
  .map((name) => join(folder, name))
  .filter((path) => statSync(path).isFile());
const scripts = files.filter((path) => path.endsWith(".js"));
const compressed = scripts.map((path) => brotliCompressSync(readFileSync(path)).length);
console.log(`phone app, JavaScript in brotli: ${inKilobytes(sum(compressed))}`);
console.log(
  `phone app, whole bundle: ${inKilobytes(sum(files.map((path) => statSync(path).size)))}`,
);

const server = await startTestServer();
const browser = await chromium.launch(browserOptions());
try {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "fr" });
  await serveApp(context, server.url);
  const page = await context.newPage();
  const device = await installFakeDevice(page);
  await page.goto(APP_ORIGIN);
  await device.called("SplashScreen.hide");

  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const clock: number[] = [];
  const work: number[] = [];
  const task: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    await page.goto("about:blank");
    await page.goto(APP_ORIGIN, { waitUntil: "commit" });
    clock.push(await page.evaluate(menuShown));
    const { metrics } = await session.send("Performance.getMetrics");
    work.push(1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN));
    await device.called("Network.getStatus");
    await page.waitForLoadState("networkidle");
    task.push(await page.evaluate(fixedTask));
  }
  const shown = Math.round(median(clock));
  console.log(
    `phone app, start to menu, ${CPU_SLOWDOWN}× slower processor: ${shown} ms, ` +
      `of them ${Math.round(median(work))} ms at work, target ${TARGET_MS} ms` +
      `${shown > TARGET_MS ? ", MISSED" : ""}; ${relativeToIdle(median(task))}`,
  );
} finally {
  await browser.close();
  await server.close();
}

/**
 * Runs in the page: milliseconds from the start of the navigation to the paint of the menu's
 * heading.
 */
function menuShown(): Promise<number> {
  return new Promise((resolve) => {
    const poll = () => {
      if (!document.querySelector("main h1")) return requestAnimationFrame(poll);
      return requestAnimationFrame(() => resolve(performance.now()));
    };
    poll();
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
