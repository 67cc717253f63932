import { Preferences } from "@capacitor/preferences";
import { beforeEach, expect, test, vi } from "vitest";
import { openStorage } from "../storage.ts";
import { openAppStorage } from "./app-storage.ts";

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;

/** The plugin's web implementation, which uses local storage. */
beforeEach(() => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal(
    "window",
    Object.assign(globalThis, {
      localStorage: new Proxy(localStorage, {
        ownKeys: () => [...kept.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      }),
    }),
  );
});

test("stored values of cart and session survive a restart of the app", async () => {
  const first = openStorage("cookies", await openAppStorage(() => NOW));
  first.write("cart", "rs.2..sans « wasabi »");
  first.write("order_attempt", '{"local_id":"a"}');
  first.write("customer", '{"email":"a@example.org"}');

  const next = openStorage("cookies", await openAppStorage(() => NOW + 1000));
  expect(next.read("cart")).toBe("rs.2..sans « wasabi »");
  expect(next.read("order_attempt")).toBe('{"local_id":"a"}');
  expect(next.read("customer")).toBe('{"email":"a@example.org"}');
});

test("session values expire after a day, a cart after its thirty days", async () => {
  const first = openStorage("cookies", await openAppStorage(() => NOW));
  first.write("checkout", "{}");
  first.write("cart", "rs.2");
  const later = openStorage("cookies", await openAppStorage(() => NOW + 2 * DAY));
  expect(later.read("checkout")).toBeNull();
  expect(later.read("cart")).toBe("rs.2");
  const muchLater = openStorage("cookies", await openAppStorage(() => NOW + 31 * DAY));
  expect(muchLater.read("cart")).toBeNull();
});

test("removed values stay removed, and unreadable ones are deleted", async () => {
  const first = openStorage("local", await openAppStorage(() => NOW));
  first.write("cart", "rs.2");
  first.write("cart", null);
  await Preferences.set({ key: "local.cart", value: "{broken" });
  const next = openStorage("local", await openAppStorage(() => NOW));
  expect(next.read("cart")).toBeNull();
  expect((await Preferences.keys()).keys).toEqual([]);
});
