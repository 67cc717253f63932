import { describe, expect, test } from "vitest";
import { type Availability, choiceKey, isUnrestricted, menusOnSale } from "./availability.ts";
import { checkCart, indexItems } from "./cart.ts";
import type { Menu } from "./model.ts";
import type { SoldOut } from "./sold-out.ts";
import { aCategory, aChoice, aLineRef, aMenu, anItem, anOption, NOON } from "./testing.ts";

const PARIS = "Europe/Paris";
const HOUR = 3600_000;
const TOMORROW = { until: "tomorrow", date: "2026-11-22" } as const;
const TOMORROW_NOON = NOON + 23.5 * HOUR;
const NEVER = { until: "further_notice" } as const;

const restricted = (over: Partial<Availability>): Availability => {
  return { dishes: new Map(), choices: new Map(), counts: new Map(), ...over };
};
const [normal, large] = [
  aChoice({ id: 81, name: "Normale" }),
  aChoice({ id: 82, name: "Grande" }),
] as const;
const size = anOption({ option_id: 8, min: 1, max: 1, option_options: [normal, large] });
const bento = anItem({ item_id: 201, item_name: "Bento", options: [size] });
const menu = aMenu({
  categories: [aCategory({ items: [anItem(), bento, anItem({ item_id: 103 })] })],
});

const onSale = (over: Partial<Availability>, now = NOON, menus: Menu[] = [menu]) =>
  menusOnSale(menus, restricted(over), now, PARIS);
const categoryOf = (menus: Menu[]) => menus[0]?.categories[0];
const sized = (id: number) => choiceKey(201, { option_id: 8, id });

test("without a restriction the menus are as they were", () => {
  expect(isUnrestricted(restricted({}), [menu])).toBe(true);
  expect(onSale({})).toEqual([menu]);
});

test("a dish is sold out while a required option has no choice left on the menu", () => {
  const required = anOption({ min: 1, max: 1, option_options: [] });
  const optional = anOption({ option_options: [] });
  const menus = [
    aMenu({
      categories: [
        aCategory({
          items: [
            anItem({ item_id: 1, options: [required] }),
            anItem({ item_id: 2, options: [optional] }),
          ],
        }),
      ],
    }),
  ];
  expect(isUnrestricted(restricted({}), menus)).toBe(false);
  const category = categoryOf(onSale({}, NOON, menus));
  expect(category?.items.map(({ item_id }) => item_id)).toEqual([2]);
  expect(category?.sold_out).toMatchObject([{ item_id: 1, back_at: null }]);
});

describe("a choice that requires an option of which nothing is left", () => {
  const sauce = anOption({
    option_id: 9,
    option_options: [aChoice({ id: 91, option_id: 9, name: "Soja" })],
    only_with: { option_id: 8, choices: [82], min: 1, max: 1 },
  });
  const menus = [
    aMenu({ categories: [aCategory({ items: [{ ...bento, options: [size, sauce] }] })] }),
  ];
  const soy = choiceKey(201, { option_id: 9, id: 91 });

  test("is sold out until the option can be had again", () => {
    const category = categoryOf(onSale({ choices: new Map([[soy, TOMORROW]]) }, NOON, menus));
    const [first] = category?.items[0]?.options ?? [];
    expect(first?.option_options.map(({ name }) => name)).toEqual(["Normale"]);
    expect(first?.sold_out).toMatchObject([
      { id: 82, name: "Grande", back_at: TOMORROW_NOON, position: 1 },
    ]);
  });

  test("takes the dish off sale where no other choice is left", () => {
    const choices = new Map<string, SoldOut>([
      [soy, TOMORROW],
      [sized(81), NEVER],
    ]);
    const category = categoryOf(onSale({ choices }, NOON, menus));
    expect(category?.items).toEqual([]);
    expect(category?.sold_out).toMatchObject([{ item_id: 201, back_at: TOMORROW_NOON }]);
  });

  test("is sold out also where the option has no choices at all", () => {
    const empty = { ...sauce, option_options: [] };
    const other = [
      aMenu({ categories: [aCategory({ items: [{ ...bento, options: [size, empty] }] })] }),
    ];
    expect(isUnrestricted(restricted({}), other)).toBe(false);
    const [first] = categoryOf(onSale({}, NOON, other))?.items[0]?.options ?? [];
    expect(first?.option_options.map(({ id }) => id)).toEqual([81]);
  });
});

describe("a dish that is sold out", () => {
  test("is left out of the items and listed with its place and its return", () => {
    const category = categoryOf(onSale({ dishes: new Map([[201, TOMORROW]]) }));
    expect(category?.items.map(({ item_id }) => item_id)).toEqual([101, 103]);
    const entry = { item_id: 201, item_name: "Bento", position: 1, back_at: TOMORROW_NOON };
    expect(category?.sold_out).toMatchObject([entry]);
  });

  test("returns by itself at that moment", () => {
    const dishes = new Map([[201, TOMORROW]]);
    expect(categoryOf(onSale({ dishes }, TOMORROW_NOON - 1))?.items).toHaveLength(2);
    expect(onSale({ dishes }, TOMORROW_NOON)).toEqual([menu]);
  });

  test("is sold out in each of its menus", () => {
    const other = { ...menu, menu_id: 2 };
    const menus = onSale({ dishes: new Map([[201, NEVER]]) }, NOON, [menu, other]);
    expect(menus.map((menu) => menu.categories[0]?.sold_out?.length)).toEqual([1, 1]);
  });
});

describe("a choice that is sold out", () => {
  test("is left out of its option and listed with its place", () => {
    const choices = new Map([[sized(81), TOMORROW]]);
    const option = categoryOf(onSale({ choices }))?.items[1]?.options[0];
    expect(option?.option_options.map(({ id }) => id)).toEqual([82]);
    const entry = { id: 81, name: "Normale", position: 0, back_at: TOMORROW_NOON };
    expect(option?.sold_out).toMatchObject([entry]);
  });

  test("of a required option without another one makes the dish sold out until the first returns", () => {
    const choices = new Map<string, typeof TOMORROW | typeof NEVER>([
      [sized(81), TOMORROW],
      [sized(82), NEVER],
    ]);
    const soldOut = { item_id: 201, back_at: TOMORROW_NOON };
    expect(categoryOf(onSale({ choices }))?.sold_out).toMatchObject([soldOut]);
    const dishes = new Map([[201, NEVER]]);
    expect(categoryOf(onSale({ choices, dishes }))?.sold_out).toMatchObject([{ back_at: null }]);
  });

  test("of a free option leaves the dish on sale", () => {
    const optional = { ...size, min: 0 };
    const item = { ...bento, options: [optional] };
    const menus = [aMenu({ categories: [aCategory({ items: [item] })] })];
    const choices = new Map([81, 82].map((id) => [sized(id), NEVER] as const));
    expect(categoryOf(onSale({ choices }, NOON, menus))?.items).toHaveLength(1);
  });

  test("in a cart removes the line with item_unavailable and the choice's name", () => {
    const index = indexItems(onSale({ choices: new Map([[sized(82), NEVER]]) }));
    const ref = aLineRef({ item_id: 201, choices: [{ option_id: 8, id: 82, quantity: 1 }] });
    const problem = {
      code: "item_unavailable",
      item_id: 201,
      option_id: 8,
      id: 82,
      name: "Grande",
    };
    expect(checkCart(index, [ref]).removed).toEqual([{ ref, name: "Bento", problem }]);
  });
});

test("a choice that is a dish is sold out with the dish, also by its count", () => {
  const starter = { ...normal, id: 91, item_id: 101 };
  const option = anOption({ option_id: 9, min: 1, option_options: [starter] });
  const formule = anItem({ item_id: 301, options: [option] });
  const menus = [aMenu({ categories: [aCategory({ items: [anItem(), formule] })] })];
  const ids = (over: Partial<Availability>) =>
    categoryOf(onSale(over, NOON, menus))?.sold_out?.map(({ item_id }) => item_id);
  expect(ids({ dishes: new Map([[101, TOMORROW]]) })).toEqual([101, 301]);
  const count = { limit: 2, taken: { "2026-11-21": 2 } };
  expect(ids({ counts: new Map([[101, count]]) })).toEqual([101, 301]);
});

describe("a count for the day", () => {
  const counted = (taken: Record<string, number>, limit = 12) => {
    return { counts: new Map([[101, { limit, taken }]]) };
  };
  const first = (menus: Menu[]) => categoryOf(menus)?.items[0];
  const soldOut = (menus: Menu[]) => categoryOf(menus)?.sold_out?.map(({ back_at }) => back_at);

  test("tells what is left only where five or fewer are", () => {
    expect(first(onSale(counted({ "2026-11-21": 6 })))).not.toHaveProperty("left");
    expect(first(onSale(counted({ "2026-11-21": 7 })))).toMatchObject({ item_id: 101, left: 5 });
  });

  test("used up today is sold out until the next day's first service", () => {
    const used = counted({ "2026-11-21": 12 });
    expect(soldOut(onSale(used))).toEqual([TOMORROW_NOON]);
    // After the evening, and in the morning before the first service.
    expect(soldOut(onSale(used, NOON + 12 * HOUR))).toEqual([TOMORROW_NOON]);
    expect(soldOut(onSale(used, TOMORROW_NOON - 60_000))).toEqual([TOMORROW_NOON]);
    expect(onSale(used, TOMORROW_NOON)).toEqual([menu]);
  });

  test("a day whose count is used up beforehand is passed over", () => {
    const used = counted({ "2026-11-21": 12, "2026-11-22": 12 });
    expect(soldOut(onSale(used))).toEqual([TOMORROW_NOON + 24 * HOUR]);
  });

  test("after the last service it is the next day's count that is told", () => {
    const used = counted({ "2026-11-21": 9, "2026-11-22": 11 });
    expect(first(onSale(used))).toMatchObject({ left: 3 });
    expect(first(onSale(used, NOON + 11.5 * HOUR))).toMatchObject({ left: 1 });
  });

  test("a count of 0 is sold out without a return", () => {
    expect(soldOut(onSale(counted({}, 0)))).toEqual([null]);
  });
});
