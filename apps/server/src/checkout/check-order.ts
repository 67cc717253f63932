import type { OrderRequest } from "@noren/contract/checkout.ts";
import { centsToEuros } from "@noren/contract/euros.ts";
import { fieldErrors } from "@noren/contract/field-problems.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { CheckoutProblem } from "@noren/contract/problems.ts";
import { type ItemIndex, menusOf, resolveLine } from "@noren/ordering/cart.ts";
import { checkDelivery } from "@noren/ordering/delivery-area.ts";
import { lineTotal } from "@noren/ordering/line.ts";
import type { Coupon, Line, LineRef, Zone } from "@noren/ordering/model.ts";
import { sumCents } from "@noren/ordering/money.ts";
import { mayBringContainer } from "@noren/ordering/own-container.ts";
import { pausedUntil } from "@noren/ordering/pause.ts";
import type { SlotInput } from "@noren/ordering/slots.ts";
import { type PricedCart, priceCart } from "@noren/ordering/totals.ts";
import { offersAt, type Snapshot, settingsAt } from "../catalogue/snapshot.ts";
import { exceedsMaxQuantity, orderedLines } from "./ordered-lines.ts";
import { priceChange } from "./price-change.ts";
import type { DeliveryQuote } from "./quote-delivery.ts";
import { type ChosenSlot, requestedSlot } from "./requested-slot.ts";

export type OrderInput = DeliveryQuote & {
  request: OrderRequest;
  snapshot: Snapshot;
  /** The valid coupon of the code sent; null where no code was sent. */
  coupon: Coupon | null;
  locale: Locale;
  now: number;
};

/** An order that the restaurant can fulfil at the prices shown to the customer. */
export type AcceptedOrder = ChosenSlot & {
  zone: Zone | null;
  /** Whether the guest brings containers, and may. */
  ownContainer: boolean;
  /** The priced cart with names in a locale, cached per locale. */
  cartIn: (locale: Locale) => PricedCart;
};

export type CheckedOrder =
  | { ok: true; order: AcceptedOrder }
  | { ok: false; problem: CheckoutProblem };

/**
 * Validates an order and prices it again from the restaurant's own menus and settings; no amount,
 * name or price of the request is trusted.
 */
export function checkOrder(input: OrderInput): CheckedOrder {
  const { request, snapshot, coupon, quote, locale, now } = input;
  const settings = settingsAt(snapshot.settings, now);
  const { timezone, ordering } = settings;
  const orderType = request.is_pickup ? "pickup" : "delivery";
  const refs = orderedLines(request.items);
  if (exceedsMaxQuantity(refs)) {
    const errors = fieldErrors([{ path: "items", problem: "quantity" }], locale);
    return refused({ code: "validation_failed", errors });
  }

  const onSale = snapshot.onSaleAt(now).in;
  const { index } = onSale[locale];
  const nameOf = (id: number) =>
    snapshot.in[locale].index.get(id)?.item.item_name ?? snapshot.unavailable.get(id)?.[locale];
  const found = findLines(refs, index, nameOf);
  if (!found.ok) return found;
  const { lines } = found;

  const destination = request.is_pickup ? PICKUP : deliveryTo(input, lines);
  const extraMinutes = destination.ok ? (destination.zone?.extra_minutes ?? 0) : 0;
  const slots: SlotInput = {
    menus: menusOf(index, lines),
    orderType,
    settings: settings.slots[orderType],
    now,
    timezone,
    pausedUntil: pausedUntil(ordering, orderType, now),
  };
  const chosen = requestedSlot(request, slots, extraMinutes);
  if (!chosen.ok) {
    if (chosen.code === "slot_closed") return refused({ code: chosen.code });
    const paused_until = ordering[`${orderType}_paused_until`];
    return refused({ code: chosen.code, payload: { paused_until } });
  }

  if (!destination.ok) return destination;

  const pricedFor = (zone: Zone | null) =>
    memoised((locale) => {
      const words = onSale[locale];
      const inWords = findLines(refs, words.index);
      if (!inWords.ok) throw new Error("the menus of two locales differ in their dishes");
      return priceCart({
        lines: inWords.lines,
        orderType,
        offers: offersAt(snapshot, locale, now),
        coupon,
        delivery: { settings: settings.delivery, zone, quote },
        tax: settings.tax,
        now,
        timezone,
        index: words.index,
      });
    });

  const own = pricedFor(destination.zone);
  const change = priceChange(request, own(locale));
  // wire.md, Additions: amounts that are right without what a client needn't know are charged.
  const plain = change && pricedFor(withoutAdditions(destination.zone));
  const isPlain = plain !== null && priceChange(request, plain(locale)) === null;
  const cartIn = isPlain ? plain : own;
  if (!isPayable(request, cartIn(locale), snapshot)) return refused({ code: "payment_method_off" });
  if (change && !isPlain) return refused({ code: "price_changed", payload: change });
  const ownContainer = request.own_container && mayBringContainer(index, refs, orderType);
  const { slot, asap } = chosen;
  return { ok: true, order: { slot, asap, zone: destination.zone, ownContainer, cartIn } };
}

/** The zone by the wire's own fields, as far as they make its price. */
function withoutAdditions(zone: Zone | null): Zone | null {
  if (zone === null) return null;
  const { free_from: _, ...known } = zone;
  return known;
}

function refused(problem: CheckoutProblem): { ok: false; problem: CheckoutProblem } {
  return { ok: false, problem };
}

function memoised(price: (locale: Locale) => PricedCart): (locale: Locale) => PricedCart {
  const priced = new Map<Locale, PricedCart>();
  return (locale) => {
    const cart = priced.get(locale) ?? price(locale);
    priced.set(locale, cart);
    return cart;
  };
}

type Found = { ok: true; lines: Line[] } | { ok: false; problem: CheckoutProblem };

/**
 * The problem's `payload` names the dish and, where it applies, the option. `goneName` knows the
 * name of a dish that is on no menu.
 */
function findLines(
  refs: readonly LineRef[],
  index: ItemIndex,
  goneName: (itemId: number) => string | undefined = () => undefined,
): Found {
  const lines: Line[] = [];
  for (const ref of refs) {
    const resolution = resolveLine(index, ref);
    if (!resolution.ok) {
      const { code, ...problem } = resolution.problem;
      const name = code === "item_unavailable" ? goneName(ref.item_id) : undefined;
      return refused({ code, payload: { ...(name !== undefined && { name }), ...problem } });
    }
    lines.push(resolution.line);
  }
  return { ok: true, lines };
}

type Destination = { ok: true; zone: Zone | null } | { ok: false; problem: CheckoutProblem };

const PICKUP: Destination = { ok: true, zone: null };

function deliveryTo(
  { request, snapshot, quote, position, town }: OrderInput,
  lines: Line[],
): Destination {
  const { delivery } = snapshot.settings;
  const { city, postal_code, zone } = request.customer.location ?? {};
  if (delivery.calculation_type === "distance" && !quote)
    throw new Error("a delivery by distance was not measured");
  const check = checkDelivery(
    {
      subtotal: sumCents(lines.map((line) => lineTotal(line, "delivery"))),
      address: { city: city ?? "", postal_code: postal_code ?? "", ...town, position },
      quote,
      zoneName: zone ?? null,
    },
    delivery,
  );
  if (check.ok) return check;
  if (check.code !== "below_minimum") return refused({ code: check.code });
  // rules.md, Delivery: it says how much is missing.
  return refused({ code: check.code, payload: { missing: centsToEuros(check.missing) } });
}

/** An order of 0.00 needs no payment: it is accepted whatever payment methods are active. */
function isPayable(request: OrderRequest, cart: PricedCart, { settings }: Snapshot): boolean {
  const { stripe, cod } = settings.payments;
  if (cart.totals.total === 0) return true;
  return request.payment_method === "card" ? stripe.active : cod.active;
}
