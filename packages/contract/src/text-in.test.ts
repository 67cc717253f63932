import { expect, test } from "vitest";
import { readSettings, settingPairs } from "./settings.ts";
import { textIn } from "./text-in.ts";

const NOTICE = { text: { fr: "Fermé", en: "Closed" }, until: "2026-12-25" };
const textsOf = (value: unknown) => readSettings([{ name: "texts", value }]).settings.texts;
const sentFor = (value: unknown) =>
  settingPairs(readSettings([{ name: "texts", value }]).settings).find(
    ({ name }) => name === "texts",
  );

test("a text falls back to the default language, then to any", () => {
  expect(textIn({ fr: "Fermé", en: "Closed" }, "en")).toBe("Closed");
  expect(textIn({ fr: "Fermé", en: "" }, "en")).toBe("Fermé");
  expect(textIn({ en: "Closed" }, "fr")).toBe("Closed");
  expect(textIn({}, "fr")).toBe("");
});

test("settings without texts have no such pair, and blank texts are not sent", () => {
  expect(sentFor(undefined)).toBeUndefined();
  expect(sentFor({ home: { fr: "" }, notices: [] })).toBeUndefined();
  expect(sentFor({ home: { fr: "" }, notices: [NOTICE, { ...NOTICE, text: {} }] })).toEqual({
    name: "texts",
    value: { notices: [NOTICE] },
  });
});

test("of unreadable texts the readable ones remain", () => {
  const texts = { home: "Bonjour", about: { fr: "Nous" }, notices: [NOTICE, { until: "demain" }] };
  expect(textsOf(texts)).toEqual({ home: {}, about: { fr: "Nous" }, notices: [NOTICE] });
  expect(textsOf("?")).toEqual({ home: {}, about: {}, notices: [] });
});
