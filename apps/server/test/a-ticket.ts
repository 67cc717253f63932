import { asCents, ZERO } from "@noren/ordering/money.ts";
import type { OrderRow } from "../src/db/schema.ts";
import type { TicketData, TicketLine } from "../src/printing/ticket-data.ts";

const AT = (time: string) => Date.parse(`2026-11-21T${time}:00Z`);

/** An order line with every optional part set: choices, note, allergens. */
export function aTicketLine(over: Partial<TicketLine> = {}): TicketLine {
  const choice = { option_id: 1, option_name: "Sauce", price: ZERO, tax_rate: null };
  const soy = { ...choice, id: 1, name: "Sweet soy", default_name: "Soja sucrée", quantity: 2 };
  return {
    order_id: "a",
    position: 0,
    item_id: 1,
    category_id: 1,
    menu_id: 1,
    name: "Beefsteak tomato maki",
    default_name: "Maki cœur de bœuf",
    kitchen_name: null,
    quantity: 2,
    note: "sans wasabi, s’il vous plaît",
    price_delivery: ZERO,
    price_pickup: ZERO,
    tax_rate: null,
    unit_price: ZERO,
    line_total: ZERO,
    choices: [soy, { ...soy, id: 2, name: "Teriyaki", default_name: "Teriyaki", quantity: 1 }],
    declaration: {
      contains: ["soy", "sesame"],
      may_contain: ["milk"],
      is_unknown: false,
      diets: [],
    },
    offer_id: null,
    pieces: 1,
    ...over,
  };
}

/** Two formules of a soup, two maki and a sauce. */
export function aFormuleLine(): TicketLine {
  const reference_price = { price_delivery: ZERO, price_pickup: ZERO };
  const choice = { option_id: 1, option_name: "Plats", price: ZERO, tax_rate: 10, quantity: 1 };
  const part = (id: number, name: string, quantity = 1) => {
    return { ...choice, id, name, default_name: name, quantity, item_id: id, reference_price };
  };
  const sauce = { ...choice, id: 3, option_name: "Sauce", name: "", default_name: "Soja sucrée" };
  return aTicketLine({
    default_name: "Formule du soir",
    note: "",
    declaration: null,
    choices: [part(1, "Soupe miso"), part(2, "Maki saumon", 2), sauce],
    pieces: 3,
  });
}

type TicketOver = Partial<Omit<TicketData, "order">> & { order?: Partial<OrderRow> };

/** An accepted cash pickup for 19:15, promised for 19:30 (Paris time). */
export function aTicket({ order = {}, ...over }: TicketOver = {}): TicketData {
  const free = { default_name: "Nigiri saumon", quantity: 12, note: "", choices: [], offer_id: 7 };
  return {
    lines: [aTicketLine(), aTicketLine({ ...free, declaration: null })],
    restaurant: { name: "Kawabe", timezone: "Europe/Paris", locale: "fr" },
    refunded: ZERO,
    duplicate: null,
    printedAt: AT("18:05"),
    ...over,
    order: {
      seq: 42,
      id: "a",
      local_id: "b",
      fingerprint: "",
      status: "pending",
      progress: "accepted",
      order_type: "pickup",
      locale: "en",
      created_at: AT("18:02"),
      subtotal: ZERO,
      discount: ZERO,
      coupon_code: null,
      coupon_discount: ZERO,
      delivery: ZERO,
      tax: ZERO,
      tax_added: 0,
      total: asCents(123_450),
      vat: "[]",
      payment_method: "cash",
      demonstration: 0,
      first_name: "Zoë",
      last_name: "Lefèvre-Ñandú",
      email: "zoe@example.com",
      phone_key: "",
      caller_key: null,
      network_key: null,
      phone: "+33 6 39 98 00 00",
      address: null,
      city: "Lyon",
      postal_code: "69001",
      country: "France",
      zone: null,
      extra_minutes: 0,
      floor: null,
      door_code: null,
      instructions: null,
      note: null,
      cutlery: 0,
      dietary: null,
      own_container: 0,
      slot_date: "2026-11-21",
      time_range: "19:15-19:30",
      asap: 0,
      slot_at: AT("18:15"),
      account_id: null,
      proved_at: null,
      version: 1,
      placed_at: AT("18:02"),
      acknowledged_at: null,
      acknowledged_by: null,
      rejection_unseen: 0,
      held: null,
      promised_at: AT("18:30"),
      alerted_at: null,
      reason: null,
      reason_text: null,
      ...order,
    },
  };
}
