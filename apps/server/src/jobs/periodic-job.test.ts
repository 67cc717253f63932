import { expect, onTestFinished, test, vi } from "vitest";
import { createLog } from "../log.ts";
import { startPeriodicJobs } from "./periodic-job.ts";

function start(run: () => Promise<void>, everyMs: number) {
  const services = { log: createLog("silent") };
  const started = startPeriodicJobs(services, [{ name: "test", everyMs, run }]);
  onTestFinished(() => started.stop());
  return started;
}

test("a periodic job runs at once, and again after its interval, even after a failure", async () => {
  const { promise: ranTwice, resolve } = Promise.withResolvers<void>();
  let runs = 0;
  start(async () => {
    if (++runs === 1) throw new Error("the database is unavailable");
    resolve();
  }, 1);
  expect(runs).toBe(1);
  await ranTwice;
});

test("runs of a periodic job never overlap; stopping waits for the last", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const started = start(async () => {
    most = Math.max(most, ++running);
    await mayEnd;
    running--;
  }, 1);
  vi.advanceTimersByTime(10);
  expect(running).toBe(1);
  const stopping = started.stop();
  end();
  await stopping;
  expect([most, running]).toEqual([1, 0]);
});
