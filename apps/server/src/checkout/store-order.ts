import type { OrderPlaced } from "@noren/contract/checkout.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { CheckoutProblem } from "@noren/contract/problems.ts";
import { usedCoupon } from "@noren/ordering/coupons.ts";
import type { Line } from "@noren/ordering/model.ts";
import { redeemCoupon } from "../catalogue/coupons.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import type { Trx } from "../db/open.ts";
import type { NewOrder } from "../db/schema.ts";
import { together } from "../db/together.ts";
import { enqueueRows } from "../jobs/job-type.ts";
import { legalLinks } from "../mail/legal-links.ts";
import { insertMails, mailJobRows, orderMails } from "../mail/queue.ts";
import { takeCounts } from "../orders/daily-counts.ts";
import { reserveSlot } from "../orders/slot-capacity.ts";
import { orderNumber } from "../orders/stored-order.ts";
import { trackingLink } from "../orders/tracking-link.ts";
import { bindPayment } from "../payments/order-payment.ts";
import { endReplacedOrder } from "../payments/replaced-order.ts";
import { arrivalJobs, arrivalOf } from "../printing/order-arrival.ts";
import type { Services } from "../services.ts";
import type { AcceptedOrder } from "./check-order.ts";
import { countedDishes, dishesIn } from "./counted-dishes.ts";
import { hasRoomForOrder } from "./open-orders.ts";
import { hasUsedCoupon } from "./order-coupon.ts";
import { deliveryDetailsOf, lineRows, type OrderFacts, orderRow } from "./order-rows.ts";

/** "known": an order with this `local_id` exists already, and nothing was written. */
export type StoreOrderResult =
  | { ok: true; placed: OrderPlaced }
  | { ok: false; problem: CheckoutProblem }
  | "known";

/**
 * Writes the order, its lines, coupon use, mails and print jobs in one transaction. Binds a card
 * order's payment; its mails stay pending until it is paid. Ends an order that this one replaces.
 */
export async function storeOrder(
  services: Services,
  facts: OrderFacts,
  order: AcceptedOrder,
  snapshot: Snapshot,
): Promise<StoreOrderResult> {
  const { groupCommit, config, trackingSecret } = services;
  const { settings, kitchenNames } = snapshot;
  const row = orderRow(facts, order);
  const restaurantLocale = config.site.locales.default;
  const cart = order.cartIn(facts.locale);
  const coupon = usedCoupon(cart.coupon);
  const links = { siteRoot: config.siteRoot, secret: trackingSecret };
  const slots = settings.slots[row.order_type];
  const counted = countedDishes(cart, order.slot.instant, snapshot);
  const { payment, replaced } = facts;
  const { note, cutlery, dietary } = facts.request;

  const mailsOf = (number: string) =>
    orderMails({
      ...row,
      number,
      asap: order.asap,
      address: row.address ?? null,
      city: row.city ?? null,
      postal_code: row.postal_code ?? null,
      details: deliveryDetailsOf(facts.request),
      wishes: { note, cutlery, dietary, own_container: order.ownContainer },
      demo_payment: row.demonstration === 1,
      restaurant: {
        contacts: settings.contacts,
        locale: restaurantLocale,
        timezone: settings.timezone,
      },
      link: trackingLink(links, row.id, facts.locale),
      legal: legalLinks(config.siteRoot, facts.locale),
      cartIn: order.cartIn,
    });

  /** Writes what belongs to the order's row, and enqueues the jobs of what needs no payment. */
  const writeRows = async (trx: Trx, number: string): Promise<void> => {
    const lines = lineRows(row.id, cart, order.cartIn(restaurantLocale), kitchenNames);
    const mails = mailsOf(number);
    const own = {
      lines: trx.insertInto("order_lines").values(lines).returning("position"),
      ...(mails.length > 0 && { mails: insertMails(trx, mails) }),
    };
    if (payment) {
      await together(trx, own);
      return;
    }
    const written = await together(trx, { ...own, ...arrivalOf(trx, row.id, facts.now) });
    const jobs = arrivalJobs(written, row.id, facts.now);
    await enqueueRows(trx, [...mailJobRows(written.mails ?? []), ...jobs]);
  };

  const write = async (trx: Trx): Promise<StoreOrderResult> => {
    if (facts.isCountedUnderLock && !(await hasRoomForOrder(trx, facts.countedBy)))
      throw new OrderConflict("rate_limited");
    if (payment && !(await bindPayment(trx, payment, facts.now))) {
      if (await isKnown(trx, row.local_id)) return "known";
      throw new OrderConflict("payment_mismatch");
    }
    const seq = await insertOrder(trx, row);
    if (seq === null) return "known";
    if (replaced && !(await endReplacedOrder(trx, replaced, facts.now)))
      throw new OrderConflict("earlier_order_paid");
    const number = orderNumber(seq);
    await writeRows(trx, number);
    if (!(await reserveSlot(trx, row, slots))) throw new OrderConflict("slot_full");
    if (coupon) await takeCoupon(trx, coupon.code, facts);
    // Last, because concurrent orders of the dish wait for its row until the commit.
    const missing = await takeCounts(trx, row.id, counted);
    if (missing) throw new CountConflict(missing, snapshot, facts.locale);
    return { ok: true, placed: { order_id: row.id, number } };
  };

  try {
    return await groupCommit(write);
  } catch (error) {
    const lighter =
      error instanceof CountConflict && withoutFree(order, error.itemId, facts.locale);
    if (lighter) return storeOrder(services, facts, lighter, snapshot);
    if (error instanceof OrderConflict) return { ok: false, problem: error.problem };
    throw error;
  }
}

/** Throws where a concurrent order took the last use, or the one of this customer. */
async function takeCoupon(
  trx: Trx,
  code: string,
  { id, couponCustomer }: OrderFacts,
): Promise<void> {
  if (!(await redeemCoupon(trx, code))) throw new OrderConflict("coupon_invalid");
  if (couponCustomer && (await hasUsedCoupon(trx, code, couponCustomer, id)))
    throw new OrderConflict("coupon_invalid", { reason: "customer" });
}

async function isKnown(trx: Trx, localId: string): Promise<boolean> {
  const order = await trx
    .selectFrom("orders")
    .select("id")
    .where("local_id", "=", localId)
    .executeTakeFirst();
  return order !== undefined;
}

/** The order's `seq`; null where the `local_id` exists already. */
async function insertOrder(trx: Trx, row: NewOrder): Promise<number | null> {
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
  | "item_unavailable"
  | "slot_full"
  | "payment_mismatch"
  | "earlier_order_paid"
  | "rate_limited";

/** Rolls back the transaction: a concurrent one took the last coupon use, slot, dish or payment. */
class OrderConflict extends Error {
  readonly problem: CheckoutProblem;

  constructor(code: ConflictCode, payload?: Record<string, unknown>) {
    super(code);
    this.problem = payload ? { code, payload } : { code };
  }
}

class CountConflict extends OrderConflict {
  readonly itemId: number;

  constructor(
    { item_id, left }: { item_id: number; left: number },
    snapshot: Snapshot,
    locale: Locale,
  ) {
    const name = snapshot.in[locale].index.get(item_id)?.item.item_name;
    super("item_unavailable", { item_id, name, left });
    this.itemId = item_id;
  }
}

/**
 * The order without the free lines of a dish of which too few are left: an offer gives nothing where
 * its dish is off sale (rules.md, Offers). Null where it has none.
 */
function withoutFree(order: AcceptedOrder, itemId: number, locale: Locale): AcceptedOrder | null {
  const isLeft = (line: Line) => dishesIn(line).every(({ item_id }) => item_id !== itemId);
  if (order.cartIn(locale).free_items.every(isLeft)) return null;
  const cartIn = (wanted: Locale) => {
    const cart = order.cartIn(wanted);
    return { ...cart, free_items: cart.free_items.filter(isLeft) };
  };
  return { ...order, cartIn };
}
