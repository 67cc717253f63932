import { isRecord } from "@noren/contract/api-problem.ts";
import type { OrderPlaced } from "@noren/contract/checkout.ts";
import { counted } from "@noren/contract/format/counted.ts";
import type { OrderWishes } from "@noren/contract/order-wishes.ts";
import { refOf } from "@noren/ordering/cart.ts";
import { deliveryFee } from "@noren/ordering/delivery.ts";
import { isPart } from "@noren/ordering/formule.ts";
import type { Line, LineRef, OrderType } from "@noren/ordering/model.ts";
import { type Cents, sumCents } from "@noren/ordering/money.ts";
import type { AppliedOffer } from "@noren/ordering/offers.ts";
import type { Slot } from "@noren/ordering/slots.ts";
import type { PricedCart } from "@noren/ordering/totals.ts";
import type { CheckoutForms } from "../form/checkout-form.ts";

/** What the order's page shows besides its number. */
export type OrderRecap = {
  orderType: OrderType;
  first_name: string;
  email: string;
  /** Delivery address; "" for a pickup. */
  address: string;
  date: string;
  /** Label of the slot. */
  label: string;
  asap: boolean;
  /** Absent from orders stored by earlier versions. */
  wishes?: OrderWishes;
  lines: PlacedLine[];
  /** The lines of the cart; absent from orders stored by earlier versions. */
  refs?: LineRef[];
  rows: PlacedRow[];
  total: Cents;
  /** `demo`: a demo card, not charged. */
  paid: "cash" | "card" | "demo";
};

/** Stored for the session, so that its page survives a reload. */
export type PlacedOrder = OrderPlaced & OrderRecap;

type PlacedLine = {
  name: string;
  /** The dishes of a formule; absent from other lines. */
  dishes?: string[];
  quantity: number;
  details: string[];
  amount: Cents | null;
};

/** From subtotal to total; `name` is the offer's name or the coupon's code, "" otherwise. */
export type PlacedRow = {
  kind: "subtotal" | "offer" | "coupon" | "discount" | "delivery" | "tax";
  name: string;
  amount: Cents;
};

type RecapInput = {
  orderType: OrderType;
  forms: CheckoutForms;
  slot: Slot;
  asap: boolean;
  priced: PricedCart;
  paid: OrderRecap["paid"];
};

export function recapOf(input: RecapInput): OrderRecap {
  const { orderType, forms, slot, asap, priced, paid } = input;
  const { address, postal_code, city } = forms.delivery;
  return {
    orderType,
    first_name: forms.personal.first_name.trim(),
    email: forms.personal.email.trim(),
    address:
      orderType === "delivery" ? `${address.trim()}, ${postal_code.trim()} ${city.trim()}` : "",
    date: slot.date,
    label: slot.label,
    asap,
    wishes: forms.wishes,
    lines: [
      ...priced.lines.map(({ line, line_total }) => placedLine(line, line_total)),
      ...priced.free_items.map((line) => placedLine(line, null)),
    ],
    refs: priced.lines.map(({ line }) => refOf(line)),
    rows: rowsOf(orderType, priced),
    total: priced.totals.total,
    paid,
  };
}

/** `amount` null means free. */
function placedLine({ item, quantity, note, choices }: Line, amount: Cents | null): PlacedLine {
  const others = choices.filter((chosen) => !isPart(chosen));
  const dishes = choicesInWords(choices.filter(isPart));
  return {
    name: item.item_name,
    quantity,
    ...(dishes.length > 0 && { dishes }),
    details: [...choicesInWords(others), ...(note ? [note] : [])],
    amount,
  };
}

function choicesInWords(choices: Line["choices"]): string[] {
  return choices.map(({ choice, quantity }) => counted(quantity, choice.name));
}

/**
 * Offers and coupon by name with their discounts; delivery before it is waived. Where the server
 * stated another discount, one row for it.
 */
function rowsOf(orderType: OrderType, priced: PricedCart): PlacedRow[] {
  const { totals, offers, coupon, delivery, tax_added } = priced;
  const given = offers.filter(({ amount }) => amount > 0);
  const discounts = given.filter(({ type }) => type !== "free_delivery");
  const freed = given.filter(({ type }) => type === "free_delivery");
  const isOurs = sumCents(discounts.map(({ amount }) => amount)) === totals.discount;
  const isWaived = freed.length > 0 || (coupon?.type === "free_delivery" && coupon.amount > 0);
  const named = ({ name, amount }: AppliedOffer): PlacedRow => ({ kind: "offer", name, amount });

  const rows: PlacedRow[] = [{ kind: "subtotal", name: "", amount: totals.subtotal }];
  if (isOurs) rows.push(...discounts.map(named));
  else rows.push({ kind: "discount", name: "", amount: totals.discount });
  if (orderType === "delivery") {
    const amount = isWaived ? deliveryFee(delivery) : totals.delivery;
    rows.push({ kind: "delivery", name: "", amount }, ...freed.map(named));
  }
  if (coupon && coupon.amount > 0)
    rows.push({ kind: "coupon", name: coupon.code, amount: coupon.amount });
  if (tax_added) rows.push({ kind: "tax", name: "", amount: totals.tax });
  return rows;
}

/** Validated although this page wrote it: null for anything else. */
export function readPlacedOrder(text: string | null): PlacedOrder | null {
  try {
    const order: unknown = JSON.parse(text ?? "null");
    return isRecord(order) && typeof order.number === "string" && Array.isArray(order.lines)
      ? ({ paid: "cash", ...order } as PlacedOrder)
      : null;
  } catch {
    return null;
  }
}
