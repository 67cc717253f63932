import { sumCents } from "@noren/ordering/money.ts";
import type { Trx } from "../db/open.ts";
import type { OrderRow } from "../db/schema.ts";
import { queueReceiptMail } from "../mail/queue-receipt.ts";
import { isDeducted, issueCreditNote, issueReceipt } from "../orders/receipts.ts";
import { earlierRefunds } from "../orders/refunds.ts";
import { trackingLink } from "../orders/tracking-link.ts";
import type { PaymentServices } from "./payment-services.ts";

type ReceiptServices = Pick<PaymentServices, "catalogue" | "config" | "trackingSecret" | "now">;

/** Issues the receipt of a completed order with the next number, and mails it. */
export async function issueOrderReceipt(
  { catalogue, config, trackingSecret, now }: ReceiptServices,
  trx: Trx,
  order: OrderRow,
): Promise<void> {
  const { settings } = catalogue.current();
  const refunds = await earlierRefunds(trx, order);
  const refunded = sumCents(refunds.map(({ amount }) => amount));
  const receipt = await issueReceipt(trx, order, settings, refunded, now());
  for (const refund of refunds)
    await issueCreditNote(trx, order.id, refund, now(), isDeducted(order));
  const links = { siteRoot: config.siteRoot, secret: trackingSecret };
  const link = trackingLink(links, order.id, order.locale);
  await queueReceiptMail(trx, { order, receipt, restaurant: settings, link, now: now() });
}
