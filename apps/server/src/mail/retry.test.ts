import { expect, test } from "vitest";
import { retryDelay } from "./retry.ts";

test("retryDelay never decreases with attempts, apart from 10 % jitter", () => {
  const delays = Array.from({ length: 8 }, (_, i) => retryDelay(i + 1) ?? 0);
  for (const [i, delay] of delays.entries())
    expect(delay).toBeGreaterThan((delays[i - 1] ?? 0) * 0.9);
});

test("retryDelay gives up after 8 retries, which take 20 to 24 hours", () => {
  const delays = Array.from({ length: 8 }, (_, i) => retryDelay(i + 1) ?? 0);
  const hours = delays.reduce((sum, delay) => sum + delay, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(20);
  expect(hours).toBeLessThan(24);
  expect(retryDelay(9)).toBeNull();
});

test("retryDelay adds jitter", () => {
  expect(new Set(Array.from({ length: 20 }, () => retryDelay(3))).size).toBeGreaterThan(10);
});
