import { expect, test } from "vitest";
import { createCache } from "./cache.ts";

function aCache(size = 2) {
  const clock = { now: 0 };
  const cache = createCache<number>({ size, now: () => clock.now });
  let loads = 0;
  const getOrLoad = (key: string, keepMs = 1000) =>
    cache.getOrLoad(
      key,
      async () => ++loads,
      () => keepMs,
    );
  return { cache, clock, getOrLoad };
}

test("a value is loaded once until it expires", async () => {
  const { clock, getOrLoad } = aCache();
  expect([await getOrLoad("a"), await getOrLoad("a")]).toEqual([1, 1]);
  clock.now = 999;
  expect(await getOrLoad("a")).toBe(1);
  clock.now = 1000;
  expect(await getOrLoad("a")).toBe(2);
});

test("concurrent getOrLoad calls share one load", async () => {
  const { getOrLoad } = aCache();
  expect(await Promise.all([getOrLoad("a"), getOrLoad("a"), getOrLoad("a", 0)])).toEqual([1, 1, 1]);
});

test("a full cache evicts the least recently used value", async () => {
  const { getOrLoad } = aCache();
  await getOrLoad("a");
  await getOrLoad("b");
  await getOrLoad("a");
  await getOrLoad("c");
  expect(await getOrLoad("a")).toBe(1);
  expect(await getOrLoad("b")).toBe(4);
});

test("a failed load is not cached", async () => {
  const { cache, getOrLoad } = aCache();
  const fail = () => Promise.reject(new Error("away"));
  await expect(cache.getOrLoad("a", fail, () => 1000)).rejects.toThrow("away");
  expect(await getOrLoad("a")).toBe(1);
});

test("null is cached as a value", async () => {
  const cache = createCache<null>({ size: 2, now: () => 0 });
  let loads = 0;
  const load = async () => {
    loads++;
    return null;
  };
  await cache.getOrLoad("a", load, () => 1000);
  await cache.getOrLoad("a", load, () => 1000);
  expect(loads).toBe(1);
});
