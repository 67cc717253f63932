import { anItem } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import { itemSchema, readMenus } from "./menus.ts";

test("a dish without companions has no such field on the wire, one with companions has their ids", () => {
  expect(JSON.stringify(z.encode(itemSchema, anItem()))).not.toContain("companions");
  const sent = z.encode(itemSchema, anItem({ companions: [12, 11] }));
  expect(sent.companions).toEqual([12, 11]);
});

test.each([
  [
    ["12", 11],
    [12, 11],
  ],
  [undefined, []],
  ["12", []],
  [[12, "?"], []],
])("companions of another server as %j are read as %j, and the dish stays", (sent, read) => {
  const dish = {
    item_id: 1,
    item_name: "Nigiri",
    item_category_id: 1,
    item_menu_id: 1,
    item_price: { price_delivery: 5, price_pickup: 5 },
    companions: sent,
  };
  const categories = [{ category_id: 1, category_name: "Tout", items: [dish] }];
  const [menu] = readMenus([{ menu_id: 1, menu_name: "Carte", categories }]);
  expect(menu?.categories[0]?.items).toMatchObject([{ item_id: 1, companions: read }]);
});
