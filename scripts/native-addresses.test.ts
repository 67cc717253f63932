import { expect, test } from "vitest";
import { readNativeAddresses } from "./native-addresses.ts";

test("SITE_ROOT defaults to the origin of API_ROOT", () => {
  expect(readNativeAddresses({ API_ROOT: "https://order.example/api/" })).toEqual({
    apiRoot: "https://order.example/api",
    siteRoot: "https://order.example",
  });
  const named = { API_ROOT: "https://api.example", SITE_ROOT: "https://order.example" };
  expect(readNativeAddresses(named).siteRoot).toBe("https://order.example");
  expect(readNativeAddresses({ API_ROOT: "http://10.0.2.2:3000" }).apiRoot).toContain("10.0.2.2");
});

test("a missing or invalid URL throws an error that names the variable", () => {
  expect(() => readNativeAddresses({})).toThrow(/^API_ROOT: not set; allowed: .*$/);
  for (const wrong of [
    "order.example",
    "http://order.example",
    "ftp://a",
    "https://a.example/?b=1",
  ])
    expect(() => readNativeAddresses({ API_ROOT: wrong }), wrong).toThrow(
      `API_ROOT: "${wrong}" is not allowed`,
    );
  const both = { API_ROOT: "https://a.example", SITE_ROOT: "/menu" };
  expect(() => readNativeAddresses(both)).toThrow('SITE_ROOT: "/menu" is not allowed');
  const inside = { API_ROOT: "https://a.example", SITE_ROOT: "https://a.example/shop" };
  expect(() => readNativeAddresses(inside)).toThrow(
    'SITE_ROOT: "https://a.example/shop" is not allowed',
  );
});
