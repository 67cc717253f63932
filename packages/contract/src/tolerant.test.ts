import { expect, test } from "vitest";
import { createApi } from "./api.ts";
import { menusSchema, readMenus } from "./menus.ts";
import { readOffers } from "./offers.ts";

const dish = (over: Record<string, unknown> = {}) => ({
  item_id: 1,
  item_name: "Nigiri",
  item_category_id: 1,
  item_menu_id: 1,
  item_price: { price_delivery: "5.50", price_pickup: "5" },
  ...over,
});
const menuWith = (items: unknown[], over: Record<string, unknown> = {}) => ({
  menu_id: "1",
  menu_name: "Carte",
  categories: [{ category_id: 1, category_name: "Tout", items }],
  ...over,
});
const dishesOf = (payload: unknown) =>
  readMenus(payload).flatMap((menu) => menu.categories.flatMap(({ items }) => items));

test("a dish that cannot be read is left out, the others stay", () => {
  const items = [dish(), dish({ item_id: 2, item_price: null }), null, dish({ item_id: "3" })];
  expect(dishesOf([menuWith(items)]).map(({ item_id }) => item_id)).toEqual([1, 3]);
  expect(() => menusSchema.parse([menuWith(items)]), "our own data").toThrow();
});

test("a dish stays without its picture, its text, its rate and its options", () => {
  const bare = dish({
    item_image: 42,
    item_picture: { path: null },
    item_description: null,
    item_score: "many",
    item_price: { price_delivery: 5, price_pickup: 5, tax_rate: "unknown" },
    options: null,
  });
  expect(dishesOf([menuWith([bare])])).toMatchObject([
    {
      item_image: null,
      item_picture: null,
      item_description: "",
      item_score: 0,
      item_price: { tax_rate: null },
      options: [],
    },
  ]);
});

test("a dish whose options cannot be read is left out: it could be ordered wrongly", () => {
  expect(dishesOf([menuWith([dish({ options: [{ option_name: "Riz" }] })])])).toEqual([]);
});

test("names are text, whatever they look like", () => {
  const name = '<b onclick="x">Maki</b> 🍣 & co';
  expect(dishesOf([menuWith([dish({ item_name: name })])])[0]?.item_name).toBe(name);
});

test("a day or a range that cannot be read leaves the week standing", () => {
  const [menu] = readMenus([
    menuWith([dish()], {
      active_times: {
        mon: {
          is_open: "1",
          times: [
            ["11:30", "14:30"],
            ["late", "later"],
          ],
        },
        tue: null,
        holidays: { is_open: true, times: [] },
      },
      time_ranges: { mon: [["11:30", "11:45"], {}] },
      pickup_time_ranges: null,
    }),
  ]);
  expect(menu?.active_times).toEqual({
    mon: { label: "", is_open: true, times: [{ start: "11:30", end: "14:30" }] },
  });
  expect(menu?.time_ranges).toEqual({ mon: [{ start: "11:30", end: "11:45" }] });
  expect(menu?.pickup_time_ranges).toEqual({});
});

test("an offer of a kind that nobody knows is left out", () => {
  const offers = readOffers([
    { id: 1, is_active: "1", type: "percentage", value: "10" },
    { id: 2, is_active: 1, type: "mystery_box", value: 1 },
  ]);
  expect(offers.map(({ id }) => id)).toEqual([1]);
});

test("an answer that is no list at all is no answer", async () => {
  const answers = (payload: unknown) =>
    createApi("", () => Response.json({ status: "success", payload }), "fr");
  expect((await answers({ menus: [] }).menus()).ok).toBe(false);
  expect((await answers(null).offers()).ok).toBe(false);
  expect((await answers("nothing").settings()).ok).toBe(false);
  const settings = await answers([{ name: "contacts", value: { name: "K" } }, "odd"]).settings();
  expect(settings.ok && settings.payload.contacts.name).toBe("K");
});
