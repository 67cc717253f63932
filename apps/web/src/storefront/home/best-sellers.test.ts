import { aCategory, aMenu, anItem } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { bestSellers } from "./best-sellers.ts";

test("best sellers are those of the first menu by score, at most two of a category", () => {
  const item = (item_id: number, item_score: number, item_category_id: number) =>
    anItem({ item_id, item_score, item_category_id });
  const menu = aMenu({
    categories: [
      aCategory({ category_id: 1, items: [item(1, 90, 1), item(2, 80, 1), item(3, 70, 1)] }),
      aCategory({ category_id: 2, items: [item(4, 60, 2)] }),
    ],
  });
  expect(bestSellers([menu]).map(({ item_id }) => item_id)).toEqual([1, 2, 4]);

  const lunch = aMenu({
    menu_id: 2,
    categories: [aCategory({ category_id: 5, items: [item(5, 99, 5)] })],
  });
  expect(bestSellers([menu, lunch]).map(({ item_id }) => item_id)).toEqual([1, 2, 4, 5]);
  const evening = { ...menu, menu_id: 3 };
  expect(bestSellers([menu, evening]).map(({ item_id }) => item_id)).toEqual([1, 2, 4]);
});
