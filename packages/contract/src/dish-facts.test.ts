import { anItem } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import { itemSchema, readMenus } from "./menus.ts";

const MENU = { menu_id: 1, menu_name: "Carte" };
const DISH = {
  item_id: 1,
  item_name: "Saké",
  item_category_id: 1,
  item_menu_id: 1,
  item_price: { price_delivery: 5, price_pickup: 5 },
};

const BEEF = { species: "beef", born: "FR", raised: "FR", slaughtered: "FR" };

test("a dish without facts has no such field on the wire, one with facts has them as they are", () => {
  expect(JSON.stringify(z.encode(itemSchema, anItem()))).not.toContain("facts");
  const facts = { volume_cl: 18, alcohol_group: 3 as const };
  expect(z.encode(itemSchema, anItem({ facts })).facts).toEqual(facts);
});

test.each([
  [{ volume_cl: 33 }, { volume_cl: 33 }],
  [undefined, {}],
  [{ volume_cl: -1 }, {}],
  [{ alcohol_group: 7 }, {}],
  ["a lot", {}],
  [
    { volume_cl: "33", alcohol_group: "3" },
    { volume_cl: 33, alcohol_group: 3 },
  ],
  [{ volume_cl: 33, alcohol_group: 7, sealed: false }, { volume_cl: 33 }],
  [{ meat_origin: [{ species: "horse" }, BEEF] }, { meat_origin: [BEEF] }],
])(
  "of another server's dish unreadable facts are dropped, and the dish stays: %j",
  (sent, facts) => {
    const items = [{ ...DISH, facts: sent }];
    const [menu] = readMenus([
      { ...MENU, categories: [{ category_id: 1, category_name: "Boissons", items }] },
    ]);
    expect(menu?.categories[0]?.items).toMatchObject([{ item_id: 1 }]);
    expect(menu?.categories[0]?.items[0]?.facts).toEqual(facts);
  },
);
