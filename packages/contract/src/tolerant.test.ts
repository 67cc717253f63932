import { describe, expect, test } from "vitest";
import { z } from "zod";
import { createApi } from "./api.ts";
import { menusSchema, readMenus } from "./menus.ts";
import { readCoupon, readOffers } from "./offers.ts";

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

test("readMenus: an unreadable dish is left out, the others are kept; menusSchema throws", () => {
  const items = [dish(), dish({ item_id: 2, item_price: null }), null, dish({ item_id: "3" })];
  expect(dishesOf([menuWith(items)]).map(({ item_id }) => item_id)).toEqual([1, 3]);
  expect(() => menusSchema.parse([menuWith(items)]), "our own data").toThrow();
});

test("readMenus: a dish with a negative price for pickup or delivery is left out, one for nothing is kept", () => {
  const items = [
    dish({ item_id: 2, item_price: { price_delivery: 5, price_pickup: "-0.01" } }),
    dish({ item_id: 3, item_price: { price_delivery: -5, price_pickup: 5 } }),
    dish({ item_id: 4, item_price: { price_delivery: 0, price_pickup: "0" } }),
  ];
  expect(dishesOf([menuWith(items)]).map(({ item_id }) => item_id)).toEqual([4]);
});

test("readMenus: a choice may have a negative price, which lowers that of its dish", () => {
  const choice = { id: 71, option_id: 7, name: "Sans riz", price: "-1.50" };
  const option = { option_id: 7, option_name: "Riz", option_options: [choice] };
  const [read] = dishesOf([menuWith([dish({ options: [option] })])]);
  expect(read?.options[0]?.option_options[0]?.price).toBe(-150);
});

test("readMenus: a category without a dish is left out, also where none of its dishes is readable", () => {
  const categories = [
    { category_id: 1, category_name: "Rien", items: [] },
    { category_id: 2, category_name: "Nul", items: null },
    { category_id: 3, category_name: "Illisible", items: [dish({ item_price: null })] },
    { category_id: 4, category_name: "Nigiri", items: [dish()] },
  ];
  const [menu] = readMenus([menuWith([], { categories })]);
  expect(menu?.categories.map(({ category_name }) => category_name)).toEqual(["Nigiri"]);
});

test("readMenus: midnight to midnight is no slot, and as opening hours a day without closing", () => {
  const nothing = { start: "00:00", end: "00:00" };
  const slots = { mon: [nothing, ["11:30", "11:45"]], tue: [["00:00", "00:00"]] };
  const [menu] = readMenus([
    menuWith([dish()], {
      time_ranges: slots,
      pickup_time_ranges: slots,
      active_times: { mon: { is_open: true, times: [["00:00", "00:00"]] } },
    }),
  ]);
  const readable = { mon: [{ start: "11:30", end: "11:45" }], tue: [] };
  expect(menu).toMatchObject({ time_ranges: readable, pickup_time_ranges: readable });
  expect(menu?.active_times.mon?.times).toEqual([nothing]);
});

test("readMenus: a dish is kept without its picture, description, tax rate and options", () => {
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

test("null is treated as absent in every optional field", () => {
  const choice = { id: 71, option_id: 7, name: "Soja", price: null, quantity: null };
  const option = { option_id: 7, option_name: "Sauce", min: null, max: null, selected: null };
  const [menu] = readMenus([
    menuWith([dish({ options: [{ ...option, option_options: [choice] }] })], {
      menu_is_open: null,
      menu_is_available: null,
      active_times: { mon: { label: null, is_open: 1, times: null } },
    }),
  ]);
  expect(menu).toMatchObject({
    menu_is_available: true,
    active_times: { mon: { label: "", is_open: true, times: [] } },
  });
  expect(menu?.categories[0]?.items[0]?.options).toMatchObject([
    { min: 0, max: null, option_options: [{ id: 71, price: 0, quantity: 0, tax_rate: null }] },
  ]);

  const terms = { name: null, minimum_amount: null, menus: null, delivery_pickup: null };
  const nothing = { ...terms, allow_repeat: null, active_times: { start: null, end: null } };
  expect(
    readOffers([{ id: 1, is_active: 1, type: "free_delivery", value: null, ...nothing }]),
  ).toMatchObject([{ minimum_amount: 0, menus: [], delivery_pickup: "both", active_times: null }]);
  expect(
    readCoupon({ code: "A", type: "percentage", value: "10", minimum_amount: null }),
  ).toMatchObject({ minimum_amount: 0 });
});

test("readMenus: a dish with unreadable options is left out, since it could be ordered wrongly", () => {
  expect(dishesOf([menuWith([dish({ options: [{ option_name: "Riz" }] })])])).toEqual([]);
});

test("readMenus: the condition of an option is read, an unreadable one is dropped", () => {
  const option = { option_id: 7, option_name: "Sauce", option_options: [] };
  const conditionOf = (only_with: unknown) => {
    const [read] = dishesOf([menuWith([dish({ options: [{ ...option, only_with }] })])]);
    return read?.options[0]?.only_with;
  };
  expect(conditionOf({ option_id: "6", choices: ["61"], max: null })).toEqual({
    ...{ option_id: 6, choices: [61], min: 0, max: null },
  });
  for (const unreadable of [undefined, null, true, {}, { option_id: 6, choices: [] }])
    expect(conditionOf(unreadable)).toBeUndefined();
});

describe("readMenus: allergens and diets of another server", () => {
  const readDish = (fields: Record<string, unknown>) => dishesOf([menuWith([dish(fields)])])[0];

  test.each([
    ["nothing", {}],
    ["null", { allergens: null, diets: null }],
    ["an empty record", { allergens: {}, diets: {} }],
    ["other types", { allergens: "fish", diets: 3 }],
    ["a list", { allergens: ["fish"], diets: "vegan" }],
  ])("%s is not declared, which differs from no allergens", (_, fields) => {
    expect(readDish(fields)).toMatchObject({ allergens: null, diets: [] });
  });

  test("empty lists mean no allergens, even if one of the lists is missing", () => {
    const none = { contains: [], may_contain: [] };
    expect(readDish({ allergens: none })?.allergens).toEqual(none);
    expect(readDish({ allergens: { contains: [] } })?.allergens).toEqual(none);
    expect(readDish({ allergens: { contains: null, may_contain: ["nuts"] } })?.allergens).toEqual({
      contains: [],
      may_contain: ["nuts"],
    });
  });

  test("an unknown allergen is dropped and makes the declaration incomplete", () => {
    const allergens = { contains: ["shellfish", "milk", 7], may_contain: ["milk", "eggs"] };
    expect(readDish({ allergens, diets: ["paleo", "spicy"] })).toMatchObject({
      allergens: { contains: ["milk"], may_contain: ["eggs"], incomplete: true },
      diets: ["spicy"],
    });
    expect(readDish({ allergens: { contains: ["fish"], may_contain: "?" } })?.allergens).toEqual({
      contains: ["fish"],
      may_contain: [],
      incomplete: true,
    });
  });

  test("a diet that the dish's own allergens contradict is dropped", () => {
    const fields = { allergens: { contains: ["milk"] }, diets: ["vegan", "vegetarian"] };
    expect(readDish(fields)?.diets).toEqual(["vegetarian"]);
  });

  test("an unreadable declaration of a choice is not declared, and its dish is kept", () => {
    const choice = { id: 71, option_id: 7, name: "Soja", allergens: "?", diets: null };
    const option = { option_id: 7, option_name: "Sauce", option_options: [choice] };
    const [read] = readDish({ options: [option] })?.options ?? [];
    expect(read?.option_options[0]).toMatchObject({ allergens: null, diets: [] });
  });
});

test("declarations are encoded compactly, and decode to the same value", () => {
  const lists = {
    fish: { allergens: { contains: ["fish"], may_contain: ["sesame", "fish"] }, diets: ["spicy"] },
    none: { allergens: { contains: [] }, diets: [] },
    unknown: {},
  };
  const items = Object.values(lists).map((fields, index) =>
    dish({ item_id: index + 1, ...fields }),
  );
  const menus = menusSchema.parse([menuWith(items)]);
  const written = z.encode(menusSchema, menus);
  const fields = JSON.parse(JSON.stringify(written))[0].categories[0].items.map(
    ({ allergens, diets }: Record<string, unknown>) => [allergens, diets],
  );
  expect(fields).toEqual([
    [{ contains: ["fish"], may_contain: ["sesame"] }, ["spicy"]],
    [{ contains: [] }, undefined],
    [null, undefined],
  ]);
  expect(menusSchema.parse(written)).toEqual(menus);
});

test("names are text, even if they look like HTML", () => {
  const name = '<b onclick="x">Maki</b> 🍣 & co';
  expect(dishesOf([menuWith([dish({ item_name: name })])])[0]?.item_name).toBe(name);
});

test("an unreadable day or range does not affect the rest of the week", () => {
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

test("an answer that is not a list is a problem", async () => {
  const answers = (payload: unknown) =>
    createApi("", () => Response.json({ status: "success", payload }), "fr");
  expect((await answers({ menus: [] }).menus()).ok).toBe(false);
  expect((await answers(null).offers()).ok).toBe(false);
  expect((await answers("nothing").settings()).ok).toBe(false);
  const settings = await answers([{ name: "contacts", value: { name: "K" } }, "odd"]).settings();
  expect(settings.ok && settings.payload.contacts.name).toBe("K");
});
