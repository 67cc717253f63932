import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addLine,
  checkCart,
  checkOptions,
  indexItems,
  MAX_LINES,
  MAX_QUANTITY,
  menusOf,
  refOf,
  resolveLine,
  roomFor,
  sameLine,
  setLineQuantity,
} from "./cart.ts";
import type { Item, LineRef } from "./model.ts";
import { aCategory, aChoice, aLine, aLineRef, aMenu, anItem, anOption } from "./testing.ts";

const soy = { option_id: 7, id: 71, quantity: 1 };
const ginger = { option_id: 7, id: 72, quantity: 2 };

describe("addLine", () => {
  test("a line with the same item, choices and trimmed note increases the quantity", () => {
    const cart = addLine([aLineRef({ choices: [soy, ginger], note: "sans sel" })], {
      ...aLineRef({ choices: [ginger, soy], note: "  sans sel " }),
      quantity: 3,
    });
    expect(cart).toEqual([{ item_id: 101, quantity: 4, note: "sans sel", choices: [soy, ginger] }]);
  });

  test.each<[string, Partial<LineRef>]>([
    ["another item", { item_id: 102 }],
    ["other choices", { choices: [soy] }],
    ["another quantity of a choice", { choices: [soy, { ...ginger, quantity: 1 }] }],
    ["another note", { note: "sans sel" }],
  ])("%s makes a new line", (_, over) => {
    const there = aLineRef({ choices: [soy, ginger] });
    const cart = addLine([there], { ...there, ...over });
    expect(cart.map(({ quantity }) => quantity)).toEqual([1, 1]);
  });

  test("choices of quantity 0 are ignored, and rows of the same choice add up", () => {
    const one = aLineRef({ choices: [{ ...soy, quantity: 0 }, ginger] });
    const two = { ...ginger, quantity: 1 };
    expect(sameLine(one, aLineRef({ choices: [two, two] }))).toBe(true);
    expect(sameLine(one, aLineRef({ choices: [two] }))).toBe(false);
    expect(sameLine(one, aLineRef({ choices: [ginger, { ...ginger, option_id: 8 }] }))).toBe(false);
  });

  test("a line holds at most 99", () => {
    const cart = addLine([aLineRef({ quantity: 97 })], aLineRef({ quantity: 5 }));
    expect(cart).toEqual([aLineRef({ quantity: MAX_QUANTITY })]);
    expect(roomFor([aLineRef({ quantity: 97 })], aLineRef())).toBe(2);
    expect(addLine([], aLineRef({ quantity: 100 }))).toEqual([aLineRef({ quantity: 99 })]);
  });

  test("a cart holds at most 200 lines", () => {
    const full = Array.from({ length: MAX_LINES }, (_, i) => aLineRef({ item_id: i + 1 }));
    const one = aLineRef({ item_id: 999 });
    expect(addLine(full, one)).toEqual(full);
    expect(roomFor(full, one)).toBe(0);
    expect(roomFor(full.slice(1), one)).toBe(99);
    expect(addLine(full, aLineRef({ item_id: 200 }))[199]?.quantity).toBe(2);
  });

  test("a quantity of 0 adds nothing", () => {
    expect(addLine([], aLineRef({ quantity: 0 }))).toEqual([]);
  });

  test("the given cart is not mutated", () => {
    const cart = Object.freeze([Object.freeze(aLineRef())]);
    addLine(cart, aLineRef());
    expect(cart).toEqual([aLineRef()]);
  });
});

describe("setLineQuantity", () => {
  const cart = [aLineRef({ item_id: 1 }), aLineRef({ item_id: 2 })];

  test("quantity 0 removes the line", () => {
    expect(setLineQuantity(cart, 0, 0)).toEqual([aLineRef({ item_id: 2 })]);
  });

  test("a quantity replaces the old one, capped at 99", () => {
    expect(setLineQuantity(cart, 1, 7).map(({ quantity }) => quantity)).toEqual([1, 7]);
    expect(setLineQuantity(cart, 1, 120).map(({ quantity }) => quantity)).toEqual([1, 99]);
  });

  test("an unknown line or an invalid quantity throws", () => {
    expect(() => setLineQuantity(cart, 2, 1)).toThrow("The cart has no line 2");
    expect(() => setLineQuantity(cart, 0, -1)).toThrow("-1 is not a quantity");
    expect(() => setLineQuantity(cart, 0, 1.5)).toThrow("1.5 is not a quantity");
  });
});

describe("checkOptions", () => {
  const first = aChoice({ id: 71 });
  const second = aChoice({ id: 72 });
  const choices = [first, second];
  const item = anItem({ options: [anOption({ min: 2, max: 3, option_options: choices })] });
  const choosing = (a: number, b: number) =>
    aLine({
      item,
      choices: [
        { choice: first, quantity: a },
        { choice: second, quantity: b },
      ],
    });

  test("min greater than 0 makes an option required", () => {
    expect(checkOptions(aLine({ item }))).toEqual([
      { kind: "required", option_id: 7, min: 2, chosen: 0 },
    ]);
  });

  test("min and max count choices by the sum of their quantities", () => {
    expect(checkOptions(choosing(1, 0))).toEqual([
      { kind: "too_few", option_id: 7, min: 2, chosen: 1 },
    ]);
    expect(checkOptions(choosing(1, 1))).toEqual([]);
    expect(checkOptions(choosing(2, 1))).toEqual([]);
    expect(checkOptions(choosing(2, 2))).toEqual([
      { kind: "too_many", option_id: 7, max: 3, chosen: 4 },
    ]);
  });

  test("an option counts only its own choices", () => {
    const other = { choice: aChoice({ option_id: 8 }), quantity: 5 };
    expect(checkOptions(aLine({ item, choices: [other] }))[0]).toMatchObject({ kind: "required" });
  });

  test("an option without max has no upper bound", () => {
    const free = anItem({ options: [anOption({ max: null, option_options: choices })] });
    const line = aLine({ item: free, choices: [{ choice: first, quantity: 99 }] });
    expect(checkOptions(line)).toEqual([]);
  });
});

describe("checkCart and resolveLine: a stored cart against the loaded menus", () => {
  const sauce = anOption({ min: 0, max: 2, option_options: [aChoice({ id: 71 })] });
  const nigiri = anItem({ options: [sauce] });
  const off = anItem({ item_id: 300, item_name: "Ramen", item_menu_id: 3 });
  const index = indexItems([
    aMenu({ categories: [aCategory({ items: [nigiri] })] }),
    aMenu({
      menu_id: 3,
      menu_is_available: false,
      categories: [aCategory({ items: [off, anItem()] })],
    }),
  ]);

  test("a line is resolved with the menus' prices", () => {
    const resolution = resolveLine(index, aLineRef({ quantity: 2, note: " x ", choices: [soy] }));
    const choices = [{ choice: sauce.option_options[0], quantity: 1 }];
    expect(resolution).toEqual({
      ok: true,
      line: { item: nigiri, quantity: 2, note: "x", choices },
    });
  });

  test("lines of missing or unavailable items are removed, with their name and problem", () => {
    const gone = aLineRef({ item_id: 404 });
    const unavailable = aLineRef({ item_id: 300 });
    expect(checkCart(index, [gone, aLineRef(), unavailable])).toEqual({
      lines: [aLine({ item: nigiri })],
      refs: [aLineRef()],
      removed: [
        { ref: gone, name: null, problem: { code: "item_unavailable", item_id: 404 } },
        {
          ref: unavailable,
          name: "Ramen",
          problem: { code: "menu_unavailable", item_id: 300, menu_id: 3 },
        },
      ],
    });
  });

  test("a line with unknown or too many choices is removed with option_out_of_bounds", () => {
    const unknown = { option_id: 9, id: 71, quantity: 1 };
    const { removed } = checkCart(index, [
      aLineRef({ choices: [{ ...soy, quantity: 3 }] }),
      aLineRef({ choices: [{ ...soy, id: 79 }, unknown] }),
    ]);
    expect(removed.map(({ problem }) => problem)).toEqual([
      {
        code: "option_out_of_bounds",
        item_id: 101,
        options: [{ kind: "too_many", option_id: 7, max: 2, chosen: 3 }],
      },
      {
        code: "option_out_of_bounds",
        item_id: 101,
        options: [
          { kind: "unknown", option_id: 7, id: 79 },
          { kind: "unknown", option_id: 9, id: 71 },
        ],
      },
    ]);
  });

  test("equal lines of a stored cart are merged", () => {
    const { lines, refs } = checkCart(index, [aLineRef(), aLineRef({ quantity: 2 })]);
    expect(refs).toEqual([aLineRef({ quantity: 3 })]);
    expect(lines.map(refOf)).toEqual(refs);
  });

  test("an item in several menus resolves to the first available menu", () => {
    const [closed, first, second] = [
      aMenu({ menu_id: 4, menu_is_available: false }),
      aMenu({ menu_id: 5 }),
      aMenu({ menu_id: 6 }),
    ];
    expect(indexItems([closed, first, second]).get(101)?.menu.menu_id).toBe(5);
  });

  test("menusOf lists the menus of each dish, those of dishes on the same menus once", () => {
    const [first, second, both] = [100, 200, 300].map((item_id) => anItem({ item_id }));
    if (!first || !second || !both) throw new Error("three dishes");
    const menuOf = (menu_id: number, ...items: Item[]) =>
      aMenu({ menu_id, categories: [aCategory({ items }), aCategory({ items })] });
    const twin = anItem({ item_id: 400 });
    const menus = [menuOf(1, first, both, twin), menuOf(2, second, both, twin), menuOf(7)];
    const index = indexItems(menus);
    const lines = [first, aLine({ note: "x" }).item, both, second, twin].map((item) =>
      aLine({ item }),
    );
    const ids = menusOf(index, lines).map((own) => own.map(({ menu_id }) => menu_id));
    expect(ids).toEqual([[1], [1, 2], [2]]);
  });
});

test("lines added in any order give the same cart", () => {
  const ref = fc.record({
    item_id: fc.integer({ min: 1, max: 3 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    note: fc.constantFrom("", " ", "a"),
    choices: fc.uniqueArray(fc.constantFrom(soy, ginger), { maxLength: 2 }),
  });
  const sorted = (refs: LineRef[]) => {
    const cart = refs.reduce<LineRef[]>(addLine, []);
    return cart.map((line) => JSON.stringify(line)).sort();
  };
  fc.assert(
    fc.property(fc.array(ref), (refs) => {
      expect(sorted(refs.toReversed())).toEqual(sorted(refs));
    }),
  );
});
