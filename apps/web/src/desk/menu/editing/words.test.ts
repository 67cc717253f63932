import { expect, test } from "vitest";
import { changedWords, rebasedWords, type Words } from "./words.ts";

const before: Words = {
  name: "Entrées",
  name_en: "Starters",
  description: "Pour commencer",
  description_en: "",
  is_available: false,
  own_container: false,
};

test("after a conflict the form keeps what the person has changed and takes over the rest", () => {
  const mine = { ...before, name: "Petites entrées" };
  const now = { ...before, name: "Hors-d’œuvre", description: "Froides et chaudes" };
  const { words, theirs } = rebasedWords("category", mine, before, now);
  expect(words).toEqual({ ...now, name: "Petites entrées" });
  expect(theirs).toEqual({ name: "Hors-d’œuvre" });
  expect(changedWords("category", words, now)).toEqual({ name: "Petites entrées" });
});

test("different fields of two people are no conflict", () => {
  const mine = { ...before, own_container: true };
  const now = { ...before, name_en: "Small plates" };
  expect(rebasedWords("category", mine, before, now)).toEqual({
    words: { ...now, own_container: true },
    theirs: {},
  });
});
