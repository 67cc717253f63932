import type { RecordedLine } from "@noren/contract/order-records.ts";
import { indexItems, MAX_QUANTITY } from "@noren/ordering/cart.ts";
import { asCents } from "@noren/ordering/money.ts";
import { aCategory, aChoice, aLineRef, aMenu, anItem, anOption } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { orderAgain } from "./order-again.ts";

const sauce = anOption({ option_options: [aChoice(), aChoice({ id: 72, name: "Ponzu" })] });
const index = indexItems([
  aMenu({
    categories: [
      aCategory({
        items: [
          anItem({ options: [sauce] }),
          anItem({ item_id: 102, item_name: "Bento", options: [anOption({ min: 1 })] }),
        ],
      }),
    ],
  }),
  aMenu({
    menu_id: 2,
    menu_is_available: false,
    categories: [aCategory({ items: [anItem({ item_id: 201, item_name: "Brunch" })] })],
  }),
]);

function aRecordedLine(over: Partial<RecordedLine> = {}, choiceIds: number[] = []): RecordedLine {
  const price = asCents(400);
  return {
    item_id: 101,
    item_name: "Nigiri d’antan",
    item_category_id: 10,
    item_menu_id: 1,
    item_price: { price_delivery: price, price_pickup: price, tax_rate: 10 },
    quantity: 2,
    note: "sans wasabi",
    options: choiceIds.map((id) => ({
      option_id: 7,
      option_name: "Sauce",
      selected: 1,
      option_options: [{ id, option_id: 7, name: "", price, quantity: 1, tax_rate: null }],
    })),
    ...over,
  };
}

test("a line is added again with its quantity, note and choices, under its current name and without a price", () => {
  expect(orderAgain(index, [], [aRecordedLine({}, [72])])).toEqual({
    lines: [
      {
        name: "Nigiri saumon",
        ref: {
          item_id: 101,
          quantity: 2,
          note: "sans wasabi",
          choices: [{ option_id: 7, id: 72, quantity: 1 }],
        },
      },
    ],
    missing: [],
    changed: [],
  });
});

test("dishes off the menu, or of a menu that is not on sale, are named and left out", () => {
  const { lines, missing } = orderAgain(
    index,
    [],
    [aRecordedLine({ item_id: 999 }), aRecordedLine({ item_id: 201 }), aRecordedLine()],
  );
  expect(missing).toEqual(["Nigiri d’antan", "Brunch"]);
  expect(lines).toHaveLength(1);
});

test("a removed choice is left out and the dish is named; a dish without a required choice is left out too", () => {
  expect(orderAgain(index, [], [aRecordedLine({}, [71, 79])])).toMatchObject({
    lines: [{ ref: { choices: [{ id: 71 }] } }],
    changed: ["Nigiri saumon"],
  });
  expect(orderAgain(index, [], [aRecordedLine({ item_id: 102 }, [79])])).toMatchObject({
    lines: [],
    missing: ["Bento"],
    changed: [],
  });
});

test("lines beyond the cart's limit are left out, counted line by line", () => {
  const full = aLineRef({ quantity: MAX_QUANTITY - 3, note: "sans wasabi" });
  const { lines, missing } = orderAgain(index, [full], [aRecordedLine(), aRecordedLine()]);
  expect(lines).toHaveLength(1);
  expect(missing).toEqual(["Nigiri saumon"]);
});

test("an invalid line is left out", () => {
  expect(orderAgain(index, [], [aRecordedLine({ quantity: 0 })]).lines).toEqual([]);
});

test("a choice whose condition is no longer taken is left out, and the dish named as changed", () => {
  const size = anOption({
    option_id: 1,
    option_options: [aChoice({ id: 11 }), aChoice({ id: 12, name: "Grand" })],
  });
  const only_with = { option_id: 1, choices: [12], min: 0, max: 1 };
  const menu = (sizes: number[]) => {
    const option_options = size.option_options.filter(({ id }) => sizes.includes(id));
    const options = [
      { ...size, option_options },
      { ...sauce, only_with },
    ];
    return indexItems([aMenu({ categories: [aCategory({ items: [anItem({ options })] })] })]);
  };
  const [toppings] = aRecordedLine({}, [72]).options;
  const [chosen] = toppings?.option_options ?? [];
  const large = { ...chosen, id: 12, option_id: 1 } as NonNullable<typeof chosen>;
  const sizes = { option_id: 1, option_name: "Taille", selected: 1, option_options: [large] };
  const line = aRecordedLine({ options: [sizes, ...(toppings ? [toppings] : [])] });
  const kept = orderAgain(menu([11, 12]), [], [line]);
  expect(kept.changed).toEqual([]);
  expect(kept.lines[0]?.ref.choices.map(({ id }) => id)).toEqual([12, 72]);
  const changed = orderAgain(menu([11]), [], [line]);
  expect(changed.changed).toEqual(["Nigiri saumon"]);
  expect(changed.lines[0]?.ref.choices).toEqual([]);
});
