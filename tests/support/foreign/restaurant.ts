import type { CalculationType } from "./foreign-api.ts";

/**
 * A restaurant in the loosest forms that wire.md tolerates: numbers and flags as text, times as
 * pairs, values as JSON text, optional fields missing or null, and an unreadable entry in each
 * list.
 */
const DISHES = 300;
const DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** Dishes of the available menu: the numbered ones, the bowl and the one with the odd name. */
export const READABLE_DISHES = DISHES + 2;
/** Choices of the bowl. */
export const READABLE_CHOICES = 3;

export const ODD_NAME = "<b>Gras</b> & <script>alert(1)</script> 🍱";
export const SAUCE = { option: "Sauce (au choix) 🥢", first: "Sojá <i>sucré</i>", second: "Ponzu" };
export const BOWL = { id: 900, name: "Bol à composer", pickup: 9, delivery: 10 };

/** Index of the first dish with a picture, far down the list; each form of `item_image` occurs. */
const FIRST_PICTURED = 100;
const PICTURES = [
  () => "/pictures/plate.png",
  () => "pictures/plate.png",
  (root: string) => `${root}/pictures/plate.png`,
  () => null,
  () => "/pictures/gone.png",
];

/** Slots around the clock, in half hours, so that the tests do not depend on the time of day. */
const HALF_HOURS = Array.from({ length: 47 }, (_, n) => [time(n), time(n + 1)]);

export function settingsOf(calculation: CalculationType) {
  const zones = [
    { name: "Centre", city: null, country: null, postal_code: 69001, delivery_fee: "2.50" },
    { name: "Bords de Saône", city: "Lyon", postal_code: "69005", delivery_fee: "4" },
    { name: "Sans code postal" },
  ];
  return [
    {
      name: "contacts",
      value:
        '{"name":"Chez <i>Marcel</i> & fils","phone":"04 00","latitude":"45.76","longitude":"4.83"}',
    },
    { name: "payments", value: { cod: { active: "1" }, stripe: { active: "0" } } },
    {
      name: "features.delivery",
      value: JSON.stringify({
        max_distance: "8",
        unit: "km",
        calculation_type: calculation,
        minimum_order: "30",
        flat_charge: "1.50",
        zones: zones.slice(0, 2),
      }),
    },
    { name: "scheduling.pickup_minimum_time", value: "10" },
    { name: "scheduling", value: { minimum_time: "30", show_range: "1", colour: "green" } },
    { name: "loyalty_points", value: [1, 2, 3] },
    "no pair at all",
  ];
}

/** Ten percent off pickup orders of at least €50, and two unreadable offers. */
export const OFFERS = [
  {
    id: "1",
    is_active: "1",
    allow_repeat: "1",
    delivery_pickup: "pickup",
    minimum_amount: "50",
    active_times: null,
    menus: null,
    categories: null,
    type: "percentage",
    value: "10",
  },
  { id: 2, is_active: 1, type: "unheard_of" },
  null,
];

/** `prices` overrides pickup prices, by item id. */
export function menusOf(apiRoot: string, prices: ReadonlyMap<number, string>) {
  const everyDay = (value: unknown) => Object.fromEntries(DAYS.map((day) => [day, value]));
  const plates = Array.from({ length: DISHES }, (_, index) => dish(index + 1));
  for (const plate of plates) {
    const price = prices.get(Number(plate.item_id));
    if (price) plate.item_price = { ...plate.item_price, price_pickup: price };
  }
  PICTURES.forEach((picture, at) => {
    Object.assign(plates[FIRST_PICTURED + at] ?? {}, { item_image: picture(apiRoot) });
  });
  return [
    {
      menu_id: "1",
      menu_name: "Carte",
      menu_is_open: "0",
      menu_is_available: "true",
      active_times: { ...everyDay({ is_open: 1, times: [["00:00", "23:30"]] }), feb: "closed" },
      time_ranges: everyDay(HALF_HOURS),
      pickup_time_ranges: everyDay(HALF_HOURS.map(([start, end]) => ({ start, end }))),
      seasonal: "yes",
      categories: [
        { category_id: "1", category_name: "À composer", items: [bowl()] },
        {
          category_id: 2,
          category_name: "Tout 🍣",
          items: [
            dish(1000, { item_name: ODD_NAME }),
            { ...dish(1001), item_name: "Sans prix", item_price: null },
            dish(1002, {
              item_name: "Prix négatif",
              item_price: { price_delivery: "-1", price_pickup: 3 },
            }),
            ...plates,
          ],
        },
        { category_name: "Une catégorie sans numéro" },
        { category_id: 3, category_name: "Une catégorie vide", items: [] },
      ],
    },
    {
      menu_id: 2,
      menu_name: "Fermée",
      menu_is_available: "0",
      categories: [{ category_id: 9, category_name: "Plus rien", items: [dish(2000)] }],
    },
    null,
  ];
}

function dish(id: number, over: Record<string, unknown> = {}) {
  return {
    item_id: String(id),
    item_name: `Plat ${id}`,
    item_category_id: 2,
    item_menu_id: "1",
    item_price: { price_delivery: "12.5", price_pickup: "11.50" } as Record<string, unknown>,
    spiciness: "mild",
    ...over,
  };
}

/** One sauce is required, the second of which has a price; any number of toppings. */
function bowl() {
  return dish(BOWL.id, {
    item_name: BOWL.name,
    item_category_id: "1",
    item_price: {
      price_delivery: BOWL.delivery,
      price_pickup: String(BOWL.pickup),
      tax_rate: "5.5",
    },
    options: [
      {
        option_id: "70",
        option_name: SAUCE.option,
        selected: null,
        min: "1",
        max: "1",
        option_options: [
          { id: "71", option_id: "70", name: SAUCE.first, price: null, quantity: null },
          { id: 72, option_id: 70, name: SAUCE.second, price: "0.50", tax_rate: null },
        ],
      },
      {
        option_id: 80,
        option_name: "Garnitures",
        option_options: [{ id: 81, option_id: 80, name: "Œuf 🥚", price: 1.2 }],
      },
    ],
  });
}

function time(halfHours: number): string {
  return `${String(Math.floor(halfHours / 2)).padStart(2, "0")}:${halfHours % 2 ? "30" : "00"}`;
}
