import { asCents, sumCents } from "@noren/ordering/money.ts";
import type { Trx } from "../db/open.ts";
import type { OrderRow } from "../db/schema.ts";
import { writeEvent } from "../live/events.ts";
import { queueRefundMail } from "../mail/queue-refund.ts";
import { issueCreditNote, receiptsOf } from "../orders/receipts.ts";
import { earlierRefunds, storedRefund } from "../orders/refunds.ts";
import { trackingLink } from "../orders/tracking-link.ts";
import type { PaymentServices } from "./payment-services.ts";

type RefundServices = Pick<PaymentServices, "catalogue" | "config" | "trackingSecret" | "now">;

/**
 * Consequences of a successful refund, in the transaction that marks it as made: credit note,
 * customer mail, order event. `key` is that of `order_refunds`.
 */
export async function recordRefund(
  { catalogue, config, trackingSecret, now }: RefundServices,
  trx: Trx,
  order: OrderRow,
  key: string,
): Promise<void> {
  const { refund, actor } = await storedRefund(trx, order, key);
  const made = await earlierRefunds(trx, order);
  const refunded = sumCents(made.map(({ amount }) => amount));
  const [, ...notes] = await receiptsOf(trx, order.id);
  const credited = -sumCents(notes.map(({ total }) => total));
  // The credit note of a failed refund already covers the refund that replaces it.
  const amount = asCents(Math.min(refund.amount, refunded - credited));
  const note =
    amount > 0 ? await issueCreditNote(trx, order.id, { ...refund, amount }, now()) : null;
  const links = { siteRoot: config.siteRoot, secret: trackingSecret };
  await queueRefundMail(trx, {
    order,
    key: key.slice(order.id.length + 1),
    amount: refund.amount,
    refunded,
    creditNote: note?.number ?? null,
    restaurant: catalogue.current().settings,
    link: trackingLink(links, order.id, order.locale),
    now: now(),
  });
  const data = {
    amount: refund.amount,
    ...(refund.lines.length > 0 && { lines: refund.lines }),
    ...(refund.delivery && { delivery: true }),
    ...(note && { credit_note: note.number }),
  };
  await writeEvent(trx, { orderId: order.id, kind: "refunded", at: now(), actor, data });
}
