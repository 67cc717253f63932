import type { DeliveryDetails } from "@noren/contract/delivery-details.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { OrderWishes } from "@noren/contract/order-wishes.ts";
import { type Declaration, declarationOf } from "@noren/ordering/allergens.ts";
import { piecesOf } from "@noren/ordering/formule.ts";
import type { FreeLine } from "@noren/ordering/free-lines.ts";
import type { Line, OrderType } from "@noren/ordering/model.ts";
import { asCents, type Cents } from "@noren/ordering/money.ts";
import type { PricedCart, Totals } from "@noren/ordering/totals.ts";
import type { VatRow } from "@noren/ordering/vat.ts";
import type { LegalLinks } from "./legal-links.ts";
import type { PlacedOrder, Restaurant } from "./placed-order.ts";

/**
 * All content of an order's mail, stored as JSON until it is sent, so that later changes of menu,
 * prices or settings do not affect it.
 */
export type OrderMailData = {
  number: string;
  /** Epoch milliseconds. */
  created_at: number;
  timezone: string;
  order_type: OrderType;
  payment_method: "cash" | "card";
  /** Absent from mails queued by versions without the demo provider. */
  demo_payment?: boolean;
  customer: { first_name: string; last_name: string; email: string; phone: string };
  /** Delivery address; null for pickup. */
  destination: MailDestination | null;
  /** `date` is `YYYY-MM-DD`, `range` `HH:MM` or `HH:MM-HH:MM`; if `asap`, the estimate. */
  slot: { date: string; range: string; asap: boolean };
  restaurant: Restaurant["contacts"];
  /** URL of the order's page; absent from mails queued by earlier versions. */
  link?: string;
  /** Absent from mails queued by earlier versions. */
  legal?: LegalLinks;
  /** Absent from mails queued by earlier versions. */
  wishes?: OrderWishes;
  lines: MailLine[];
  free_lines: FreeMailLine[];
  discounts: MailDiscount[];
  /** Name of the offer, or code of the coupon, that made delivery free; null otherwise. */
  delivery_waived_by: string | null;
  totals: Pick<Totals, "subtotal" | "delivery" | "total">;
  /** Tax added on top of the prices; null if prices include tax. */
  tax_added: Cents | null;
  vat: VatRow[];
};

type MailDestination = {
  address: string;
  postal_code: string;
  city: string;
  /** Absent from mails queued by earlier versions, and where nothing was entered. */
  details?: { floor: string; instructions: string; has_door_code: boolean };
};

type MailLine = MailDish & { unit_price: Cents; line_total: Cents };
type FreeMailLine = MailDish & { offer: string };
export type MailDish = {
  name: string;
  quantity: number;
  note: string;
  choices: MailChoice[];
  /** Pieces in one of it: the dishes of a formule; absent from mails queued by earlier versions. */
  pieces?: number;
  /** Allergens; absent from mails queued by earlier versions. */
  declaration?: Declaration;
};

/** `price`: surcharge per dish, multiplied by the choice's quantity. */
type MailChoice = { option: string; name: string; quantity: number; price: Cents };

type MailDiscount = { kind: "offer" | "coupon"; name: string; amount: Cents };

export function orderMailData(order: PlacedOrder, locale: Locale): OrderMailData {
  const { number, created_at, order_type, payment_method, demo_payment, restaurant } = order;
  const { first_name, last_name, email, phone } = order;
  const cart = order.cartIn(locale);
  const { subtotal, delivery, tax, total } = cart.totals;
  const offerNames = new Map(cart.offers.map(({ id, name }) => [id, name]));
  return {
    number,
    created_at,
    timezone: restaurant.timezone,
    order_type,
    payment_method,
    demo_payment,
    customer: { first_name, last_name, email, phone },
    destination: order_type === "delivery" ? destinationOf(order) : null,
    slot: { date: order.slot_date, range: order.time_range, asap: order.asap },
    restaurant: contactsOf(restaurant),
    link: order.link,
    legal: order.legal,
    wishes: order.wishes,
    lines: cart.lines.map(({ line, ...prices }) => ({ ...dish(line), ...prices })),
    free_lines: cart.free_items.map((line) => freeLine(line, offerNames)),
    discounts: discountsOf(cart),
    delivery_waived_by: waivedBy(cart, order_type),
    totals: { subtotal, delivery, total },
    tax_added: cart.tax_added ? tax : null,
    vat: cart.vat,
  };
}

function destinationOf({ address, postal_code, city, details }: PlacedOrder): MailDestination {
  const place = { address: address ?? "", postal_code: postal_code ?? "", city: city ?? "" };
  return details === null ? place : { ...place, details: withoutDoorCode(details) };
}

/** Mails are kept for years, and pass through other servers. */
function withoutDoorCode({ floor, instructions, door_code }: DeliveryDetails) {
  return { floor, instructions, has_door_code: door_code !== "" };
}

/** Omits the contact fields that mails do not use. */
function contactsOf({
  contacts: { name, address, phone, email },
}: Restaurant): Restaurant["contacts"] {
  return { name, address, phone, email };
}

function dish(line: Line): MailDish {
  const { item, quantity, note, choices } = line;
  const optionNames = new Map(item.options.map((option) => [option.option_id, option.option_name]));
  return {
    name: item.item_name,
    quantity,
    note,
    choices: choices.map(({ choice, quantity }) => ({
      option: optionNames.get(choice.option_id) ?? "",
      name: choice.name,
      quantity,
      price: asCents(choice.price * quantity),
    })),
    pieces: piecesOf(line),
    declaration: declarationOf(line),
  };
}

function freeLine(line: FreeLine, offerNames: ReadonlyMap<number, string>): FreeMailLine {
  return { ...dish(line), offer: offerNames.get(line.offer_id) ?? "" };
}

/** Discounts on the subtotal, offers first; without free items and free delivery. */
function discountsOf({ offers, coupon, totals }: PricedCart): MailDiscount[] {
  const discounts: MailDiscount[] = offers
    .filter(({ type, amount }) => amount > 0 && type !== "free_delivery")
    .map(({ name, amount }) => ({ kind: "offer", name, amount }));
  if (coupon && totals.coupon > 0)
    discounts.push({ kind: "coupon", name: coupon.code, amount: totals.coupon });
  return discounts;
}

function waivedBy({ offers, coupon, totals }: PricedCart, orderType: OrderType): string | null {
  if (orderType === "pickup" || totals.delivery > 0) return null;
  const offer = offers.find(({ type }) => type === "free_delivery");
  return offer?.name ?? (coupon?.type === "free_delivery" ? coupon.code : null);
}
