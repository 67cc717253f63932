import { expect, test } from "vitest";
import { appAddress } from "./app-address.ts";

const android = { package: "com.example.kawabe", fingerprints: [] };
const ios = "TEAMID1234.com.example.Kawabe";

test("the app's URL has its own scheme on each mobile system", () => {
  const site = { app_links: { android, ios } };
  expect(appAddress(site, "Mozilla/5.0 (Linux; Android 16)")).toBe("com.example.kawabe://paid");
  expect(appAddress(site, "Mozilla/5.0 (iPhone; CPU iPhone OS 26_1)")).toBe(
    "com.example.Kawabe://paid",
  );
});

test("with one configured app its URL is used, with none there is no URL", () => {
  expect(appAddress({ app_links: { ios } }, "Android")).toBe("com.example.Kawabe://paid");
  expect(appAddress({ app_links: { android } }, "iPhone")).toBe("com.example.kawabe://paid");
  expect(appAddress({}, "iPhone")).toBeNull();
});
