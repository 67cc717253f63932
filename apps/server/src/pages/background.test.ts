import { expect, test } from "vitest";
import { Overloaded } from "../http/overloaded.ts";
import { createBackgroundQueue, MAX_WAITING } from "./background.ts";

test("a background queue runs one task at a time, in their order, also after one that failed", async () => {
  const { run } = createBackgroundQueue();
  const seen: string[] = [];
  const task = (name: string) => async () => {
    seen.push(`${name} begins`);
    await Promise.resolve();
    seen.push(`${name} ends`);
    if (name === "a") throw new Error("failed");
  };
  await Promise.allSettled([run(task("a")), run(task("b"))]);
  expect(seen).toEqual(["a begins", "a ends", "b begins", "b ends"]);
});

test("a full background queue refuses further tasks until one has ended", async () => {
  const { run, isFull } = createBackgroundQueue();
  const tasks = Array.from({ length: MAX_WAITING }, () => run(async () => {}));
  expect(isFull()).toBe(true);
  await expect(run(async () => {})).rejects.toBeInstanceOf(Overloaded);
  await Promise.all(tasks);
  await run(async () => {});
});
