import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  conflictsOf,
  conflictsOfItem,
  type DietaryFilter,
  declarationOf,
  declarationOfChoice,
  fitOf,
  isFilterSet,
  NO_DIETARY_FILTER,
} from "./allergens.ts";
import { linesOf, menus } from "./arbitraries.ts";
import { indexItems } from "./cart.ts";
import { ALLERGENS, DIETS, normalizeAllergens } from "./declarations.ts";
import { freeCopy, freeItem } from "./free-lines.ts";
import type { Item, Line } from "./model.ts";
import { aCategory, aChoice, aLine, aMenu, anItem, anOption } from "./testing.ts";

const aFilter = (over: Partial<DietaryFilter>): DietaryFilter => ({
  ...NO_DIETARY_FILTER,
  ...over,
});
const plain = normalizeAllergens([], []);

describe("declarationOf: a dish with its choices", () => {
  const salmon = anItem({ allergens: normalizeAllergens(["fish"], ["sesame"]) });
  const withChoice = (over: Parameters<typeof aChoice>[0]) =>
    declarationOf({ item: salmon, choices: [{ choice: aChoice(over), quantity: 1 }] });

  test("merges the allergens of dish and choices, in the order of the 14", () => {
    expect(withChoice({ allergens: normalizeAllergens(["soy", "gluten"], ["nuts"]) })).toEqual({
      contains: ["gluten", "fish", "soy"],
      may_contain: ["nuts", "sesame"],
      is_unknown: false,
      diets: [],
    });
  });

  test("an allergen that a choice contains is no longer listed in may_contain", () => {
    const { contains, may_contain } = withChoice({ allergens: normalizeAllergens(["sesame"], []) });
    expect([contains, may_contain]).toEqual([["fish", "sesame"], []]);
  });

  test("a choice with no or an incomplete declaration sets is_unknown", () => {
    expect(withChoice({ allergens: null })).toMatchObject({ contains: ["fish"], is_unknown: true });
    const half = { ...plain, incomplete: true as const };
    expect(withChoice({ allergens: half }).is_unknown).toBe(true);
    expect(withChoice({ allergens: plain }).is_unknown).toBe(false);
  });

  test("a choice of quantity 0 is ignored", () => {
    const choice = aChoice({ allergens: normalizeAllergens(["milk"], []) });
    const { contains } = declarationOf({ item: salmon, choices: [{ choice, quantity: 0 }] });
    expect(contains).toEqual(["fish"]);
  });

  const garden = anItem({ allergens: plain, diets: ["vegan", "gluten_free"] });
  const dietsWith = (over: Parameters<typeof aChoice>[0]) =>
    declarationOf({ item: garden, choices: [{ choice: aChoice(over), quantity: 1 }] }).diets;

  test("a dish is vegan, vegetarian or gluten-free only if every part is", () => {
    expect(declarationOf({ item: garden, choices: [] }).diets).toEqual([
      "vegetarian",
      "vegan",
      "gluten_free",
    ]);
    expect(dietsWith({ allergens: plain, diets: ["vegetarian"] })).toEqual(["vegetarian"]);
    expect(dietsWith({ allergens: plain, diets: [] })).toEqual([]);
  });

  test("a dish is spicy if any part is", () => {
    expect(dietsWith({ allergens: plain, diets: ["spicy"] })).toEqual(["spicy"]);
  });

  test("a diet is dropped if the allergens contradict it", () => {
    const all = ["vegan", "gluten_free"] as const;
    const claimed = (contains: Parameters<typeof normalizeAllergens>[0]) =>
      dietsWith({ allergens: normalizeAllergens(contains, []), diets: [...all] });
    expect(claimed(["gluten"])).toEqual(["vegetarian", "vegan"]);
    expect(claimed(["milk"])).toEqual(["vegetarian", "gluten_free"]);
    expect(claimed(["molluscs"])).toEqual(["gluten_free"]);
  });
});

describe("declarationOf: free lines of an offer", () => {
  const choice = aChoice({ allergens: normalizeAllergens(["soy"], []) });
  const option = anOption({ min: 1, option_options: [choice] });
  const item = anItem({ allergens: normalizeAllergens(["fish"], []), options: [option] });

  test("a free line declares the same as a paid one, including its default choices", () => {
    const index = indexItems([aMenu({ categories: [aCategory({ items: [item] })] })]);
    const free = freeItem(index, item.item_id, 1);
    expect(free && declarationOf(free).contains).toEqual(["fish", "soy"]);
    const line = aLine({ item, choices: [{ choice, quantity: 1 }] });
    expect(declarationOf(freeCopy(line, 1))).toEqual(declarationOf(line));
  });
});

describe("the dietary filter", () => {
  const dish = anItem({ allergens: normalizeAllergens(["fish"], ["sesame"]), diets: [] });
  const fit = (item: Item, wishes: Partial<DietaryFilter>) =>
    fitOf(conflictsOfItem(item, aFilter(wishes)), aFilter(wishes));

  test("a dish that contains an avoided allergen is unfit, with that allergen as the conflict", () => {
    expect(conflictsOfItem(dish, aFilter({ avoid: ["milk", "fish"] })).contains).toEqual(["fish"]);
    expect(fit(dish, { avoid: ["fish"] })).toBe("unfit");
    expect(fit(dish, { avoid: ["milk"] })).toBe("fits");
  });

  test("a dish that may contain an avoided allergen is caution, and unfit with traces", () => {
    expect(fit(dish, { avoid: ["sesame"] })).toBe("caution");
    expect(fit(dish, { avoid: ["sesame"], traces: true })).toBe("unfit");
  });

  test("an undeclared dish is caution, and unfit with traces", () => {
    const unknown = anItem({ allergens: null });
    expect(fit(unknown, { avoid: ["milk"] })).toBe("caution");
    expect(fit(unknown, { avoid: ["milk"], traces: true })).toBe("unfit");
    expect(fit(anItem({ allergens: plain }), { avoid: ["milk"], traces: true })).toBe("fits");
  });

  test("a dish that lacks a wanted diet is unfit", () => {
    expect(conflictsOfItem(dish, aFilter({ want: ["vegan"] })).lacks).toEqual(["vegan"]);
    expect(fit(dish, { want: ["vegan"] })).toBe("unfit");
    expect(fit(anItem({ diets: ["vegan"] }), { want: ["vegetarian"] })).toBe("fits");
  });

  test("a required choice counts at its best, an optional choice is ignored", () => {
    const soup = aChoice({ id: 1, allergens: normalizeAllergens(["fish"], []) });
    const cabbage = aChoice({ id: 2, allergens: plain, diets: ["vegan"] });
    const bento = (min: number, choices: (typeof soup)[]) =>
      anItem({
        allergens: plain,
        diets: ["vegan"],
        options: [anOption({ min, option_options: choices })],
      });
    expect(fit(bento(1, [soup, cabbage]), { avoid: ["fish"], want: ["vegan"] })).toBe("fits");
    expect(fit(bento(1, [soup]), { avoid: ["fish"] })).toBe("unfit");
    expect(fit(bento(0, [soup]), { avoid: ["fish"] })).toBe("fits");
  });

  test("a dish with a spicy choice fits the filter spicy", () => {
    const mild = aChoice({ id: 1, allergens: plain });
    const hot = aChoice({ id: 2, allergens: plain, diets: ["spicy"] });
    const options = [anOption({ min: 1, option_options: [mild, hot] })];
    expect(fit(anItem({ allergens: plain, options }), { want: ["spicy"] })).toBe("fits");
  });

  test("every dish fits an empty filter", () => {
    expect(isFilterSet(NO_DIETARY_FILTER)).toBe(false);
    expect(isFilterSet(aFilter({ traces: true }))).toBe(false);
    expect(fit(anItem({ allergens: null }), {})).toBe("fits");
  });
});

const someFilter: fc.Arbitrary<DietaryFilter> = fc.record({
  avoid: fc.subarray([...ALLERGENS], { maxLength: 3 }),
  want: fc.subarray([...DIETS], { maxLength: 2 }),
  traces: fc.boolean(),
});
const lines = menus.chain((shop) => linesOf(shop));
const items = menus.map((shop) =>
  shop.flatMap(({ categories }) => categories.flatMap((category) => category.items)),
);

describe("properties of declarationOf and fitOf", () => {
  const each = (check: (line: Line) => void) =>
    fc.assert(fc.property(lines, (all) => all.forEach(check)));

  test("every part's allergens are in the declaration, and none is listed twice", () => {
    each((line) => {
      const { contains, may_contain } = declarationOf(line);
      const parts = [line.item, ...line.choices.map(({ choice }) => choice)];
      for (const { allergens } of parts) {
        expect(contains).toEqual(expect.arrayContaining(allergens?.contains ?? []));
        const named = [...contains, ...may_contain];
        expect(named).toEqual(expect.arrayContaining(allergens?.may_contain ?? []));
        expect(new Set(named).size).toBe(named.length);
      }
    });
  });

  test("another choice never removes an allergen, nor adds a diet other than spicy", () => {
    each((line) => {
      const whole = declarationOf(line);
      const [, ...fewer] = line.choices;
      const less = declarationOf({ ...line, choices: fewer });
      expect(whole.contains).toEqual(expect.arrayContaining(less.contains));
      expect(whole.is_unknown || !less.is_unknown).toBe(true);
      // A formule gets its diets with its first dish.
      if (line.item.is_formule && fewer.length === 0) return;
      const kept = whole.diets.filter((diet) => diet !== "spicy");
      expect(less.diets).toEqual(expect.arrayContaining(kept));
    });
  });

  test("a dish that contains gluten is never gluten_free", () => {
    each((line) => {
      const { diets, contains } = declarationOf(line);
      expect(diets.includes("gluten_free") && contains.includes("gluten")).toBe(false);
    });
  });

  test("the fit of a dish is the best fit of its configurations", () => {
    const rank = { fits: 0, caution: 1, unfit: 2 };
    fc.assert(
      fc.property(items, someFilter, (dishes, wishes) => {
        for (const item of dishes) {
          const required = item.options.filter(({ min }) => min > 0);
          const configurations = required.reduce<Line["choices"][]>(
            (sets, { option_options }) =>
              sets.flatMap((set) =>
                option_options.map((choice) => [...set, { choice, quantity: 1 }]),
              ),
            [[]],
          );
          const fits = configurations.map((choices) =>
            fitOf(conflictsOf(declarationOf({ item, choices }), wishes), wishes),
          );
          const best = Math.min(...fits.map((fit) => rank[fit]));
          expect(rank[fitOf(conflictsOfItem(item, wishes), wishes)]).toBe(best);
        }
      }),
    );
  });

  test("declarationOfChoice contains the choice's own allergens", () => {
    each(({ choices }) => {
      for (const { choice } of choices) {
        const { contains } = declarationOfChoice(choice);
        expect(contains).toEqual(choice.allergens?.contains ?? []);
      }
    });
  });
});

test("a formule has the diets of its dishes, and their allergens in addition to its own", () => {
  const chosen = (over: Parameters<typeof aChoice>[0]) => ({ choice: aChoice(over), quantity: 1 });
  const soup = chosen({ id: 1, diets: ["vegan"], allergens: normalizeAllergens(["soy"], []) });
  const maki = chosen({ id: 2, diets: [], allergens: normalizeAllergens(["fish"], []) });
  const formule = anItem({ is_formule: true, allergens: plain });
  expect(declarationOf({ item: formule, choices: [soup] })).toEqual({
    contains: ["soy"],
    may_contain: [],
    is_unknown: false,
    diets: ["vegetarian", "vegan"],
  });
  const withBread = anItem({ is_formule: true, allergens: normalizeAllergens(["gluten"], []) });
  expect(declarationOf({ item: withBread, choices: [soup, maki] })).toMatchObject({
    contains: ["gluten", "fish", "soy"],
    is_unknown: false,
    diets: [],
  });
});
