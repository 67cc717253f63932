import type { OrderPlaced, OrderRequest } from "@noren/contract/checkout.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { CheckoutProblem } from "@noren/contract/problems.ts";
import { withoutCard } from "../catalogue/restaurant-settings.ts";
import type { Db } from "../db/open.ts";
import { newOrderId } from "../orders/order-id.ts";
import { orderNumber } from "../orders/stored-order.ts";
import { orderPayment } from "../payments/order-payment.ts";
import { replacedOrder } from "../payments/replaced-order.ts";
import type { Services } from "../services.ts";
import { checkOrder } from "./check-order.ts";
import { fingerprintOf } from "./fingerprint.ts";
import {
  type Contact,
  contactOf,
  MAX_OPEN_ORDERS,
  type OpenOrderGate,
  openOrders,
} from "./open-orders.ts";
import { orderCoupon } from "./order-coupon.ts";
import { quoteDelivery } from "./quote-delivery.ts";
import { storeOrder } from "./store-order.ts";

export type PlaceOrderResult =
  | { ok: true; placed: OrderPlaced; isNew: boolean }
  | { ok: false; problem: CheckoutProblem };

/**
 * Places an order; idempotent by `local_id` (wire.md, Checkout). Requests with the same `local_id`
 * are queued in this process, so that none is refused while another one is being stored.
 */
export async function placeOrder(
  services: Services,
  request: OrderRequest,
  locale: Locale,
  accountId: number | null,
  isCardOffered: boolean,
): Promise<PlaceOrderResult> {
  return services.orderQueue(request.local_id, async () => {
    const contact = contactOf(request);
    const entry = services.openOrders.enter(contact);
    try {
      const counted = { contact, entry, isCardOffered };
      const result = await place(services, request, locale, accountId, counted);
      return result.ok ? result : await orDuplicate(services.db, request, contact, result);
    } finally {
      entry.leave();
    }
  });
}

/** The rejection, unless another process has stored the order since the first lookup. */
async function orDuplicate(
  db: Db,
  request: OrderRequest,
  contact: Contact,
  rejected: PlaceOrderResult,
): Promise<PlaceOrderResult> {
  const { known } = await lookUp(db, request.local_id, contact);
  return known ? duplicateResult(known, fingerprintOf(request)) : rejected;
}

type Counted = {
  contact: Contact;
  entry: ReturnType<OpenOrderGate["enter"]>;
  isCardOffered: boolean;
};

async function place(
  services: Services,
  request: OrderRequest,
  locale: Locale,
  accountId: number | null,
  { contact, entry, isCardOffered }: Counted,
): Promise<PlaceOrderResult> {
  const { db, catalogue, locations, now } = services;
  const fingerprint = fingerprintOf(request);
  const { version, known, open } = await lookUp(db, request.local_id, contact);
  if (known) return duplicateResult(known, fingerprint);
  if (open >= MAX_OPEN_ORDERS) return refused({ code: "rate_limited" });

  const current = await catalogue.atLeast(version);
  const snapshot = isCardOffered
    ? current
    : { ...current, settings: withoutCard(current.settings) };
  const quoted = await quoteDelivery(request, snapshot.settings, locations);
  if (!quoted.ok) return quoted;
  const moment = now();
  const replacing = await replacedOrder(services, request.replaces ?? null);
  if (!replacing.ok) return replacing;
  const { replaced } = replacing;
  const customer = { ...contact, accountId };
  const used = await orderCoupon(db, { request, customer, snapshot, now: moment, replaced });
  if (!used.ok) return used;
  const checked = checkOrder({
    request,
    snapshot,
    coupon: used.coupon,
    quote: quoted.quote,
    position: quoted.position,
    town: quoted.town,
    locale,
    now: moment,
  });
  if (!checked.ok) return checked;

  const { total } = checked.order.cartIn(locale).totals;
  const paying = await orderPayment(services, request, total, snapshot.settings);
  if (!paying.ok) return paying;

  const { payment } = paying;
  const id = payment?.orderId ?? newOrderId();
  const isCountedUnderLock = await entry.isCountedUnderLock(open);
  const facts = {
    ...{ id, accountId, fingerprint, request, locale, now: moment, payment, replaced },
    ...{ contact, isCountedUnderLock, couponCustomer: used.customer },
  };
  const stored = await storeOrder(services, facts, checked.order, snapshot);
  if (stored === "known") return findDuplicate(db, request.local_id, contact, fingerprint);
  if (!stored.ok) return stored;
  return { ok: true, placed: stored.placed, isNew: true };
}

type KnownOrder = { id: string; seq: number; fingerprint: string };

/**
 * Reads, in one query, the data version, the order that has this `local_id`, and the number of open
 * orders of the contact.
 */
async function lookUp(db: Db, localId: string, contact: Contact) {
  const { version, id, seq, fingerprint, open } = await db
    .selectFrom("data_version")
    .leftJoin("orders", (join) => join.on("orders.local_id", "=", localId))
    .select(["data_version.version", "orders.id", "seq", "fingerprint"])
    .select(openOrders(contact).as("open"))
    .executeTakeFirstOrThrow();
  const known = id !== null && seq !== null && fingerprint !== null;
  return { version, known: known ? { id, seq, fingerprint } : null, open };
}

/** The answer for an order that a concurrent request with this `local_id` has stored. */
async function findDuplicate(
  db: Db,
  localId: string,
  contact: Contact,
  fingerprint: string,
): Promise<PlaceOrderResult> {
  const { known } = await lookUp(db, localId, contact);
  if (!known) throw new Error("an order that existed cannot be found");
  return duplicateResult(known, fingerprint);
}

function duplicateResult({ id, seq, fingerprint }: KnownOrder, sent: string): PlaceOrderResult {
  if (fingerprint !== sent) return refused({ code: "local_id_reused" });
  return { ok: true, placed: { order_id: id, number: orderNumber(seq) }, isNew: false };
}

function refused(problem: CheckoutProblem): { ok: false; problem: CheckoutProblem } {
  return { ok: false, problem };
}
