import { expect, test } from "vitest";
import { createLimiter } from "./limiter.ts";

test("at most the given number of tasks run at once, in order", async () => {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const run = createLimiter(4);
  for (let task = 0; task < 6; task++)
    run(() => {
      started.push(task);
      return new Promise((resolve) => ends.push(resolve));
    });
  expect(started).toEqual([0, 1, 2, 3]);
  ends[2]?.();
  await Promise.resolve().then(() => new Promise((resolve) => setTimeout(resolve)));
  expect(started).toEqual([0, 1, 2, 3, 4]);
});
