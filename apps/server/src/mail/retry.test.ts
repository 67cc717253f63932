import { expect, test } from "vitest";
import { retryDelay } from "./retry.ts";

test("each try waits longer than the one before, or as long", () => {
  const delays = Array.from({ length: 8 }, (_, i) => retryDelay(i + 1) ?? 0);
  for (const [i, delay] of delays.entries())
    expect(delay).toBeGreaterThan((delays[i - 1] ?? 0) * 0.9);
});

test("after about a day there is no other try", () => {
  const delays = Array.from({ length: 8 }, (_, i) => retryDelay(i + 1) ?? 0);
  const hours = delays.reduce((sum, delay) => sum + delay, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(20);
  expect(hours).toBeLessThan(24);
  expect(retryDelay(9)).toBeNull();
});

test("mails that failed together do not come back at once", () => {
  expect(new Set(Array.from({ length: 20 }, () => retryDelay(3))).size).toBeGreaterThan(10);
});
