import { expect, test } from "vitest";
import { readMenus } from "./menus.ts";

const menuWith = (item: object, choice: object) => [
  {
    menu_id: 1,
    menu_name: "Carte",
    categories: [
      {
        category_id: 10,
        category_name: "Formules",
        items: [
          {
            item_id: 700,
            item_name: "Formule",
            item_category_id: 10,
            item_menu_id: 1,
            item_price: { price_delivery: 15, price_pickup: 15 },
            options: [
              {
                option_id: 71,
                option_name: "Plat",
                min: 1,
                option_options: [{ id: 1, option_id: 71, name: "Bento", ...choice }],
              },
            ],
            ...item,
          },
        ],
      },
    ],
  },
];

const readWith = (item: object, choice: object) => {
  const dish = readMenus(menuWith(item, choice))[0]?.categories[0]?.items[0];
  return { dish, choice: dish?.options[0]?.option_options[0] };
};

test("a choice that is a dish, and its formule, are read with their weights in cents", () => {
  const reference_price = { price_delivery: "12.5", price_pickup: 12 };
  const { dish, choice } = readWith({ is_formule: 1 }, { item_id: "703", reference_price });
  expect(dish?.is_formule).toBe(true);
  expect(choice).toMatchObject({
    item_id: 703,
    reference_price: { price_delivery: 1250, price_pickup: 1200 },
  });
});

test("unreadable additions of another server are dropped, and the dish is kept", () => {
  const odd = {
    item_id: -1,
    item_picture: "x",
    item_image: 3,
    reference_price: { price_pickup: -1 },
  };
  const { dish, choice } = readWith({ is_formule: "perhaps" }, odd);
  expect(dish?.is_formule).toBeUndefined();
  expect(choice).toMatchObject({ name: "Bento", item_id: undefined, reference_price: undefined });
});

test("a server that sends none of the additions has plain choices", () => {
  const { dish, choice } = readWith({}, {});
  expect(dish?.is_formule).toBeUndefined();
  expect(choice?.item_id).toBeUndefined();
});
