import { everyDay, quarters } from "@noren/ordering/testing.ts";

/**
 * A small restaurant as wire records: one menu for the whole day, one for midday, one that is
 * unavailable; all days are alike.
 */
const LUNCH = { start: "11:30", end: "14:30" };
const DINNER = { start: "18:30", end: "22:30" };

const lunchRanges = everyDay(quarters(LUNCH.start, LUNCH.end));
const dayRanges = everyDay([
  ...quarters(LUNCH.start, LUNCH.end),
  ...quarters(DINNER.start, DINNER.end),
]);

const day = (label: string, times: unknown[]) => ({
  label,
  is_open: true,
  times,
  translations: { en: { label: `${label} (en)` } },
});

export const price = (
  price_pickup: number,
  price_delivery: number,
  tax_rate: number | null = 10,
) => ({
  price_delivery,
  price_pickup,
  tax_rate,
});

export const item = (
  item_id: number,
  item_name: string,
  item_price: unknown,
  options: unknown[] = [],
) => ({
  item_id,
  item_name,
  item_description: "",
  item_image: null,
  item_score: 50,
  item_category_id: 10,
  item_menu_id: 1,
  item_price,
  options,
  translations: { en: { item_name: `${item_name} (en)` } },
});

const choice = (
  option_id: number,
  id: number,
  name: string,
  price: number,
  declared: object = {},
) => ({
  id,
  option_id,
  name,
  price,
  quantity: 0,
  tax_rate: 10,
  ...declared,
  translations: { en: { name: `${name} (en)` } },
});

const sauce = {
  option_id: 7,
  option_name: "Sauce",
  selected: 0,
  min: 0,
  max: 2,
  option_options: [
    choice(7, 71, "Soja sucrée", 0.5, { allergens: { contains: ["soy", "gluten"] } }),
    choice(7, 72, "Soja salée", 0),
  ],
};
const size = {
  option_id: 8,
  option_name: "Taille",
  selected: 0,
  min: 1,
  max: 1,
  option_options: [choice(8, 81, "Normale", 0), choice(8, 82, "Grande", 3)],
};

const salmon = {
  ...item(101, "Nigiri saumon", price(5, 5.5), [sauce]),
  allergens: { contains: ["fish"], may_contain: ["molluscs", "fish"] },
  diets: ["vegan", "gluten_free"],
};
const bento = {
  ...item(201, "Bento", price(12, 13)),
  allergens: { contains: [] },
  diets: ["vegan", "spicy"],
};
const beer = item(103, "Bière", price(5, 5, 20));

export const testRestaurant = {
  settings: [
    {
      name: "contacts",
      value: {
        name: "Le Noren",
        address: "1 rue du Test, 69001 Lyon",
        phone: "+33400000000",
        email: "cuisine@noren.example",
      },
    },
    {
      name: "payments",
      value: { stripe: { active: true }, paypal: { active: false }, cod: { active: true } },
    },
    {
      name: "features",
      value: {
        delivery: {
          calculation_type: "zone_based",
          minimum_order: 20,
          hard_minimum: 15,
          flat_charge: 2.5,
          zones: [
            {
              name: "Centre",
              city: "Lyon",
              country: "France",
              postal_code: "69001",
              delivery_fee: 2.5,
            },
            {
              name: "Sud",
              city: "Lyon",
              country: "France",
              postal_code: "69007",
              delivery_fee: 3.5,
            },
          ],
        },
      },
    },
    {
      name: "scheduling",
      value: {
        show_range: true,
        minimum_time: 45,
        pickup_show_range: false,
        pickup_minimum_time: 20,
      },
    },
    { name: "custom.motto", value: "sans façon" },
  ],
  menus: [
    {
      menu_id: 1,
      menu_name: "Carte",
      active_times: everyDay(day("Jour", [LUNCH, DINNER])),
      time_ranges: dayRanges,
      pickup_time_ranges: dayRanges,
      translations: { en: { menu_name: "Carte (en)" } },
      categories: [
        {
          category_id: 10,
          category_name: "Nigiri",
          category_description: "",
          items: [salmon, item(102, "Chirashi", price(14, 15), [size]), beer],
        },
      ],
    },
    {
      menu_id: 2,
      menu_name: "Midi",
      active_times: everyDay(day("Midi", [LUNCH])),
      time_ranges: lunchRanges,
      pickup_time_ranges: lunchRanges,
      categories: [
        {
          category_id: 20,
          category_name: "Bentos",
          category_description: "",
          items: [bento, beer],
        },
      ],
    },
    {
      menu_id: 3,
      menu_name: "Fêtes",
      menu_is_available: false,
      time_ranges: dayRanges,
      pickup_time_ranges: dayRanges,
      categories: [
        {
          category_id: 30,
          category_name: "Fêtes",
          category_description: "",
          items: [item(301, "Plateau de fête", price(60, 60))],
        },
      ],
    },
  ],
  offers: [
    {
      id: 1,
      name: "Nigiri offert dès 40 €",
      is_active: true,
      allow_repeat: 1,
      active_times: null,
      delivery_pickup: "both",
      minimum_amount: 40,
      menus: [],
      categories: [],
      items: [],
      type: "free_item",
      value: 101,
      translations: { en: { name: "Free nigiri from €40" } },
    },
  ],
  coupons: [
    { code: "BIENVENUE", type: "percentage", value: 10, minimum_amount: 20 },
    { code: "UNIQUE", type: "fixed_amount", value: 5, minimum_amount: 0, max_uses: 1 },
    { code: "PASSE", type: "fixed_amount", value: 5, ends_at: "2026-11-21T11:59:59+01:00" },
    { code: "FUTUR", type: "fixed_amount", value: 5, starts_at: "2026-11-21T12:00:01+01:00" },
  ],
};
