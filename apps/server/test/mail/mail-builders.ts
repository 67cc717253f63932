import type { Locale } from "@noren/contract/locales.ts";
import { indexItems } from "@noren/ordering/cart.ts";
import { normalizeAllergens } from "@noren/ordering/declarations.ts";
import { asCents } from "@noren/ordering/money.ts";
import {
  aCartInput,
  aCategory,
  aChoice,
  aCoupon,
  aDeliverySettings,
  aLine,
  aMenu,
  anItem,
  anItemAt,
  anOffer,
  anOption,
  aZone,
  NOON,
} from "@noren/ordering/testing.ts";
import { type CartInput, priceCart } from "@noren/ordering/totals.ts";
import { legalLinks } from "../../src/mail/legal-links.ts";
import type { PlacedOrder, Restaurant } from "../../src/mail/placed-order.ts";

/** Builders of orders for mail tests; `over` overrides fields. */

export function aRestaurant(over: Partial<Restaurant> = {}): Restaurant {
  return {
    contacts: {
      name: "Kawabe",
      address: "27 quai des Brumes, 69002 Lyon",
      phone: "+33 4 65 71 20 12",
      email: "bonjour@kawabe.example",
    },
    locale: "fr",
    timezone: "Europe/Paris",
    ...over,
  };
}

/** A cash pickup of the full cart, placed at noon for the evening. */
export function aPlacedOrder(over: Partial<PlacedOrder> = {}): PlacedOrder {
  return {
    id: "0b6f1c9e-order",
    number: "0042",
    created_at: NOON,
    locale: "fr",
    payment_method: "cash",
    demo_payment: false,
    wishes: { note: "", cutlery: 0, dietary: null },
    details: null,
    order_type: "pickup",
    slot_date: "2026-11-21",
    time_range: "19:30-19:45",
    asap: false,
    first_name: "Camille",
    last_name: "Durand",
    email: "camille@client.example",
    phone: "+33 6 39 98 12 34",
    address: null,
    city: null,
    postal_code: null,
    restaurant: aRestaurant(),
    link: "https://kawabe.example/track/0b6f1c9e-order?key=a-key",
    legal: legalLinks("https://kawabe.example", "fr"),
    cartIn: (locale) => priceCart(aFullCart(locale)),
    ...over,
  };
}

/** The same as a delivery to an address in Lyon. */
export function aDelivery(over: Partial<PlacedOrder> = {}): PlacedOrder {
  return aPlacedOrder({
    order_type: "delivery",
    address: "12 rue de la République",
    postal_code: "69001",
    city: "Lyon",
    cartIn: (locale) =>
      priceCart(aFullCart(locale, { orderType: "delivery", delivery: toTheCentre })),
    ...over,
  });
}

const toTheCentre = { settings: aDeliverySettings(), zone: aZone(), quote: null };

/**
 * Dishes at two tax rates with choices and a note, an offer of each kind of discount, and a coupon.
 */
export function aFullCart(locale: Locale, over: Partial<CartInput> = {}): CartInput {
  const { platter, soup, sake, mochi } = dishes(locale);
  const menu = aMenu({ categories: [aCategory({ items: [platter, soup, sake, mochi] })] });
  const [soy, rice] = platter.options;
  const chosen = [soy?.option_options[0], rice?.option_options[0]].filter((c) => c !== undefined);
  return aCartInput({
    lines: [
      aLine({
        item: platter,
        quantity: 2,
        note: locale === "fr" ? "sans wasabi, merci" : "no wasabi, thank you",
        choices: chosen.map((choice, i) => ({ choice, quantity: i === 0 ? 2 : 1 })),
      }),
      aLine({ item: soup, quantity: 1 }),
      aLine({ item: sake, quantity: 1 }),
    ],
    offers: [
      anOffer({
        id: 1,
        name: locale === "fr" ? "10\u00a0% sur les plateaux" : "10% off platters",
        items: [platter.item_id],
        type: "percentage",
        value: 10,
      }),
      anOffer({
        id: 2,
        name: locale === "fr" ? "Un mochi offert dès 35\u00a0€" : "A free mochi from €35",
        type: "free_item",
        value: mochi.item_id,
      }),
    ],
    coupon: aCoupon({ code: "BIENVENUE", type: "fixed_amount", value: asCents(300) }),
    index: indexItems([menu]),
    ...over,
  });
}

function dishes(locale: Locale) {
  const say = (fr: string, en: string) => (locale === "fr" ? fr : en);
  const soy = aChoice({
    id: 71,
    name: say("Soja sucrée", "Sweet soy"),
    price: asCents(50),
    allergens: normalizeAllergens(["soy", "gluten"], []),
  });
  const brown = aChoice({
    id: 81,
    name: say("Riz complet", "Brown rice"),
    price: asCents(120),
    allergens: normalizeAllergens([], []),
  });
  const options = [
    anOption({ option_id: 7, option_name: "Sauce", option_options: [soy] }),
    anOption({ option_id: 8, option_name: say("Riz", "Rice"), option_options: [brown] }),
  ];
  return {
    platter: anItem({
      item_id: 101,
      item_name: say("Plateau Rivière, 24 pièces", "River platter, 24 pieces"),
      item_price: { price_pickup: asCents(2490), price_delivery: asCents(2690), tax_rate: 10 },
      allergens: normalizeAllergens(["fish"], ["sesame"]),
      options,
    }),
    soup: anItemAt(390, { item_id: 102, item_name: say("Soupe miso", "Miso soup") }),
    sake: anItemAt(
      750,
      {
        item_id: 103,
        item_name: say("Saké Junmai, 18 cl", "Junmai sake, 18 cl"),
        allergens: normalizeAllergens([], []),
      },
      20,
    ),
    mochi: anItemAt(
      350,
      { item_id: 104, item_name: say("Mochi glacé au yuzu", "Yuzu ice cream mochi") },
      5.5,
    ),
  };
}
