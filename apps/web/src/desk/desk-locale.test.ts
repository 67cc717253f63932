import { expect, test } from "vitest";
import { deskBase, deskLocale } from "./desk-locale.ts";

test("the address decides the language, then the switcher's cookie, then the browser", () => {
  expect(deskLocale("/en/desk", "fr", ["fr-FR"])).toBe("en");
  expect(deskLocale("/desk", "en", ["fr-FR"])).toBe("en");
  expect(deskLocale("/desk", null, ["de-DE", "en-GB", "fr"])).toBe("en");
  expect(deskLocale("/desk", "xx", [])).toBe("fr");
});

test("links stay in the form of the address", () => {
  expect(deskBase("/en/desk/people")).toBe("/en/desk");
  expect(deskBase("/desk")).toBe("/desk");
});
