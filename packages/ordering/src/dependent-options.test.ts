import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { conflictsOfItem, NO_DIETARY_FILTER } from "./allergens.ts";
import { checkCart, checkOptions, indexItems, refOf, resolveLine } from "./cart.ts";
import { offeredChoices, withFreeChoices } from "./dependent-options.ts";
import { freeItem } from "./free-lines.ts";
import { unitPrice } from "./line.ts";
import type { Item, LineChoice, OnlyWith } from "./model.ts";
import { asCents, ZERO } from "./money.ts";
import { aCategory, aChoice, aLine, aLineRef, aMenu, anItem, anOption } from "./testing.ts";

const SMALL = { option_id: 1, id: 11, quantity: 1 };
const LARGE = { option_id: 1, id: 12, quantity: 1 };
const LEEK = { option_id: 2, id: 21, quantity: 1 };
const EGG = { option_id: 2, id: 22, quantity: 1 };

const size = anOption({
  option_id: 1,
  option_name: "Taille",
  min: 1,
  max: 1,
  option_options: [
    aChoice({ id: 11, name: "Petite", price: ZERO }),
    aChoice({ id: 12, name: "Grande", price: asCents(300) }),
  ],
});

/** A pizza whose toppings come with the large size alone. */
function pizza(over: Partial<OnlyWith> = {}, prices = [0, 150]): Item {
  const toppings = anOption({
    option_id: 2,
    option_name: "Garnitures",
    option_options: [
      aChoice({ id: 21, name: "Poireau", price: asCents(prices[0] ?? 0) }),
      aChoice({ id: 22, name: "Œuf", price: asCents(prices[1] ?? 0) }),
    ],
    only_with: { option_id: 1, choices: [12], min: 1, max: 2, ...over },
  });
  return anItem({ options: [size, toppings] });
}

const indexOf = (item: Item) => indexItems([aMenu({ categories: [aCategory({ items: [item] })] })]);

function resolved(item: Item, choices: LineChoice[]) {
  return resolveLine(indexOf(item), aLineRef({ choices }));
}

function problemsOf(item: Item, choices: LineChoice[]) {
  const resolution = resolved(item, choices);
  if (resolution.ok || resolution.problem.code !== "option_out_of_bounds") return [];
  return resolution.problem.options;
}

describe("an option that depends on a choice", () => {
  test("may be chosen where its condition holds, within its bounds, and is priced", () => {
    const resolution = resolved(pizza(), [LARGE, LEEK, EGG]);
    expect(resolution.ok && unitPrice(resolution.line, "pickup")).toBe(500 + 300 + 150);
    expect(problemsOf(pizza(), [LARGE, { ...EGG, quantity: 3 }])).toEqual([
      { kind: "too_many", option_id: 2, max: 2, chosen: 3, name: "Garnitures" },
    ]);
  });

  test("chosen without its condition is out of bounds, and named", () => {
    expect(problemsOf(pizza(), [SMALL, EGG])).toEqual([
      { kind: "not_offered", option_id: 2, name: "Garnitures" },
    ]);
  });

  test("is not required without its condition", () => {
    expect(resolved(pizza(), [SMALL]).ok).toBe(true);
  });

  test("any one of the named choices suffices", () => {
    const either = pizza({ choices: [11, 12] });
    expect(resolved(either, [SMALL, EGG]).ok).toBe(true);
    expect(resolved(either, [LARGE, EGG]).ok).toBe(true);
  });

  test("required but empty takes its first choices where they cost nothing", () => {
    const resolution = resolved(pizza(), [LARGE]);
    expect(resolution.ok && refOf(resolution.line).choices).toEqual([LARGE, LEEK]);
    const zero = resolved(pizza(), [LARGE, { ...EGG, quantity: 0 }]);
    expect(zero.ok && refOf(zero.line).choices).toEqual([LARGE, LEEK]);
    const two = resolved(pizza({ min: 2 }, [0, 0]), [LARGE]);
    expect(two.ok && refOf(two.line).choices).toEqual([LARGE, LEEK, EGG]);
  });

  test("required but empty is out of bounds, and named, where its first choices cost something", () => {
    const problem = { kind: "required", option_id: 2, chosen: 0, name: "Garnitures" };
    expect(problemsOf(pizza({}, [50, 0]), [LARGE])).toEqual([{ ...problem, min: 1 }]);
    expect(problemsOf(pizza({ min: 2 }), [LARGE])).toEqual([{ ...problem, min: 2 }]);
  });

  test("chosen in part is never completed", () => {
    expect(problemsOf(pizza({ min: 2 }, [0, 0]), [LARGE, EGG])).toMatchObject([
      { kind: "too_few", chosen: 1 },
    ]);
  });

  test("a stored cart keeps the line that its free choices complete, merged with its equal", () => {
    const refs = [aLineRef({ choices: [LARGE] }), aLineRef({ choices: [LARGE, LEEK] })];
    const { lines, refs: kept } = checkCart(indexOf(pizza()), refs);
    expect(kept).toEqual([aLineRef({ quantity: 2, choices: [LARGE, LEEK] })]);
    expect(lines.map(refOf)).toEqual(kept);
  });

  test("a condition that names no earlier option never holds", () => {
    const late = pizza({ option_id: 2, choices: [21] });
    expect(problemsOf(late, [SMALL, LEEK])).toMatchObject([{ kind: "not_offered" }]);
  });

  test("a free dish takes the first choices that its own first choices require", () => {
    const item = pizza({ choices: [11] }, [50, 0]);
    const free = freeItem(indexOf(item), item.item_id, 1);
    expect(free && refOf(free).choices).toEqual([SMALL, LEEK]);
    const other = freeItem(indexOf(pizza()), item.item_id, 1);
    expect(other && refOf(other).choices).toEqual([SMALL]);
  });

  test("counts for the dietary filter where the best choice requires it", () => {
    const withMilk = (choices: number[]) => {
      const item = { ...pizza({ choices }), allergens: { contains: [], may_contain: [] } };
      const [sizes, toppings] = item.options;
      const milk = (id: number) =>
        aChoice({ id, allergens: { contains: ["milk"], may_contain: [] } });
      if (toppings) toppings.option_options = [milk(21), milk(22)];
      const none = { contains: [], may_contain: [] };
      const plain = size.option_options.map((choice) => ({ ...choice, allergens: none }));
      return {
        ...item,
        options: [{ ...size, ...sizes, option_options: plain }, ...(toppings ? [toppings] : [])],
      };
    };
    const filter = { ...NO_DIETARY_FILTER, avoid: ["milk"] as const };
    expect(conflictsOfItem(withMilk([12]), filter).contains).toEqual([]);
    expect(conflictsOfItem(withMilk([11, 12]), filter).contains).toEqual(["milk"]);
  });
});

const rows = fc.array(
  fc.record({
    option_id: fc.constantFrom(1, 2),
    id: fc.constantFrom(11, 12, 21, 22),
    quantity: fc.integer({ min: 0, max: 2 }),
  }),
  { maxLength: 5 },
);
const dish = fc
  .record({
    choices: fc.subarray([11, 12], { minLength: 1 }),
    min: fc.integer({ min: 0, max: 2 }),
    prices: fc.tuple(fc.constantFrom(0, 0, 50), fc.constantFrom(0, 0, 150)),
  })
  .map(({ choices, min, prices }) => pizza({ choices, min }, prices));

test("an accepted line holds no choice whose condition does not hold, and lacks no required one", () => {
  fc.assert(
    fc.property(dish, rows, (item, choices) => {
      const resolution = resolved(item, choices);
      if (!resolution.ok) return;
      const { choices: kept } = refOf(resolution.line);
      expect(offeredChoices(item, kept)).toEqual(kept);
      expect(checkOptions(resolution.line)).toEqual([]);
    }),
  );
});

test("what is filled in costs nothing, keeps every row, and is filled in once", () => {
  fc.assert(
    fc.property(dish, rows, (item, choices) => {
      const filled = withFreeChoices(item, choices);
      expect(filled.slice(0, choices.length)).toEqual(choices);
      expect(withFreeChoices(item, filled)).toEqual(filled);
      const all = item.options.flatMap(({ option_options }) => option_options);
      const added = filled.slice(choices.length).flatMap(({ id, quantity }) => {
        return all.filter((choice) => choice.id === id).map((choice) => ({ choice, quantity }));
      });
      expect(unitPrice(aLine({ item, choices: added }), "pickup")).toBe(500);
    }),
  );
});
