import { siteConfigSchema } from "@noren/contract/site-config.ts";
import { expect, test } from "vitest";
import { detectedHome, localeOfPath, preferredLocale } from "./locale-detection.ts";

const site = siteConfigSchema.parse({ site_id: "kawabe", title: "Kawabe" });
const frenchOnly = siteConfigSchema.parse({ ...site, locales: { available: ["fr"] } });

const headers = (init: Record<string, string>) => new Headers(init);

test("the locale of a page is that of its path prefix, French without one", () => {
  expect(localeOfPath("/menu")).toBe("fr");
  expect(localeOfPath("/fr/menu")).toBe("fr");
  expect(localeOfPath("/en")).toBe("en");
  expect(localeOfPath("/EN/menu")).toBe("en");
  expect(localeOfPath("/enormous")).toBe("fr");
});

test("an English browser on / gets the home page of /en/, a French one does not", () => {
  expect(detectedHome(headers({ "accept-language": "en-GB,en;q=0.9,fr;q=0.8" }), site)).toBe(
    "/en/",
  );
  expect(detectedHome(headers({ "accept-language": "fr-FR,fr;q=0.9,en;q=0.8" }), site)).toBe("/");
  expect(detectedHome(headers({ "accept-language": "de" }), site)).toBe("/");
  expect(detectedHome(headers({}), site)).toBe("/");
});

test("the locale cookie takes precedence over Accept-Language", () => {
  const english = "en;q=1";
  expect(
    detectedHome(headers({ cookie: "a=1; locale=fr", "accept-language": english }), site),
  ).toBe("/");
  expect(detectedHome(headers({ cookie: "locale=en", "accept-language": "fr" }), site)).toBe(
    "/en/",
  );
  expect(detectedHome(headers({ cookie: "xlocale=en", "accept-language": "fr" }), site)).toBe("/");
});

test("a bot gets the home page of the default locale", () => {
  const bot = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)", "accept-language": "en" };
  expect(detectedHome(headers(bot), site)).toBe("/");
});

test("a phone of the maker Cubot is no bot", () => {
  const phone = {
    "user-agent": "Mozilla/5.0 (Linux; Android 11; CUBOT X30)",
    "accept-language": "en",
  };
  expect(detectedHome(headers(phone), site)).toBe("/en/");
});

test("a site with one locale has one home page", () => {
  expect(detectedHome(headers({ "accept-language": "en" }), frenchOnly)).toBe("/");
});

test("Accept-Language weights are respected; q=0 excludes a language", () => {
  expect(preferredLocale("fr;q=0.4, en;q=0.5", ["fr", "en"])).toBe("en");
  expect(preferredLocale("en;q=0, fr;q=0.1", ["fr", "en"])).toBe("fr");
  expect(preferredLocale("fr;q=0.4, en ;q=0.5", ["fr", "en"])).toBe("en");
  expect(preferredLocale("en;q=nonsense", ["fr", "en"])).toBeUndefined();
});
