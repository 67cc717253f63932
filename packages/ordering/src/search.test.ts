import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Item } from "./model.ts";
import { buildSearchIndex, searchMenu } from "./search.ts";
import { aCategory, aMenu, anItem } from "./testing.ts";

let lastId = 0;
const named = (item_name: string, over: Partial<Item> = {}) =>
  anItem({ item_id: ++lastId, item_name, item_description: "", ...over });

function search(query: string, items: Item[]): string[] {
  const index = buildSearchIndex([aMenu({ categories: [aCategory({ items })] })]);
  return searchMenu(index, query).items.map(({ item_name }) => item_name);
}

describe("searchMenu: matching", () => {
  const items = [
    named("Bœuf teriyaki"),
    named("Crème brûlée"),
    named("Maki", { item_description: "Riz, saumon" }),
  ];

  test("a query needs at least 2 characters after trimming", () => {
    expect(search("m", items)).toEqual([]);
    expect(search("  m  ", items)).toEqual([]);
    expect(search("", items)).toEqual([]);
    expect(search(" ma ", items)).toEqual(["Maki"]);
  });

  test("characters are code points", () => {
    const fish = [named("🍣 Maki")];
    expect(search("🍣", fish)).toEqual([]);
    expect(search("🍣 ", fish)).toEqual([]);
    expect(search("🍣 m", fish)).toEqual(["🍣 Maki"]);
  });

  test("a word that is nothing but an accent or invisible matches nothing", () => {
    expect(search("¨¨", items)).toEqual([]);
    expect(search("saumon ¨", items)).toEqual(["Maki"]);
    expect(search("saumon \u200b", items)).toEqual(["Maki"]);
  });

  test("all matches are counted, also those beyond the ten best", () => {
    const many = Array.from({ length: 23 }, (_, at) => named(`Maki ${at}`));
    const index = buildSearchIndex([aMenu({ categories: [aCategory({ items: many })] })]);
    expect(searchMenu(index, "maki")).toMatchObject({ count: 23, items: { length: 10 } });
    expect(searchMenu(index, "m").count).toBe(0);
  });

  test("a dish in two categories is one result", () => {
    const maki = named("Maki");
    const categories = [1, 2].map((category_id) => aCategory({ category_id, items: [maki] }));
    expect(searchMenu(buildSearchIndex([aMenu({ categories })]), "maki")).toEqual({
      items: [maki],
      count: 1,
    });
  });

  test("any word matches name or description as a substring", () => {
    expect(search("SAUM", items)).toEqual(["Maki"]);
    expect(search("boeuf", items)).toEqual(["Bœuf teriyaki"]);
    expect(search("tofu  brulee", items)).toEqual(["Crème brûlée"]);
    expect(search("teriyaki saumon", items)).toHaveLength(2);
    expect(search("tofu", items)).toEqual([]);
  });

  test.each([
    ["l'ancienne", "Bœuf à l’ancienne"],
    ["l’ancienne", "Bœuf à l'ancienne"],
    ["chou-fleur", "Chou‑fleur"],
    ["cre\u0300me", "Crème"],
    ["ma\u00adki", "Maki"],
  ])("a dish is found as it is typed: %j finds %j", (query, name) => {
    expect(search(query, [named(name)])).toEqual([name]);
  });

  test("no word matches across name and description", () => {
    expect(search("makiriz", items)).toEqual([]);
  });
});

describe("searchMenu: order", () => {
  test("results are sorted by item_score, highest first", () => {
    const items = [named("Maki A", { item_score: 1 }), named("Maki B", { item_score: 9 })];
    expect(search("maki", items)).toEqual(["Maki B", "Maki A"]);
  });

  test("ties are sorted by name in French collation, then by id", () => {
    const items = ["Maki z", "Maki é", "Maki e", "Maki f"].map((name) => named(name));
    expect(search("maki", items)).toEqual(["Maki e", "Maki é", "Maki f", "Maki z"]);
    const twins = [3, 1, 2].map((item_id) => named("Maki", { item_id }));
    const index = buildSearchIndex([aMenu({ categories: [aCategory({ items: twins })] })]);
    expect(searchMenu(index, "maki").items.map(({ item_id }) => item_id)).toEqual([1, 2, 3]);
  });

  test("there are at most 10 results", () => {
    const items = Array.from({ length: 12 }, (_, i) => named(`Maki ${i}`, { item_score: i }));
    const found = search("maki", items);
    expect(found).toHaveLength(10);
    expect(found[0]).toBe("Maki 11");
  });
});

test("items of unavailable menus are not found", () => {
  const closed = aMenu({ menu_is_available: false });
  expect(searchMenu(buildSearchIndex([closed]), "nigiri").items).toEqual([]);
  expect(searchMenu(buildSearchIndex([closed, aMenu()]), "nigiri").items).toHaveLength(1);
});

test("each result contains a word of the query, and no item with a higher score is left out", () => {
  const word = fc.constantFrom("maki", "riz", "thé", "bœuf", "algue");
  const item = fc.record({
    item_name: fc.array(word, { maxLength: 3 }).map((words) => words.join(" ")),
    item_score: fc.integer({ min: 0, max: 3 }),
  });
  fc.assert(
    fc.property(fc.array(item, { maxLength: 30 }), word, word, (overs, one, other) => {
      const items = overs.map((over, i) => named(over.item_name, { ...over, item_id: i + 1 }));
      const holds = ({ item_name }: Item) => item_name.includes(one) || item_name.includes(other);
      const index = buildSearchIndex([aMenu({ categories: [aCategory({ items })] })]);
      const found = searchMenu(index, `${one} ${other}`).items;
      expect(found.every(holds)).toBe(true);
      const all = items.filter(holds);
      expect(found).toHaveLength(Math.min(all.length, 10));
      const worst = Math.min(...found.map(({ item_score }) => item_score));
      const better = all.filter(({ item_score }) => item_score > worst);
      expect(better.every((item) => found.includes(item))).toBe(true);
    }),
  );
});
