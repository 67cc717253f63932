import { fromJson } from "../../src/db/json-text.ts";
import type { FinalState } from "./final-state.ts";

/** Violations of the payment invariants; empty if all hold. */
export function violationsOf(result: FinalState): string[] {
  return [
    ...moneyViolations(result),
    ...orderViolations(result),
    ...lostMoneyViolations(result),
    ...countViolations(result),
    ...guestViolations(result),
  ];
}

/** The rows about cards in the database, and the provider's state. */
type CardRecords = Pick<FinalState, "stripe" | "payments" | "orders" | "tasks" | "checks">;

/** Money held or captured belongs to a paid order and equals its total minus partial refunds. */
export function moneyViolations({
  stripe,
  payments,
  orders,
  tasks,
  checks,
}: CardRecords): string[] {
  const violations: string[] = [];
  for (const intent of stripe.intents.values()) {
    const refunded = intent.latest_charge?.amount_refunded ?? 0;
    const kept = intent.amount_received - refunded + intent.amount_capturable;
    const payment = payments.find(({ intent_id }) => intent_id === intent.id);
    const order = orders.find(({ id }) => id === intent.metadata.order_id);
    const parts = tasks
      .filter(({ intent_id, kind, outcome }) => {
        return intent_id === intent.id && kind === "refund" && outcome === "refunded";
      })
      .reduce((sum, { amount }) => sum + (amount ?? 0), 0);
    if (kept > 0 && order?.status !== "paid")
      violations.push(`${intent.id}: ${kept} was kept for ${order?.status ?? "no order"}`);
    if (kept > 0 && order && kept !== order.total - parts)
      violations.push(`${intent.id}: ${kept} was kept for ${order.total} less ${parts}`);
    if (kept > 0 && order && payment?.order_id !== order.id)
      violations.push(`${intent.id}: its order is not bound to it`);
    if (refunded > intent.amount_received)
      violations.push(`${intent.id}: more was refunded than captured`);
    if (!["succeeded", "canceled", "requires_capture"].includes(intent.status))
      violations.push(`${intent.id}: can still be paid in the final state`);
    const isDesks = tasks.some(({ intent_id, reason }) => {
      return intent_id === intent.id && ["rejected", "cancelled"].includes(reason);
    });
    if (refunded > parts && !isDesks && !checks.some(({ intent_id }) => intent_id === intent.id))
      violations.push(`${intent.id}: refunded without a payment check`);
  }
  return violations;
}

function orderViolations({ orders, payments, stripe, desk }: FinalState): string[] {
  const byCard = orders.filter(({ payment_method }) => payment_method === "card");
  return byCard.flatMap(({ id, status, total }) => {
    const payment = payments.find(({ order_id }) => order_id === id);
    const intent = stripe.intents.get(payment?.intent_id ?? "");
    const refunded = intent?.latest_charge?.amount_refunded ?? 0;
    const held = intent ? intent.amount_received + intent.amount_capturable : 0;
    const violations: string[] = [];
    if (status === "pending") violations.push(`${id}: still pending in the final state`);
    if (status === "paid" && held !== total)
      violations.push(`${id}: paid, with ${held} held or captured instead of ${total}`);
    if (status === "paid" && refunded >= total)
      violations.push(`${id}: paid, although fully refunded`);
    if (status === "paid" && desk.released.has(id))
      violations.push(`${id}: released by the desk, and still paid`);
    if (status === "refunded" && refunded !== total)
      violations.push(`${id}: has the status refunded, but is only partly refunded`);
    return violations;
  });
}

/** Without the provider's money an order is not paid, and its receipts sum to zero. */
function lostMoneyViolations({ orders, payments, stripe, receipts }: FinalState): string[] {
  return orders.flatMap(({ id, status, payment_method, total }) => {
    if (payment_method !== "card" || total === 0) return [];
    const payment = payments.find(({ order_id }) => order_id === id);
    if (stripe.intents.get(payment?.intent_id ?? "")?.status !== "canceled") return [];
    const sold = receipts
      .filter(({ order_id }) => order_id === id)
      .reduce((sum, { data }) => sum + fromJson(data).total, 0);
    return [
      ...(status === "paid" ? [`${id}: paid, and its authorisation is gone`] : []),
      ...(sold === 0 ? [] : [`${id}: a receipt of ${sold}, and its authorisation is gone`]),
    ];
  });
}

/**
 * Two mails per order that is in cash or was ever paid; slot capacity and coupon uses only for
 * orders that are neither cancelled nor rejected.
 */
function countViolations(result: FinalState): string[] {
  const { orders, payments, mails, held, slots, coupons } = result;
  const violations = orders.flatMap(({ id, payment_method }) => {
    const wasPaid = payments.some((payment) => payment.order_id === id && payment.settled_at);
    const sent = mails.filter(({ dedupe }) => dedupe.endsWith(`:${id}`)).length;
    const wanted = wasPaid || payment_method === "cash" ? 2 : 0;
    return sent === wanted ? [] : [`${id}: ${sent} mails instead of ${wanted}`];
  });
  if (held.length > 0) violations.push(`${held.length} mails are still held`);
  const standing = orders.filter(({ progress }) => !["cancelled", "rejected"].includes(progress));
  const places = slots.reduce((sum, slot) => sum + slot.orders, 0);
  if (places !== standing.length)
    violations.push(`${places} slot places are occupied by ${standing.length} orders`);
  const uses = standing.filter(({ coupon_code }) => coupon_code === "MANY").length;
  if (coupons[0]?.uses !== uses) violations.push(`${coupons[0]?.uses} uses of a coupon by ${uses}`);
  return violations;
}

function guestViolations({ guests, orders, payments, stripe, tasks }: FinalState): string[] {
  const violations = guests.flatMap(({ localId, cashId, confirmedPaidId }) => {
    const own = orders.filter(({ local_id }) => local_id === localId);
    if (own.length > 1) return [`${localId}: ordered ${own.length} times`];
    const inCash = orders.some(({ local_id }) => local_id === cashId);
    if (inCash && own.some(({ status }) => status === "paid" || status === "pending"))
      return [`${localId}: the cash order did not replace the card order`];
    const payment = payments.find(({ order_id }) => order_id === confirmedPaidId);
    return confirmedPaidId !== null && !payment?.settled_at
      ? [`${localId}: received the confirmation that ${confirmedPaidId} is paid, but it was not`]
      : [];
  });
  const open = tasks.filter(({ done_at }) => done_at === null);
  if (open.length > 0) violations.push(`${open.length} tasks are not done in the final state`);
  const keys = stripe.refunds.map(({ metadata }) => metadata.noren_key);
  if (new Set(keys).size !== keys.length) violations.push("a refund was made twice");
  return violations;
}
