import type { Locale } from "@noren/contract/problems.ts";
import type { Insertable } from "kysely";
import { signalOnCommit } from "../db/commit-signals.ts";
import { toJson } from "../db/json-text.ts";
import type { OutboxTable } from "../db/mail-tables.ts";
import type { Trx } from "../db/open.ts";
import type { MailContents, MailKind } from "./mail-kind.ts";
import { orderMailData } from "./order-mail-data.ts";
import type { PlacedOrder } from "./placed-order.ts";

type NewMail = Insertable<OutboxTable>;

/**
 * Queues the mails of an order, to the customer and to the restaurant, in the order's own
 * transaction: they exist if and only if the order does. Queued again they stay as they are.
 */
export async function queueOrderMails(trx: Trx, order: PlacedOrder): Promise<void> {
  await queueMails(trx, orderMails(order));
}

/** The mails of an order as `queueMails` takes them; a restaurant without an address gets none. */
export function orderMails(order: PlacedOrder): NewMail[] {
  const { restaurant } = order;
  const mails = [
    row(order, "order_received", order.email, order.locale),
    row(order, "order_incoming", restaurant.contacts.email, restaurant.locale),
  ];
  return mails.filter(({ recipient }) => recipient !== "");
}

/** Queues mails in the transaction of what they tell; the delivery begins after its commit. */
export async function queueMails(trx: Trx, mails: readonly NewMail[]): Promise<void> {
  if (mails.length === 0) return;
  await trx
    .insertInto("outbox")
    .values(mails)
    .onConflict((conflict) => conflict.column("dedupe").doNothing())
    .execute();
  signalOnCommit(trx, "mail");
}

type DueMail<Kind extends MailKind> = {
  kind: Kind;
  /** The same is queued once. */
  dedupe: string;
  recipient: string;
  locale: Locale;
  data: MailContents[Kind];
  /** Epoch milliseconds. */
  now: number;
};

/** A mail to send as soon as possible, as `queueMails` takes it. */
export function dueMail<Kind extends MailKind>({ data, now, ...mail }: DueMail<Kind>): NewMail {
  return {
    ...mail,
    data: toJson(data),
    created_at: now,
    next_attempt_at: now,
    claimed_until: null,
    sent_at: null,
    last_error: null,
  };
}

function row(
  order: PlacedOrder,
  kind: "order_received" | "order_incoming",
  recipient: string,
  locale: Locale,
): NewMail {
  return dueMail({
    kind,
    dedupe: `${kind}:${order.id}`,
    recipient: recipient.trim(),
    locale,
    data: orderMailData(order, locale),
    now: order.created_at,
  });
}
