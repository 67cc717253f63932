import { expect, test } from "vitest";
import { isMissing, matchingWords, translatedPercent, wordsIn } from "./words.ts";

const RECORDS = [
  { target: "menu:1", within: null, values: { name: "Carte", name_en: "Menu" } },
  {
    target: "dish:12",
    within: "Nigiri",
    values: {
      name: "Nigiri épicé",
      name_en: null,
      description: "Thon, piment",
      description_en: "Tuna, chilli",
    },
  },
  {
    target: "dish:13",
    within: "Nigiri",
    values: {
      ...{ name: "Nigiri saumon", name_en: null, description: "", description_en: null },
      ...{ picture_alt: "Deux nigiri sur une ardoise", picture_alt_en: "Two nigiri on a slate" },
    },
  },
];

test("an empty description is no text to translate, and what a photo shows is one", () => {
  const words = wordsIn(RECORDS);
  expect(words.map(({ target, field }) => `${target} ${field}`)).toEqual([
    "menu:1 name",
    "dish:12 name",
    "dish:12 description",
    "dish:13 name",
    "dish:13 picture_alt",
  ]);
  expect(words.filter(isMissing).map(({ record }) => record)).toEqual([
    "Nigiri épicé",
    "Nigiri saumon",
  ]);
});

test("the share of translated texts is rounded down, so that 100 means all", () => {
  const words = wordsIn(RECORDS);
  expect(translatedPercent(words)).toBe(60);
  expect(translatedPercent(words.slice(0, 3))).toBe(66);
  expect(translatedPercent(words.filter((word) => !isMissing(word)))).toBe(100);
  expect(translatedPercent([])).toBe(100);
});

test("a text is found by words of either language, without accents", () => {
  const names = (query: string) => matchingWords(wordsIn(RECORDS), query).map(({ field }) => field);
  expect(names("epice chilli")).toEqual(["description"]);
  expect(names("EPICE")).toEqual(["name", "description"]);
  expect(names("nothing")).toEqual([]);
});
