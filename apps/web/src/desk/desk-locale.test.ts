import { expect, test } from "vitest";
import { deskBase, deskLocale } from "./desk-locale.ts";

test("the URL's form decides the language, then the switcher's cookie, then the browser", () => {
  expect(deskLocale("/en/desk", "fr", ["fr-FR"])).toBe("en");
  expect(deskLocale("/desk", "en", ["fr-FR"])).toBe("en");
  expect(deskLocale("/desk", null, ["de-DE", "en-GB", "fr"])).toBe("en");
  expect(deskLocale("/desk", "xx", [])).toBe("fr");
});

test("links keep the form of the URL", () => {
  expect(deskBase("/en/desk/people")).toBe("/en/desk");
  expect(deskBase("/desk")).toBe("/desk");
});
