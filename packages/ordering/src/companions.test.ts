import fc from "fast-check";
import { expect, test } from "vitest";
import { addLine, indexItems, menusOf, resolveLine } from "./cart.ts";
import { aPieceOf, companionOf } from "./companions.ts";
import type { Item } from "./model.ts";
import { aCategory, aLineRef, aMenu, anItem, anOption } from "./testing.ts";

const dish = (item_id: number, over: Partial<Item> = {}) => anItem({ item_id, ...over });
const menu = (menu_id: number, ...items: Item[]) =>
  aMenu({ menu_id, categories: [aCategory({ items })] });
const inCart = (...ids: number[]) => ids.map((item_id) => aLineRef({ item_id, choices: [] }));

const sized = anOption({ min: 1 });
const index = indexItems([
  menu(1, dish(1, { companions: [11, 12] }), dish(2, { companions: [13] }), dish(11), dish(12)),
  menu(2, dish(13), dish(3, { companions: [404, 14, 12] }), dish(14, { options: [sized] })),
]);

const offered = (...ids: number[]) => companionOf(index, inCart(...ids))?.item_id ?? null;

test("the first companion of the first line is offered, then the next", () => {
  expect(offered(1)).toBe(11);
  expect(offered(1, 11)).toBe(12);
});

test("a companion that is in the cart, or of a dish that is not, is not offered", () => {
  expect(offered(1, 11, 12)).toBeNull();
  expect(offered(11)).toBeNull();
  expect(offered()).toBeNull();
});

test("a companion of another menu than the cart's is not offered: it would change the slots", () => {
  expect(offered(2)).toBeNull();
  expect(offered(2, 3)).toBe(13);
});

test("a companion that is on the cart's menu and on another is offered, not the other way round", () => {
  const [alone, both] = [dish(1, { companions: [2] }), dish(2, { companions: [1] })];
  const index = indexItems([menu(1, alone, both), menu(2, both)]);
  expect(companionOf(index, inCart(1))?.item_id).toBe(2);
  expect(companionOf(index, inCart(2))).toBeNull();
});

test("a companion that is off sale or has a required choice is not offered", () => {
  expect(offered(3, 1, 11)).toBe(12);
  expect(offered(3)).toBeNull();
});

test("a companion that the guest does not eat is not offered", () => {
  expect(companionOf(index, inCart(1), (item) => item.item_id !== 11)?.item_id).toBe(12);
});

test("a full cart is offered nothing", () => {
  const full = Array.from({ length: 200 }, (_, line) =>
    aLineRef({ item_id: 1, note: `${line}`, choices: [] }),
  );
  expect(companionOf(index, full)).toBeNull();
});

test("what is offered can be added as it is, is new to the cart and keeps its menus (property test)", () => {
  const id = fc.constantFrom(1, 2, 3, 11, 12, 13, 14, 404);
  fc.assert(
    fc.property(fc.array(id, { maxLength: 6 }), (ids) => {
      const cart = inCart(...ids).reduce(addLine, []);
      const item = companionOf(index, cart);
      if (!item) return;
      const ref = aPieceOf(item.item_id);
      const linesOf = (refs: typeof cart) =>
        refs.flatMap((line) => {
          const found = resolveLine(index, line);
          return found.ok ? [found.line] : [];
        });
      const before = linesOf(cart);
      expect(before.map((line) => line.item.item_id)).not.toContain(item.item_id);
      const after = linesOf(addLine(cart, ref));
      expect(after).toHaveLength(before.length + 1);
      expect(menusOf(index, after)).toEqual(menusOf(index, before));
    }),
  );
});
