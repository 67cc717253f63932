import { readSettings } from "@noren/contract/settings.ts";
import { aMenu } from "@noren/ordering/testing.ts";
import { expect, test, vi } from "vitest";
import type { BrowserStorage } from "../../platform/storage.ts";
import { keptShop } from "./kept-shop.ts";
import type { LoadedShop } from "./load-shop.ts";

function aStorage(): BrowserStorage {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, text) => void (text === null ? kept.delete(key) : kept.set(key, text)),
  };
}

const { settings } = readSettings([]);
const selling = (menu_name: string) => async (): Promise<LoadedShop> => {
  return { ok: true, settings, menus: [aMenu({ menu_name })], offers: [] };
};
const UNREACHABLE: LoadedShop = { ok: false, settings: null };
const unreachable = async (): Promise<LoadedShop> => UNREACHABLE;
const nameIn = (shop: LoadedShop) => shop.ok && shop.menus[0]?.menu_name;

function started(storage: BrowserStorage, { form = "one", onNews = () => {} } = {}) {
  return keptShop({ storage, form, onNews, idle: async () => {} });
}

test("the first start loads from the network, the next uses the cache, also offline", async () => {
  const storage = aStorage();
  await started(storage)("fr", selling("Midi"));
  const next = started(storage);
  expect(nameIn(await next("fr", unreachable))).toBe("Midi");
  expect(nameIn(await next("fr", unreachable))).toBe("Midi");
});

test("a change is announced, and the next call returns it", async () => {
  const storage = aStorage();
  await started(storage)("fr", selling("Midi"));
  const newsArrived = Promise.withResolvers<void>();
  const shopFrom = started(storage, { onNews: newsArrived.resolve });
  expect(nameIn(await shopFrom("fr", selling("Soir")))).toBe("Midi");
  await newsArrived.promise;
  expect(nameIn(await shopFrom("fr", selling("Nuit")))).toBe("Soir");
  expect(nameIn(await shopFrom("fr", selling("Nuit")))).toBe("Nuit");
});

test("unchanged data is not announced or written again, and keeps its identity", async () => {
  const storage = aStorage();
  await started(storage)("fr", selling("Midi"));
  const write = vi.spyOn(storage, "write");
  const onNews = vi.fn();
  const shopFrom = started(storage, { onNews });
  const first = await shopFrom("fr", selling("Midi"));
  expect(await shopFrom("fr", selling("Midi"))).toBe(first);
  expect(write).not.toHaveBeenCalled();
  expect(onNews).not.toHaveBeenCalled();
});

test("each locale is cached separately, and a failed load is not cached", async () => {
  const storage = aStorage();
  await started(storage)("fr", unreachable);
  expect(storage.read("kept_shop")).toBeNull();
  await started(storage)("fr", selling("Midi"));
  await started(storage)("en", selling("Lunch"));
  const next = started(storage);
  expect(nameIn(await next("fr", unreachable))).toBe("Midi");
  expect(nameIn(await next("en", unreachable))).toBe("Lunch");
});

test("a cache of another build, or an unreadable one, is ignored", async () => {
  const storage = aStorage();
  await started(storage)("fr", selling("Midi"));
  expect(await started(storage, { form: "two" })("fr", unreachable)).toEqual(UNREACHABLE);
  for (const broken of ["{", "{}", "null", '["one"]']) {
    storage.write("kept_shop", broken);
    expect(await started(storage)("fr", unreachable), broken).toEqual(UNREACHABLE);
  }
});
