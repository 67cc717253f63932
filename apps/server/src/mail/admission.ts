import { fromJson, toJson } from "../db/json-text.ts";
import type { Db, Trx } from "../db/open.ts";
import { transact } from "../db/transact.ts";
import { lockIfNotStarted } from "../jobs/job-leases.ts";
import { withoutPerson } from "./erase-person.ts";
import type { MailContents, MailData, MailKind } from "./mail-kind.ts";
import { markSent, type QueuedMail } from "./outbox.ts";
import { enqueueMails, orderIdOf, sendMail } from "./queue.ts";
import { type CountedHour, countMail, isProved } from "./recipients.ts";
import type { SummaryMailData, SummaryOrder } from "./summary-mail.ts";

/** Rate limit: mails per hour to a mailbox, of orders whose address is not verified. */
export const MAILS_AN_HOUR = 5;
/** Limit of orders in one summary; reaching it would take this many orders within an hour. */
const LISTED_ORDERS = 100;

const CUSTOMER_KINDS = [
  "order_received",
  "order_progress",
  "order_refunded",
  "order_receipt",
] as const satisfies MailKind[];
type CustomerKind = (typeof CUSTOMER_KINDS)[number];

/** `whole`: as queued; `reserved`: no customer input; `summarised`: only in the summary mail. */
export type Admission = "whole" | "reserved" | "summarised";

/**
 * How a mail may be sent, to prevent spam to third parties, as anyone can order with any address.
 * Until an order's address is verified, its mails contain no customer input, and mails beyond
 * `MAILS_AN_HOUR` are replaced by one summary. The caller marks a reserved mail that could not be
 * sent as counted, so that its next attempt is not counted again.
 */
export async function admit(db: Db, mail: QueuedMail, now: number): Promise<Admission> {
  if (!isCustomerKind(mail.kind) || (await isProved(db, orderIdOf(mail)))) return "whole";
  if (mail.is_counted) return "reserved";
  const hour = await countMail(db, mail.recipient, now);
  if (hour.mails > MAILS_AN_HOUR && (await transact(db, (trx) => summarise(trx, mail, hour, now))))
    return "summarised";
  return "reserved";
}

/**
 * Adds the mail's order to the summary that is sent at the end of the hour, and erases the mail.
 * False if that summary is already being sent: then a new hour has begun.
 */
async function summarise(
  trx: Trx,
  mail: QueuedMail,
  hour: CountedHour,
  now: number,
): Promise<boolean> {
  const { recipient, locale } = mail;
  const data = mail.data as MailContents[CustomerKind];
  const order = orderOf(data);
  const dedupe = `order_summary:${hour.key}:${hour.endsAt}`;
  const empty: SummaryMailData = { restaurant: data.restaurant, orders: [] };
  const row = await trx
    .insertInto("outbox")
    .values({
      ...{ dedupe, kind: "order_summary", recipient, locale, data: toJson(empty) },
      ...{ created_at: now, sent_at: null, expires_at: null },
    })
    // Changes nothing, but locks an existing row.
    .onConflict((conflict) => conflict.column("dedupe").doUpdateSet({ dedupe }))
    .returningAll()
    .executeTakeFirstOrThrow();
  await enqueueMails(trx, [row], hour.endsAt);
  if (!(await lockIfNotStarted(trx, sendMail, dedupe))) return false;
  const summary = fromJson(row.data) as SummaryMailData;
  const listed = summary.orders.some(({ link }) => link === order.link);
  if (!listed && summary.orders.length < LISTED_ORDERS) {
    const orders = [...summary.orders, order];
    await trx
      .updateTable("outbox")
      .set({ data: toJson({ ...summary, orders }) })
      .where("id", "=", row.id)
      .execute();
  }
  await markSent(trx, [mail.id], now);
  return true;
}

function isCustomerKind(kind: MailKind): kind is CustomerKind {
  return CUSTOMER_KINDS.some((one) => one === kind);
}

function orderOf(data: MailContents[CustomerKind]): SummaryOrder {
  const number = "receipt" in data ? data.receipt.order_number : data.number;
  return { number, link: data.link ?? "" };
}

/** The mail's data without any text entered by the customer, who may be an attacker. */
export function reservedData(mail: Pick<QueuedMail, "kind" | "data">): MailData {
  const data = mail.data as MailContents[CustomerKind];
  if ("customer" in data) return withoutPerson(data);
  return { ...data, first_name: "" };
}
