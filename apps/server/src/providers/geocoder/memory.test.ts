import { expect, test } from "vitest";
import { createMemory } from "./memory.ts";

function aMemory(size = 2) {
  const clock = { now: 0 };
  const memory = createMemory<number>({ size, now: () => clock.now });
  let loads = 0;
  const recall = (key: string, keepMs = 1000) =>
    memory.recall(
      key,
      async () => ++loads,
      () => keepMs,
    );
  return { memory, clock, recall };
}

test("a value is looked up once for its time", async () => {
  const { clock, recall } = aMemory();
  expect([await recall("a"), await recall("a")]).toEqual([1, 1]);
  clock.now = 999;
  expect(await recall("a")).toBe(1);
  clock.now = 1000;
  expect(await recall("a")).toBe(2);
});

test("many who ask at the same time wait for one look-up", async () => {
  const { recall } = aMemory();
  expect(await Promise.all([recall("a"), recall("a"), recall("a", 0)])).toEqual([1, 1, 1]);
});

test("what was not used for longest makes room", async () => {
  const { recall } = aMemory();
  await recall("a");
  await recall("b");
  await recall("a");
  await recall("c");
  expect(await recall("a")).toBe(1);
  expect(await recall("b")).toBe(4);
});

test("a failure is not kept", async () => {
  const { memory, recall } = aMemory();
  const fail = () => Promise.reject(new Error("away"));
  await expect(memory.recall("a", fail, () => 1000)).rejects.toThrow("away");
  expect(await recall("a")).toBe(1);
});

test("nothing is a value too", async () => {
  const memory = createMemory<null>({ size: 2, now: () => 0 });
  let loads = 0;
  const load = async () => {
    loads++;
    return null;
  };
  await memory.recall("a", load, () => 1000);
  await memory.recall("a", load, () => 1000);
  expect(loads).toBe(1);
});
