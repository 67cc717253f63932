import { expect, test, vi } from "vitest";
import { MAX_COOKIE_BYTES, openStorage, type StorageAreas } from "./storage.ts";

type Kept = Record<"jar" | "chest" | "tab", Map<string, string>>;

const areaOf = (kept: Map<string, string>): StorageAreas["local"] => ({
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, text) => void kept.set(key, text),
  removeItem: (key) => void kept.delete(key),
});

function areas(): StorageAreas & Kept {
  const jar = new Map<string, string>();
  const chest = new Map<string, string>();
  const tab = new Map<string, string>();
  return {
    jar,
    chest,
    tab,
    cookies: {
      read: (name) => jar.get(name) ?? null,
      write: (name, value) => void jar.set(name, value),
      delete: (name) => void jar.delete(name),
    },
    local: areaOf(chest),
    session: areaOf(tab),
  };
}

test("the cart is stored in a cookie, or in local storage where the site configures it", () => {
  const inCookies = areas();
  openStorage("cookies", inCookies).write("cart", "rs.2");
  expect([...inCookies.jar]).toEqual([["cart", "rs.2"]]);

  const inLocal = areas();
  openStorage("local", inLocal).write("cart", "rs.2");
  expect(inLocal.jar.size).toBe(0);
  expect([...inLocal.chest]).toEqual([["cart", "rs.2"]]);
});

test("a value too large for a cookie moves to local storage, and back when it fits again", () => {
  const own = areas();
  const storage = openStorage("cookies", own);
  const large = "x".repeat(MAX_COOKIE_BYTES);
  storage.write("cart", large);
  expect(own.jar.size).toBe(0);
  expect(storage.read("cart")).toBe(large);

  storage.write("cart", "rs.1");
  expect(own.chest.size).toBe(0);
  expect(storage.read("cart")).toBe("rs.1");
});

test("any text is read from a cookie as it was written", () => {
  const own = areas();
  const storage = openStorage("cookies", own);
  const text = 'rs.1..sans « wasabi »; "à part", 50 % 🍣';
  storage.write("cart", text);
  expect(own.jar.get("cart")).toMatch(/^[!#-+\--:<-[\]-~]*$/);
  expect(storage.read("cart")).toBe(text);
});

test("a removed value leaves nothing behind", () => {
  const own = areas();
  const storage = openStorage("cookies", own);
  storage.write("cart", "rs.1");
  storage.write("cart", null);
  expect(storage.read("cart")).toBeNull();
});

test("a malformed cookie is ignored", () => {
  const own = areas();
  for (const broken of ["%", "%E0%A4%A", "100%"]) {
    own.jar.set("cart", broken);
    expect(openStorage("cookies", own).read("cart"), broken).toBeNull();
  }
});

test("a full storage throws nothing and keeps its earlier values", () => {
  const own = areas();
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const storage = openStorage("cookies", { ...own, local: { ...own.local, setItem: full } });
  storage.write("cart", "rs.1");
  storage.write("cart", "x".repeat(MAX_COOKIE_BYTES));
  storage.write("token", "t");
  expect(storage.read("cart")).toBe("rs.1");
  expect(storage.read("token")).toBeNull();
  expect(console.error).toHaveBeenCalledWith("[noren]", expect.any(DOMException));
  vi.mocked(console.error).mockClear();
});
