import { expect, test } from "vitest";
import { createBatcher } from "./batcher.ts";

/** Writes whose end the test decides. */
function pendingWrites() {
  const written: number[][] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  const add = createBatcher((items: number[]) => {
    const end = Promise.withResolvers<void>();
    written.push(items);
    ends.push(end);
    return end.promise;
  });
  return { written, ends, add };
}

const turn = () => new Promise(setImmediate);

test("what comes in during a write is written together, after it", async () => {
  const { written, ends, add } = pendingWrites();
  const all = [add(1)];
  await turn();
  all.push(add(2), add(3));
  await turn();
  expect(written).toEqual([[1]]);
  ends[0]?.resolve();
  await turn();
  expect(written).toEqual([[1], [2, 3]]);
  ends[1]?.resolve();
  await Promise.all(all);
});

test("a batch that fails tells its own items, and the next is written all the same", async () => {
  const { written, ends, add } = pendingWrites();
  const first = add(1);
  await turn();
  const second = add(2);
  ends[0]?.reject(new Error("away"));
  await expect(first).rejects.toThrow("away");
  await turn();
  ends[1]?.resolve();
  await expect(second).resolves.toBeUndefined();
  expect(written).toEqual([[1], [2]]);
});
