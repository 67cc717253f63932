import { expect, test } from "vitest";
import { keyedQueue } from "./keyed-queue.ts";

test("work with the same key runs sequentially, also after a failure; other keys do not wait", async () => {
  const runSerially = keyedQueue();
  const log: string[] = [];
  const first = Promise.withResolvers<void>();
  const work =
    (name: string, waitsFor = Promise.resolve()) =>
    async () => {
      log.push(`${name} begins`);
      await waitsFor;
      log.push(`${name} ends`);
      if (name === "a1") throw new Error("a1 failed");
    };
  const all = [
    runSerially("a", work("a1", first.promise)),
    runSerially("a", work("a2")),
    runSerially("b", work("b1")),
  ];
  await all[2];
  expect(log).toEqual(["a1 begins", "b1 begins", "b1 ends"]);
  first.resolve();
  await expect(all[0]).rejects.toThrow("a1 failed");
  await all[1];
  expect(log.slice(3)).toEqual(["a1 ends", "a2 begins", "a2 ends"]);
});

test("work queued while the second of its key runs waits for it", async () => {
  const runSerially = keyedQueue();
  const log: string[] = [];
  const second = Promise.withResolvers<void>();
  const first = runSerially("a", async () => {});
  const running = runSerially("a", async () => {
    await second.promise;
    log.push("second");
  });
  await first;
  const third = runSerially("a", async () => void log.push("third"));
  const other = runSerially("b", async () => void log.push("other"));
  await other;
  second.resolve();
  await Promise.all([running, third]);
  expect(log).toEqual(["other", "second", "third"]);
});
