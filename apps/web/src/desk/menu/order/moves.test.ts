import fc from "fast-check";
import { expect, test } from "vitest";
import { afterMove, editsBetween, type Lists, listsAfter, merged } from "./moves.ts";

const MAKI = "category:1:1";
const SUSHI = "category:1:2";
const lists: Lists = { [MAKI]: [11, 12, 13], [SUSHI]: [21, 22], "menu:1": [1, 2] };
const within = (id: number, at: number) => ({ id, from: MAKI, to: MAKI, at });

test("a dish takes the place that is wanted, and the others keep their order", () => {
  expect(afterMove(lists, within(13, 0))[MAKI]).toEqual([13, 11, 12]);
  expect(afterMove(lists, within(11, 2))[MAKI]).toEqual([12, 13, 11]);
});

test("a move to another category is one edit of each list, with the lists that were seen", () => {
  const after = afterMove(lists, { id: 12, from: MAKI, to: SUSHI, at: 1 });
  expect(editsBetween(lists, after)).toEqual([
    { target: MAKI, values: { dishes: [11, 13] }, seen: { dishes: [11, 12, 13] } },
    { target: SUSHI, values: { dishes: [21, 12, 22] }, seen: { dishes: [21, 22] } },
  ]);
});

test("categories are the field of their menu", () => {
  const after = afterMove(lists, { id: 2, from: "menu:1", to: "menu:1", at: 0 });
  expect(editsBetween(lists, after)).toEqual([
    { target: "menu:1", values: { categories: [2, 1] }, seen: { categories: [1, 2] } },
  ]);
});

test("a dish that is gone, or a list that is gone, is not moved", () => {
  expect(afterMove(lists, within(99, 0))).toBe(lists);
  expect(afterMove(lists, { id: 12, from: MAKI, to: "category:1:9", at: 0 })).toBe(lists);
});

test("a move within a list is the same made twice as once, and no dish stands twice in a list", () => {
  const target = fc.constantFrom(MAKI, SUSHI, null);
  const move = fc.record({
    id: fc.constantFrom(11, 12, 13, 21, 22),
    from: target,
    to: target,
    at: fc.nat(4),
  });
  fc.assert(
    fc.property(move, (one) => {
      const once = afterMove(lists, one);
      const twice = afterMove(once, one);
      if (one.from !== null && one.from === one.to) expect(twice).toEqual(once);
      for (const ids of Object.values(twice)) expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

test("two moves in a row of one dish become one with the same result", () => {
  const place = fc.nat(4);
  const list = fc.constantFrom(MAKI, SUSHI);
  fc.assert(
    fc.property(fc.constantFrom(11, 12, 13), list, list, place, place, (id, to, next, at, then) => {
      const first = { id, from: MAKI, to, at };
      const second = { id, from: to, to: next, at: then };
      const both = merged(first, second);
      expect(both && afterMove(lists, both)).toEqual(afterMove(afterMove(lists, first), second));
    }),
  );
});

test("moves of two dishes, or of a dish in two lists, do not become one", () => {
  const dishes = fc.tuple(fc.constantFrom(11, 12, 13), fc.constantFrom(11, 12, 13));
  fc.assert(
    fc.property(dishes, fc.nat(4), fc.nat(4), ([one, other], at, then) => {
      fc.pre(one !== other);
      expect(merged(within(one, at), within(other, then))).toBeNull();
      expect(merged(within(one, at), { id: one, from: SUSHI, to: MAKI, at: then })).toBeNull();
    }),
  );
});

test("a dish that is put into a category and taken out before the first answer is in none", () => {
  const put = { id: 30, from: null, to: MAKI, at: 3 };
  const taken = { id: 30, from: MAKI, to: null, at: 0 };
  expect(listsAfter(lists, {}, [put])[MAKI]).toEqual([11, 12, 13, 30]);
  expect(listsAfter(lists, {}, [put, taken])[MAKI]).toEqual([11, 12, 13]);
  const saved = { [MAKI]: [11, 12, 13, 30] };
  expect(listsAfter(lists, saved, [])[MAKI]).toEqual([11, 12, 13, 30]);
  expect(listsAfter(lists, saved, [taken])[MAKI]).toEqual([11, 12, 13]);
  expect(merged(put, taken)).toBeNull();
});
