import { expect, test } from "vitest";
import { pageHeaders } from "./page-headers.ts";

const NONE = { tag_manager: "", analytics: "", pixel: "" };
const policyWith = (tags: Partial<typeof NONE>, apiRoot = "") =>
  pageHeaders("body{}", apiRoot, { ...NONE, ...tags })["content-security-policy"];

test("scripts and calls are the site's own", () => {
  expect(policyWith({})).toContain("script-src 'self';");
  expect(policyWith({})).toContain("connect-src 'self';");
  expect(policyWith({}, "https://api.example/v2")).toContain(
    "connect-src 'self' https://api.example;",
  );
});

test("a configured tool opens the policy for itself alone", () => {
  const pixel = policyWith({ pixel: "42" });
  expect(pixel).toContain("script-src 'self' https://connect.facebook.net;");
  expect(pixel).not.toContain("google");
  const manager = policyWith({ tag_manager: "GTM-ABC" });
  expect(manager).toContain("script-src 'self' https://www.googletagmanager.com;");
  expect(manager).not.toContain("facebook");
});
