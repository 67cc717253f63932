import type { WireOrderRequest } from "@noren/contract/checkout.ts";
import { aLine } from "./an-order.ts";
import type { TestDatabases } from "./databases.ts";
import { restaurantFile } from "./temporary-folder.ts";
import { item, price, testRestaurant } from "./test-restaurant.ts";

/**
 * The test restaurant with a formule at 15 €: a starter (soup 3 € or, +2 €, salad 5 €), a bento of
 * 12 € and a drink (water at 5.5 %, beer at 20 %), and a plain sauce.
 */
export function formuleRestaurant() {
  const restaurant = structuredClone(testRestaurant);
  const [menu] = restaurant.menus;
  const [category] = menu?.categories ?? [];
  if (!category) throw new Error("the test restaurant has a menu");
  const dishes: unknown[] = category.items;
  dishes.push(
    item(701, "Soupe miso", price(3, 3, 10)),
    item(702, "Salade de chou", price(5, 5, 10)),
    item(703, "Bento saumon", price(12, 12, 10)),
    item(704, "Eau", price(1.5, 1.5, 5.5)),
    item(705, "Bière", price(5, 5, 20)),
    {
      ...item(700, "Formule du soir", price(15, 15, 10)),
      is_formule: true,
      options: [
        option(71, "Entrée", [dishChoice(711, 701), dishChoice(712, 702, 2)]),
        option(72, "Plat", [dishChoice(721, 703)]),
        option(73, "Boisson", [dishChoice(731, 704), dishChoice(732, 705)]),
        { ...option(74, "Sauce", [choice(741, "Soja", 0.5)]), min: 0 },
      ],
    },
  );
  return restaurant;
}

/** Databases that hold this restaurant in place of the test restaurant. */
export function withFormule(databases: TestDatabases): TestDatabases {
  return {
    ...databases,
    filled: async () => ({
      ...(await databases.empty()),
      SAMPLE_DATA: restaurantFile(formuleRestaurant()),
    }),
  };
}

function option(option_id: number, option_name: string, option_options: unknown[]) {
  return { option_id, option_name, selected: 0, min: 1, max: 1, option_options };
}

function choice(id: number, name: string, price: number) {
  return { id, option_id: 1, name, price, quantity: 0, tax_rate: 10 };
}

function dishChoice(id: number, item_id: number, price = 0) {
  return { ...choice(id, "", price), item_id };
}

/** A line of the formule: salad (+2 €), bento and beer. */
export const FORMULE_LINE = aLine({
  item_id: 700,
  quantity: 1,
  options: [
    { option_id: 71, option_options: [{ id: 712, quantity: 1 }] },
    { option_id: 72, option_options: [{ id: 721, quantity: 1 }] },
    { option_id: 73, option_options: [{ id: 732, quantity: 1 }] },
  ],
});

/** Two such formules, with the amounts of a client that knows the wire alone. */
export const TWO_FORMULES: Partial<WireOrderRequest> = {
  items: [{ ...FORMULE_LINE, quantity: 2 }],
  subtotal: 34,
  // 17 € at 10 %, by the reference rule times four: the wire's own rates.
  tax: 6.18,
  total: 34,
};
