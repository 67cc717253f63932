import type { StaffOperations } from "./staff-operations.ts";

const ZONE = {
  ...{ name: "Presqu’île", places: [{ city: "Lyon", postal_code: "69002" }] },
  ...{ delivery_fee: 3.5, minimum: null, free_from: 40, extra_minutes: 0, polygon: null },
};

const OFFER = {
  ...{ name: "Midi à emporter", name_en: null, is_active: true, type: "percentage", value: 10 },
  ...{ delivery_pickup: "pickup", minimum_amount: 15, allow_repeat: true, active_times: null },
  ...{ first_date: null, last_date: null, weekdays: [], menus: [], categories: [], items: [] },
};

/** Hours, delivery and offers as the desk edits them. */
export const STAFF_BACK_OFFICE_OPERATIONS = {
  "get /v2/staff/hours": {
    tag: "Desk",
    summary:
      "The services of the week, dates with hours of their own, and the slots of the coming days",
  },
  "patch /v2/staff/hours": {
    tag: "Desk",
    summary: "Changes the hours of weekdays and dates, and the rules of slots",
    body: { edits: [{ target: "setting:scheduling", values: { pickup_minimum_time: 20 } }] },
  },
  "post /v2/staff/hours/check": {
    tag: "Desk",
    summary: "The slots after edits of hours, and open orders at times no longer served",
    body: { edits: [{ target: "weekday:mon", values: { services: [] } }] },
  },
  "get /v2/staff/delivery": {
    tag: "Desk",
    summary: "The zones of delivery with their terms, and what holds for every delivery",
  },
  "patch /v2/staff/delivery": {
    tag: "Desk",
    summary: "Changes zones and what holds for every delivery, or archives zones",
    body: { edits: [{ target: "setting:features.delivery", values: { hard_minimum: 15 } }] },
  },
  "post /v2/staff/delivery": {
    tag: "Desk",
    summary: "Adds a zone",
    body: { values: ZONE },
  },
  "post /v2/staff/delivery/try": {
    tag: "Desk",
    summary: "Zone, fee, minimum and time of an address, as the checkout applies them",
    body: { address: "12 rue des Lanternes, 69001 Lyon", subtotal: 30 },
  },
  "get /v2/staff/offers": {
    tag: "Desk",
    summary: "Offers and coupons with their terms, and what an offer can be narrowed to",
  },
  "patch /v2/staff/offers": {
    tag: "Desk",
    summary: "Changes offers and coupons, or archives them",
    body: { edits: [{ target: "offer:1", values: { is_active: true } }] },
  },
  "post /v2/staff/offers": {
    tag: "Desk",
    summary: "Adds an offer, or a coupon by its code",
    body: { kind: "offer", values: OFFER },
  },
  "post /v2/staff/offers/try": {
    tag: "Desk",
    summary: "What a cart of up to three dishes pays at a moment, and why",
    body: { items: [{ item_id: 1101, quantity: 2 }], order_type: "pickup", at: null, code: null },
  },
  "get /v2/staff/restaurant": {
    tag: "Desk",
    summary: "Contacts, legal details, texts and payments, and what is set by the installation",
  },
  "patch /v2/staff/restaurant": {
    tag: "Desk",
    summary: "Changes contacts, legal details, texts, or the ways to pay",
    body: { edits: [{ target: "setting:contacts", values: { phone: "+33 4 78 00 00 00" } }] },
  },
} satisfies Partial<StaffOperations>;
