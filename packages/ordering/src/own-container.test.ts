import { expect, test } from "vitest";
import { indexItems } from "./cart.ts";
import { mayBringContainer } from "./own-container.ts";
import { aCategory, aMenu, anItem } from "./testing.ts";

const index = indexItems([
  aMenu({
    categories: [
      aCategory({ own_container: true, items: [anItem({ item_id: 1 })] }),
      aCategory({ category_id: 11, items: [anItem({ item_id: 2 })] }),
    ],
  }),
]);

test.each([
  ["a pickup of a dish of such a category", [1], "pickup", true],
  ["a pickup with one such dish among others", [2, 1], "pickup", true],
  ["a pickup of other dishes", [2, 404], "pickup", false],
  ["an empty cart", [], "pickup", false],
  ["a delivery", [1], "delivery", false],
] as const)("own containers for %s", (_what, ids, orderType, may) => {
  const lines = ids.map((item_id) => ({ item_id }));
  expect(mayBringContainer(index, lines, orderType)).toBe(may);
});
