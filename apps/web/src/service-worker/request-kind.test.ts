import { expect, test } from "vitest";
import { isPublicPage, kindOf, menuBeside } from "./request-kind.ts";

const ORIGIN = "https://order.example";

type Over = { method?: string; mode?: RequestMode; token?: string; cache?: RequestCache };

function kindAt(path: string, over: Over = {}) {
  const headers = new Headers(over.token ? { authorization: `Bearer ${over.token}` } : {});
  const { method = "GET", mode = "cors", cache = "default" } = over;
  return kindOf({ method, mode, url: new URL(path, ORIGIN).href, headers, cache }, ORIGIN);
}

const pageAt = (path: string) => kindAt(path, { mode: "navigate" });

test("pages that are the same for everybody are cached, in all three forms", () => {
  for (const path of ["/", "/menu", "/fr/menu", "/en/menu", "/en", "/cookie-policy"])
    expect(pageAt(path), path).toBe("public");
  expect(pageAt("/menu?product=12")).toBe("public");
});

test("personal pages are not cached: account, checkout, order, tracking", () => {
  const paths = [
    "/checkout",
    "/en/success",
    "/auth/login",
    "/profile/ViewOrders",
    "/track/secret",
    "/pay/secret",
  ];
  for (const path of paths) {
    expect(pageAt(path), path).toBe("private");
    expect(isPublicPage(path), path).toBe(false);
  }
});

test("a URL with a query that may contain a secret is not cached, on any page", () => {
  expect(pageAt("/menu?token=abc")).toBe("private");
  expect(pageAt("/menu?product=12&token=abc")).toBe("private");
  expect(kindAt("/pictures/a.jpg?signature=abc")).toBeNull();
  expect(kindAt("/v2/public/menus?token=abc")).toBeNull();
});

test("of the API only the three public reads are cached, and only without a token", () => {
  for (const name of ["settings", "menus", "offers"])
    expect(kindAt(`/v2/public/${name}`)).toBe("data");
  expect(kindAt("https://api.example/v2/public/menus")).toBe("data");
  expect(kindAt("/v2/public/menus", { token: "abc" })).toBeNull();
  for (const path of [
    "auth/profile",
    "auth/orders",
    "checkout/",
    "locations/distance",
    "products/7",
  ])
    expect(kindAt(`/v2/public/${path}`), path).toBeNull();
  expect(kindAt("/v2/public/checkout/", { method: "POST" })).toBeNull();
});

test("public data that is asked for past every cache comes from the network", () => {
  expect(kindAt("/v2/public/menus", { cache: "no-store" })).toBeNull();
});

test("the desk and paths that are no pages of the site are ignored", () => {
  for (const path of ["/desk", "/desk/orders", "/v2/docs", "/healthz", "/robots.txt", "/made-up"])
    expect(pageAt(path), path).toBeNull();
});

test("scripts, styles and pictures of the site are cached, those of other sites are not", () => {
  expect(kindAt("/assets/menu-page-abc.js")).toBe("asset");
  expect(kindAt("/pictures/maki-640.avif")).toBe("picture");
  expect(kindAt("https://elsewhere.example/assets/a.js")).toBeNull();
  expect(kindAt("/version.json")).toBeNull();
});

test("the menu of a page is in the same form", () => {
  expect(menuBeside("/privacy-policy")).toBe("/menu");
  expect(menuBeside("/en/privacy-policy")).toBe("/en/menu");
});
