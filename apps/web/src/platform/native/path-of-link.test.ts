import { expect, test } from "vitest";
import { pathOfLink } from "./path-of-link.ts";

const SITE = "https://order.example";

test("a link to a dish, a page or an order opens it in the app, in its language", () => {
  for (const path of [
    "/menu?product=12",
    "/en/menu?product=12",
    "/",
    "/track/abc?t=1",
    "/checkout",
  ])
    expect(pathOfLink(SITE + path, SITE)).toBe(path);
});

test("links to other sites or to unknown pages are ignored", () => {
  const links = [
    "https://order.example.evil.test/menu",
    "http://order.example/menu",
    "https://order.example/desk",
    "https://order.example/track/",
    "https://order.example/v2/public/menus",
    "javascript:alert(1)",
    "no link",
  ];
  for (const link of links) expect(pathOfLink(link, SITE), link).toBeNull();
});
