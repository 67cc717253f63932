import { aLineRef } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { withoutOrdered } from "./without-ordered.ts";

test("only the ordered lines and quantities leave the cart", () => {
  const soup = aLineRef({ item_id: 101, quantity: 2 });
  const tea = aLineRef({ item_id: 102 });
  const spicy = aLineRef({ item_id: 101, quantity: 1, note: "épicée" });
  expect(withoutOrdered([soup, tea], [soup, tea])).toEqual([]);
  expect(withoutOrdered([{ ...soup, quantity: 3 }, spicy, tea], [soup, tea])).toEqual([
    { ...soup, quantity: 1 },
    spicy,
  ]);
});

test("what was ordered and has left the cart since changes nothing", () => {
  const [soup, tea] = [aLineRef({ item_id: 101 }), aLineRef({ item_id: 102 })];
  expect(withoutOrdered([tea], [soup])).toEqual([tea]);
});
