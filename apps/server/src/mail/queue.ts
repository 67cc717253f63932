import type { Locale } from "@noren/contract/problems.ts";
import { toJson } from "../db/json-text.ts";
import type { Trx } from "../db/open.ts";
import type { MailKind } from "./mail-kind.ts";
import { orderMailData } from "./order-mail-data.ts";
import type { PlacedOrder } from "./placed-order.ts";

/**
 * Queues the mails of an order, to the customer and to the restaurant, in the order's own
 * transaction: they exist if and only if the order does. Queued again they stay as they are. A
 * restaurant without an address gets none. Call the delivery's `wake` after the commit.
 */
export async function queueOrderMails(trx: Trx, order: PlacedOrder): Promise<void> {
  const { house } = order;
  const mails = [
    row(order, "order_received", order.email, order.locale),
    row(order, "order_incoming", house.contacts.email, house.locale),
  ];
  await trx
    .insertInto("outbox")
    .values(mails.filter(({ recipient }) => recipient !== ""))
    .onConflict((conflict) => conflict.column("dedupe").doNothing())
    .execute();
}

function row(order: PlacedOrder, kind: MailKind, recipient: string, locale: Locale) {
  return {
    dedupe: `${kind}:${order.id}`,
    kind,
    recipient: recipient.trim(),
    locale,
    data: toJson(orderMailData(order, locale)),
    created_at: order.created_at,
    next_attempt_at: order.created_at,
    claimed_until: null,
    sent_at: null,
    last_error: null,
  };
}
