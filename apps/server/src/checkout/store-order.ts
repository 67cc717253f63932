import type { OrderPlaced } from "@noren/contract/checkout.ts";
import type { Problem } from "@noren/contract/problems.ts";
import type { Insertable } from "kysely";
import { takeCoupon } from "../catalogue/coupons.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import type { OutboxTable } from "../db/mail-tables.ts";
import type { Db, Trx } from "../db/open.ts";
import type { NewOrder, NewOrderEvent, OrderLinesTable } from "../db/schema.ts";
import { legalLinks } from "../mail/legal-links.ts";
import { orderMails, queueMails } from "../mail/queue.ts";
import { takeSlotPlace } from "../orders/slot-places.ts";
import { orderNumber } from "../orders/stored-order.ts";
import { trackingLink } from "../orders/tracking-link.ts";
import { bindPayment } from "../payments/order-payment.ts";
import { addPendingMails } from "../payments/pending-mails.ts";
import { endReplacedOrder } from "../payments/replaced-order.ts";
import { queuePrints } from "../printing/queue-prints.ts";
import type { Services } from "../services.ts";
import type { AcceptedOrder } from "./check-order.ts";
import { insertOrderInOneStatement } from "./insert-order.ts";
import { hasRoomForOrder } from "./open-orders.ts";
import { eventRows, lineRows, type OrderFacts, orderRow } from "./order-rows.ts";

/** "known": the `local_id` is an order's already, and nothing was written. */
export type StoreOrderResult =
  | { ok: true; placed: OrderPlaced }
  | { ok: false; problem: Problem }
  | "known";

/** Everything that a new order writes, besides what it takes from others. */
export type OrderRows = {
  order: NewOrder;
  lines: Insertable<OrderLinesTable>[];
  mails: Insertable<OutboxTable>[];
  events: NewOrderEvent[];
};

/**
 * Order, lines, coupon use and mails: all of them or none. A card order's payment is bound to it, and
 * its mails wait for the money; an order that it replaces ends. `nextSeq` is the order's place among
 * all, where the database gives it ahead.
 */
export async function storeOrder(
  { db, groupCommit, config, trackingSecret }: Services,
  facts: OrderFacts,
  order: AcceptedOrder,
  { settings }: Snapshot,
  nextSeq: number | null,
): Promise<StoreOrderResult> {
  const row = orderRow(facts, order);
  const restaurantLocale = config.site.locales.default;
  const cart = order.cartIn(facts.locale);
  const links = { siteRoot: config.siteRoot, secret: trackingSecret };
  const slots = settings.slots[row.order_type];
  const { payment, replaced } = facts;

  const rowsOf = (seq: number): OrderRows => ({
    order: row,
    lines: lineRows(row.id, cart, order.cartIn(restaurantLocale)),
    mails: orderMails({
      ...row,
      number: orderNumber(seq),
      asap: order.asap,
      address: row.address ?? null,
      city: row.city ?? null,
      postal_code: row.postal_code ?? null,
      demo_payment: row.demonstration === 1,
      restaurant: {
        contacts: settings.contacts,
        locale: restaurantLocale,
        timezone: settings.timezone,
      },
      link: trackingLink(links, row.id, facts.locale),
      legal: legalLinks(config.siteRoot, facts.locale),
      cartIn: order.cartIn,
    }),
    events: eventRows(row),
  });
  const placedAs = (seq: number): StoreOrderResult => {
    return { ok: true, placed: { order_id: row.id, number: orderNumber(seq) } };
  };

  // What others may take meanwhile needs a transaction: a coupon's last use, a slot's last place, the
  // last open order of a contact that has many, a payment.
  const isLimited = slots.orders_per_slot > 0 || slots.pieces_per_slot > 0;
  const takesNothing = cart.coupon === null && !isLimited && payment === null && !facts.isMany;
  if (nextSeq !== null && takesNothing && replaced === null)
    return (await insertOrderInOneStatement(db, nextSeq, rowsOf(nextSeq)))
      ? placedAs(nextSeq)
      : "known";

  const inSteps = async (trx: Trx): Promise<StoreOrderResult> => {
    if (facts.isMany && !(await hasRoomForOrder(trx, facts.contact)))
      throw new OrderConflict("rate_limited");
    if (payment && !(await bindPayment(trx, payment, facts.now))) {
      if (await isKnown(trx, row.local_id)) return "known";
      throw new OrderConflict("payment_mismatch");
    }
    const seq = await insertOrder(trx, nextSeq === null ? row : { ...row, seq: nextSeq });
    if (seq === null) return "known";
    if (replaced && !(await endReplacedOrder(trx, replaced, facts.now)))
      throw new OrderConflict("earlier_order_paid");
    const { lines, mails, events } = rowsOf(seq);
    await trx.insertInto("order_lines").values(lines).execute();
    if (!(await takeSlotPlace(trx, row, slots))) throw new OrderConflict("slot_full");
    if (cart.coupon && !(await takeCoupon(trx, cart.coupon.code)))
      throw new OrderConflict("coupon_invalid");
    if (payment) await addPendingMails(trx, row.id, mails);
    else await queueMails(trx, mails);
    if (events.length > 0) {
      await trx.insertInto("order_events").values(events).execute();
      await queuePrints(trx, row.id, "arrival", facts.now);
    }
    return placedAs(seq);
  };

  try {
    return await groupCommit(inSteps);
  } catch (error) {
    if (error instanceof OrderConflict) return { ok: false, problem: { code: error.code } };
    throw error;
  }
}

async function isKnown(trx: Trx, localId: string): Promise<boolean> {
  const order = await trx
    .selectFrom("orders")
    .select("id")
    .where("local_id", "=", localId)
    .executeTakeFirst();
  return order !== undefined;
}

/** Its place among all orders; null where its `local_id` is another's. */
async function insertOrder(trx: Db, row: NewOrder): Promise<number | null> {
  const inserted = await trx
    .insertInto("orders")
    .values(row)
    .onConflict((conflict) => conflict.column("local_id").doNothing())
    .returning("seq")
    .executeTakeFirst();
  return inserted?.seq ?? null;
}

type ConflictCode =
  | "coupon_invalid"
  | "slot_full"
  | "payment_mismatch"
  | "earlier_order_paid"
  | "rate_limited";

/** Ends a transaction without a trace: somebody else had the last of it. */
class OrderConflict extends Error {
  readonly code: ConflictCode;

  constructor(code: ConflictCode) {
    super(code);
    this.code = code;
  }
}
