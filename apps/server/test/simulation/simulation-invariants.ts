import { DOCUMENT_KINDS } from "@noren/contract/staff/printing.ts";
import { fromJson } from "../../src/db/json-text.ts";
import { messageKey } from "../../src/mail/message.ts";
import { orderNumber } from "../../src/orders/stored-order.ts";
import { moneyViolations } from "./payment-invariants.ts";
import type { SimulationResult } from "./simulation.ts";

/** Violations of the invariants after a simulation; empty if all hold. */
export function violationsOf(result: SimulationResult): string[] {
  return [
    ...result.refused,
    ...guestViolations(result),
    ...endStateViolations(result),
    ...moneyViolations(result),
    ...paymentViolations(result),
    ...receiptViolations(result),
    ...deskViolations(result),
    ...violationsOfPrintouts(result),
    ...mailViolations(result),
    ...countViolations(result),
  ];
}

/** Every confirmed order exists exactly once; no refused order exists. */
function guestViolations({ cash, cards, orders, payments }: SimulationResult): string[] {
  const of = Map.groupBy(orders, ({ local_id }) => local_id);
  const twice = [...of.values()].filter(({ length }) => length > 1);
  const lost = [...cash.answered].filter(([localId, id]) => of.get(localId)?.[0]?.id !== id);
  const refused = [...cash.refused].filter(([localId]) => of.has(localId));
  const unpaid = cards.filter(({ confirmedPaidId }) => {
    const payment = payments.find(({ order_id }) => order_id === confirmedPaidId);
    return confirmedPaidId !== null && !payment?.settled_at;
  });
  return [
    ...twice.map(([order]) => `${order?.local_id}: ordered more than once`),
    ...lost.map(([localId]) => `${localId}: was confirmed, but there is no such order`),
    ...refused.map(
      ([localId, code]) => `${localId}: was refused with ${code}, but the order exists`,
    ),
    ...unpaid.map(
      ({ localId }) => `${localId}: received the confirmation of a payment, but was not paid`,
    ),
  ];
}

const ENDS: readonly string[] = ["completed", "rejected", "cancelled"];

/** Each order that reached the desk has exactly one final event; the others were never paid. */
function endStateViolations({ orders, events }: SimulationResult): string[] {
  return orders.flatMap(({ id, placed_at, progress, status }) => {
    const ends = events.filter(({ order_id, kind }) => order_id === id && ENDS.includes(kind));
    const endKinds = ends.map(({ kind }) => kind).join(" and ") || "nothing";
    if (placed_at === null)
      return progress === "cancelled" && status === "cancelled" && ends.length === 0
        ? []
        : [`${id}: was not placed, and is ${progress}, ${status}, ${endKinds}`];
    return ends.length === 1 && ends[0]?.kind === progress
      ? []
      : [`${id}: is ${progress}, and ended as ${endKinds}`];
  });
}

/** The provider's state of a card payment matches the state of the order. */
function paymentViolations({ orders, payments, stripe, orderRefunds }: SimulationResult): string[] {
  return orders.flatMap(({ id, progress, status, total, payment_method }) => {
    if (payment_method === "cash")
      return (status === "cancelled") === (progress !== "completed") ? [] : [`${id}: ${status}`];
    const payment = payments.find(({ order_id }) => order_id === id);
    const intent = stripe.intents.get(payment?.intent_id ?? "");
    const refunded = intent?.latest_charge?.amount_refunded ?? 0;
    const kept = intent ? intent.amount_received - refunded : 0;
    const back = orderRefunds
      .filter(({ order_id }) => order_id === id)
      .reduce((sum, { amount }) => sum + amount, 0);
    const due = progress === "completed" ? total - back : 0;
    const isHeld = (intent?.amount_capturable ?? 0) > 0;
    const isPaid = status === "paid" || (status === "refunded" && due === 0);
    const violations: string[] = [];
    if (kept !== due) violations.push(`${id}: ${progress}, ${kept} kept instead of ${due}`);
    if (isHeld) violations.push(`${id}: ${progress}, and its authorisation is still open`);
    if (progress === "completed" && !isPaid) violations.push(`${id}: completed, and ${status}`);
    return violations;
  });
}

/**
 * Receipt numbers have no gap; each completed order has one receipt, each refund one credit note.
 */
function receiptViolations({ receipts, orders, orderRefunds }: SimulationResult): string[] {
  const gaps = receipts.filter(({ number }, index) => number !== index + 1);
  const sold = orders.filter(({ progress }) => progress === "completed");
  const unsold = sold.filter(({ id }) => {
    return receipts.filter((one) => one.order_id === id && one.kind === "receipt").length !== 1;
  });
  const notes = receipts.filter(({ kind }) => kind === "credit_note");
  return [
    ...gaps.map(({ number }) => `receipt ${number}: gap in the numbers`),
    ...unsold.map(({ id }) => `${id}: completed without exactly one receipt`),
    ...(receipts.length - notes.length === sold.length
      ? []
      : ["a receipt without a completed order"]),
    ...(notes.length === orderRefunds.length ? [] : [`${notes.length} credit notes`]),
  ];
}

/** Every desk received every event once, in order. */
function deskViolations({ desks, events }: SimulationResult): string[] {
  const expected = events.map(({ seq, kind, order_id }) => `${seq} ${kind} ${order_id}`);
  return desks.flatMap((stream, desk) => {
    const received = stream.map(({ id, data }) => `${id} ${data.kind} ${data.order_id}`);
    const first = expected.findIndex((line, index) => line !== received[index]);
    if (first === -1 && received.length === expected.length) return [];
    return [`desk ${desk}: received ${received[first]} instead of ${expected[first]}`];
  });
}

/**
 * One ticket and one label for each accepted order, and a cancellation slip for an order that ended
 * otherwise while its ticket was or may have been printed. A job whose result is unknown is shown
 * as unclear and not sent again; a job is dropped if the order ended before it was sent.
 */
function violationsOfPrintouts({ orders, events, prints, printouts }: SimulationResult): string[] {
  const accepted = new Set(events.filter(({ kind }) => kind === "accepted").map((e) => e.order_id));
  const unreported = prints.filter(({ id, order_id, state }) => {
    const isReport = (e: SimulationResult["events"][number]) =>
      e.kind === "print_unclear" && e.order_id === order_id && fromJson(e.data).job_id === id;
    return state === "unclear" && !events.some(isReport);
  });
  const isOff = (id: string, progress: string) =>
    progress !== "completed" &&
    prints.some(
      ({ order_id, kind, state }) =>
        order_id === id && kind === "ticket" && (state === "printed" || state === "unclear"),
    );
  const violations = orders.flatMap(({ id, seq, progress }) =>
    DOCUMENT_KINDS.flatMap((kind) => {
      const jobs = prints.filter((job) => job.order_id === id && job.kind === kind);
      const out = printouts[kind].filter(({ number }) => number === orderNumber(seq)).length;
      const wanted = (kind === "cancellation" ? isOff(id, progress) : accepted.has(id)) ? 1 : 0;
      if (jobs.length !== wanted)
        return [`${id}: ${jobs.length} print jobs instead of ${wanted} (${kind})`];
      const state = jobs[0]?.state ?? "dropped";
      const isRight = { printed: out === 1, unclear: out <= 1, dropped: out === 0 };
      const isEnd = state === "printed" || state === "unclear" || state === "dropped";
      return isEnd && isRight[state] ? [] : [`${id}: ${kind} ${state}, and ${out} printouts`];
    }),
  );
  const duplicates = DOCUMENT_KINDS.flatMap((kind) => printouts[kind]).filter((p) => p.isDuplicate);
  return [
    ...violations,
    ...unreported.map(({ order_id }) => `${order_id}: unclear, without the event print_unclear`),
    ...duplicates.map(({ number }) => `${number}: printed as a duplicate`),
  ];
}

/**
 * Every queued mail was received. Twice only if the server was killed between the start of sending
 * and recording the mail server's answer. Both copies have the same Message-ID.
 */
function mailViolations({ mails, held, received, kills }: SimulationResult): string[] {
  const copies = Map.groupBy(received, ({ email }) => keyOf(email.messageId));
  const violations = mails.flatMap(({ dedupe }) => {
    const [first, ...more] = copies.get(messageKey(dedupe)) ?? [];
    if (!first) return [`${dedupe}: never received`];
    // Compared by the start of DATA, since the mail server reads what a killed server had sent
    // later.
    const needless = more.filter(({ at }) => {
      return !kills.some((kill) => first.begunAt <= kill && kill <= at);
    });
    return needless.map(
      ({ begunAt }) =>
        `${dedupe}: sent twice without need (at ${first.begunAt} and ${begunAt}, killed at ${kills.join(", ")})`,
    );
  });
  const all = mails.length === copies.size && held.length === 0;
  return all
    ? violations
    : [...violations, `${copies.size} mails were received, ${held.length} are held`];
}

/** `<key@host>` */
function keyOf(messageId = ""): string {
  return messageId.slice(1).split("@")[0] ?? "";
}

/** Occupied slot capacity and coupon uses belong to completed orders. */
function countViolations({ orders, slots, coupons }: SimulationResult): string[] {
  const standing = orders.filter(({ progress }) => progress === "completed");
  const pickups = standing.filter(({ order_type }) => order_type === "pickup").length;
  const places = slots.reduce((sum, slot) => sum + slot.orders, 0);
  const uses = standing.filter(({ coupon_code }) => coupon_code === "MANY").length;
  return [
    ...(places === pickups ? [] : [`${places} slot places are occupied by ${pickups} orders`]),
    ...(coupons[0]?.uses === uses ? [] : [`${coupons[0]?.uses} uses of a coupon by ${uses}`]),
  ];
}
