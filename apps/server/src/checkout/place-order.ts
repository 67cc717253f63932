import type { OrderPlaced, OrderRequest } from "@noren/contract/checkout.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { CheckoutProblem } from "@noren/contract/problems.ts";
import { withoutCard } from "../catalogue/restaurant-settings.ts";
import type { Db } from "../db/open.ts";
import { type CountedBy, countedBy } from "../orders/counted-by.ts";
import { newOrderId } from "../orders/order-id.ts";
import { orderNumber } from "../orders/stored-order.ts";
import { orderPayment } from "../payments/order-payment.ts";
import { replacedOrder } from "../payments/replaced-order.ts";
import type { Services } from "../services.ts";
import { checkOrder } from "./check-order.ts";
import { contactOf } from "./contact.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { type OpenOrderGate, roomForOrders } from "./open-orders.ts";
import { orderCoupon } from "./order-coupon.ts";
import { quoteDelivery } from "./quote-delivery.ts";
import { storeOrder } from "./store-order.ts";

export type PlaceOrderResult =
  | { ok: true; placed: OrderPlaced; isNew: boolean }
  | { ok: false; problem: CheckoutProblem };

/**
 * `accountId` of the order's own token, null for a guest; `address` as `callerAddress` gives it,
 * null for this machine.
 */
export type OrderCaller = { accountId: number | null; address: string | null };

/**
 * Places an order; idempotent by `local_id` (wire.md, Checkout). Requests with the same `local_id`
 * are queued in this process, so that none is refused while another one is being stored.
 */
export async function placeOrder(
  services: Services,
  request: OrderRequest,
  locale: Locale,
  caller: OrderCaller,
  isCardOffered: boolean,
): Promise<PlaceOrderResult> {
  return services.orderQueue(request.local_id, async () => {
    const by = countedBy(services.trackingSecret, caller);
    const entry = services.openOrders.enter(by);
    try {
      const counted = { by, entry, isCardOffered };
      const result = await place(services, request, locale, caller.accountId, counted);
      return result.ok ? result : await orDuplicate(services.db, request, by, result);
    } finally {
      entry.leave();
    }
  });
}

/** The rejection, unless another process has stored the order since the first lookup. */
async function orDuplicate(
  db: Db,
  request: OrderRequest,
  by: CountedBy,
  rejected: PlaceOrderResult,
): Promise<PlaceOrderResult> {
  const { known } = await lookUp(db, request.local_id, by);
  return known ? duplicateResult(known, fingerprintOf(request)) : rejected;
}

type Counted = {
  by: CountedBy;
  entry: ReturnType<OpenOrderGate["enter"]>;
  isCardOffered: boolean;
};

async function place(
  services: Services,
  request: OrderRequest,
  locale: Locale,
  accountId: number | null,
  { by, entry, isCardOffered }: Counted,
): Promise<PlaceOrderResult> {
  const { db, catalogue, locations, now } = services;
  const fingerprint = fingerprintOf(request);
  const { version, known, room } = await lookUp(db, request.local_id, by);
  if (known) return duplicateResult(known, fingerprint);
  if (room <= 0) return refused({ code: "rate_limited" });

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
  const contact = contactOf(request);
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
  const isCountedUnderLock = await entry.isCountedUnderLock(room);
  const facts = {
    ...{ id, accountId, fingerprint, request, locale, now: moment, payment, replaced },
    ...{ contact, countedBy: by, isCountedUnderLock, couponCustomer: used.customer },
  };
  const stored = await storeOrder(services, facts, checked.order, snapshot);
  if (stored === "known") return findDuplicate(db, request.local_id, by, fingerprint);
  if (!stored.ok) return stored;
  return { ok: true, placed: stored.placed, isNew: true };
}

type KnownOrder = { id: string; seq: number; fingerprint: string };

/**
 * Reads, in one query, the data version, the order that has this `local_id`, and how many more
 * orders of the caller may be open.
 */
async function lookUp(db: Db, localId: string, by: CountedBy) {
  const { version, id, seq, fingerprint, room } = await db
    .selectFrom("data_version")
    .leftJoin("orders", (join) => join.on("orders.local_id", "=", localId))
    .select(["data_version.version", "orders.id", "seq", "fingerprint"])
    .select(roomForOrders(by).as("room"))
    .executeTakeFirstOrThrow();
  const known = id !== null && seq !== null && fingerprint !== null;
  return { version, known: known ? { id, seq, fingerprint } : null, room };
}

/** The answer for an order that a concurrent request with this `local_id` has stored. */
async function findDuplicate(
  db: Db,
  localId: string,
  by: CountedBy,
  fingerprint: string,
): Promise<PlaceOrderResult> {
  const { known } = await lookUp(db, localId, by);
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
