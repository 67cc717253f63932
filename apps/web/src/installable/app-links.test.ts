import { siteConfigSchema } from "@noren/contract/site-config.ts";
import { expect, test } from "vitest";
import { appLinksFile } from "./app-links.ts";

const FINGERPRINT = Array.from({ length: 32 }, () => "A1").join(":");
const site = siteConfigSchema.parse({
  site_id: "kawabe",
  title: "Kawabe",
  app_links: {
    android: { package: "com.example.kawabe", fingerprints: [FINGERPRINT] },
    ios: "TEAMID1234.com.example.kawabe",
  },
});
const plain = siteConfigSchema.parse({ site_id: "kawabe", title: "Kawabe" });
const ANDROID = "/.well-known/assetlinks.json";
const IOS = "/.well-known/apple-app-site-association";

test("Android gets the app's package and its signing keys", () => {
  const [statement] = JSON.parse(appLinksFile(ANDROID, site)?.text ?? "");
  expect(statement.target).toMatchObject({
    package_name: "com.example.kawabe",
    sha256_cert_fingerprints: [FINGERPRINT],
  });
});

test("iOS gets the app and the links that it opens, in all three forms", () => {
  const file = appLinksFile(IOS, site);
  expect(file?.type).toBe("application/json");
  const [{ appIDs, components }] = JSON.parse(file?.text ?? "").applinks.details;
  expect(appIDs).toEqual(["TEAMID1234.com.example.kawabe"]);
  expect(components).toContainEqual({ "/": "/en/track/*" });
  expect(components).toContainEqual({ "/": "/menu" });
});

test("without an app there is neither file, and a malformed fingerprint is refused", () => {
  expect(appLinksFile(ANDROID, plain)).toBeNull();
  expect(appLinksFile(IOS, plain)).toBeNull();
  const wrong = { android: { package: "com.example.kawabe", fingerprints: ["A1:B2"] } };
  const parsed = siteConfigSchema.safeParse({ site_id: "h", title: "H", app_links: wrong });
  expect(parsed.success).toBe(false);
});
