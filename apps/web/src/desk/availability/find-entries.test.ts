import type { AvailabilityEntry } from "@noren/contract/staff/availability.ts";
import { expect, test } from "vitest";
import {
  findContaining,
  findEntries,
  findNamed,
  isOut,
  mostOrderedFirst,
  namedFirst,
} from "./find-entries.ts";

function anEntry(over: Partial<AvailabilityEntry>): AvailabilityEntry {
  return {
    target: "dish:1",
    name: "",
    name_en: null,
    within: [],
    description: "",
    description_en: null,
    picture: null,
    dishes: 0,
    ordered_today: 0,
    open_orders: [],
    sold_out: null,
    back_at: null,
    daily_count: null,
    lacks: [],
    left: null,
    ...over,
  };
}

test("a search matches name and category, without case and accents, every word of it", () => {
  const tuna = anEntry({ name: "Nigiri thon", within: ["Nigiris"] });
  const crepe = anEntry({ name: "Crêpe au matcha", within: ["Desserts"] });
  const names = (query: string) => findEntries([tuna, crepe], query).map(({ name }) => name);
  expect(names("CREPE")).toEqual(["Crêpe au matcha"]);
  expect(names("dessert matcha")).toEqual(["Crêpe au matcha"]);
  expect(names("thon matcha")).toEqual([]);
  expect(names(" ")).toEqual(["Nigiri thon", "Crêpe au matcha"]);
});

test("a search finds dishes and choices by their words in either language", () => {
  const tuna = anEntry({ name: "Nigiri thon", name_en: "Tuna nigiri" });
  const soy = anEntry({ target: "choice:1:2", name: "Soja", name_en: "Soy sauce" });
  for (const find of [findEntries, findNamed]) {
    const names = (query: string) => find([tuna, soy], query).map(({ name }) => name);
    expect(names("tuna")).toEqual(["Nigiri thon"]);
    expect(names("thon")).toEqual(["Nigiri thon"]);
    expect(names("soy sauce")).toEqual(["Soja"]);
  }
});

test("a dish that only contains what is looked for is found, but not named so", () => {
  const tuna = anEntry({ name: "Nigiri thon", description: "Thon rouge" });
  const platter = anEntry({
    name: "Plateau du chef",
    description: "Saumon, thon et daurade",
    description_en: "Salmon, tuna and sea bream",
  });
  const all = [tuna, platter];
  expect(findEntries(all, "thon")).toEqual(all);
  expect(findNamed(all, "thon")).toEqual([tuna]);
  for (const query of ["thon", "tuna", "plateau daurade"])
    expect(findContaining(all, query)).toEqual([platter]);
  for (const query of ["", "plateau", "anguille"]) expect(findContaining(all, query)).toEqual([]);
});

test("what a search names stands before what only contains it, each as ordered before", () => {
  const platter = anEntry({
    name: "Plateau du chef",
    description: "Saumon, thon",
    ordered_today: 9,
  });
  const maki = anEntry({ name: "Maki thon" });
  const nigiri = anEntry({ name: "Nigiri thon", ordered_today: 2 });
  const sorted = mostOrderedFirst([maki, platter, nigiri]);
  const names = (query: string) => namedFirst(sorted, query).map(({ name }) => name);
  expect(names("thon")).toEqual([nigiri.name, maki.name, platter.name]);
  expect(names("")).toEqual([platter.name, nigiri.name, maki.name]);
});

test("a choice of one dish is found by its own words or its group's, not by its dish's alone", () => {
  const wasabi = anEntry({
    target: "choice:1:2",
    name: "Wasabi",
    within: ["Sauces", "Chirashi thon"],
  });
  const names = (query: string) => findEntries([wasabi], query).map(({ name }) => name);
  expect(names("thon")).toEqual([]);
  for (const query of ["", "wasabi", "sauce", "thon wasabi"])
    expect(names(query)).toEqual(["Wasabi"]);
});

test("a search names dishes by name and category, and choices by their name alone", () => {
  const eel = anEntry({ name: "Bol anguille", within: ["Bols"] });
  const sauce = anEntry({ target: "choice:1:2", name: "Soja", within: ["Sauces", "Bol anguille"] });
  const names = (query: string) => findNamed([eel, sauce], query).map(({ name }) => name);
  expect(names("anguille")).toEqual(["Bol anguille"]);
  expect(names("bols")).toEqual(["Bol anguille"]);
  expect(names("soja")).toEqual(["Soja"]);
});

test("what was ordered most today stands first, then the dishes by name, then the choices", () => {
  const entries = [
    anEntry({ name: "12 tranches", target: "choice:1:2" }),
    anEntry({ name: "Édamame" }),
    anEntry({ name: "Thon", ordered_today: 3 }),
    anEntry({ name: "Anguille" }),
  ];
  expect(mostOrderedFirst(entries).map(({ name }) => name)).toEqual([
    "Thon",
    "Anguille",
    "Édamame",
    "12 tranches",
  ]);
});

test("a dish is out by choice, or because its count is used up", () => {
  expect(isOut(anEntry({ sold_out: { until: "tomorrow" } }))).toBe(true);
  expect(isOut(anEntry({ daily_count: 12, left: 0 }))).toBe(true);
  expect(isOut(anEntry({ daily_count: 12, left: 1 }))).toBe(false);
});
