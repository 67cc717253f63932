import { fromJson, toJson } from "../db/json-text.ts";
import type { Db, Trx } from "../db/open.ts";
import { transact } from "../db/transact.ts";
import { holdUnbegun } from "../jobs/job-leases.ts";
import { withoutPerson } from "./erase-person.ts";
import type { MailContents, MailData, MailKind } from "./mail-kind.ts";
import { markSent, type QueuedMail } from "./outbox.ts";
import { enqueueMails, sendMail } from "./queue.ts";
import { type CountedHour, countMail, isProved } from "./recipients.ts";
import type { SummaryMailData, SummaryOrder } from "./summary-mail.ts";

/** So many mails about orders an address gets in an hour until it is known to be its owner's. */
const MAILS_AN_HOUR = 5;
/** More orders than that are not listed; there are never so many without somebody accepting them. */
const LISTED_ORDERS = 100;

const CUSTOMER_KINDS = [
  "order_received",
  "order_progress",
  "order_refunded",
  "order_receipt",
] as const satisfies MailKind[];
type CustomerKind = (typeof CUSTOMER_KINDS)[number];

/** `whole`: as it was queued; `reserved`: without a word of whoever ordered; `summarised`: not by itself. */
export type Admission = "whole" | "reserved" | "summarised";

/**
 * How a mail may go to its recipient. Anybody can order with anybody's address: until it is proved,
 * mails say only what the restaurant says, and beyond `MAILS_AN_HOUR` one summary stands for the rest.
 */
export async function admit(db: Db, mail: QueuedMail, now: number): Promise<Admission> {
  if (!isCustomerKind(mail.kind) || (await isProved(db, mail.recipient))) return "whole";
  if (mail.is_counted) return "reserved";
  const hour = await countMail(db, mail.recipient, now);
  if (hour.mails > MAILS_AN_HOUR && (await transact(db, (trx) => summarise(trx, mail, hour, now))))
    return "summarised";
  await db.updateTable("outbox").set({ is_counted: 1 }).where("id", "=", mail.id).execute();
  return "reserved";
}

/**
 * Adds the mail's order to the summary that goes out when the hour ends, and keeps nothing else of it.
 * False where the summary has gone out already: then a new hour has begun.
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
    // Writes nothing new, but locks the row that is there.
    .onConflict((conflict) => conflict.column("dedupe").doUpdateSet({ dedupe }))
    .returningAll()
    .executeTakeFirstOrThrow();
  await enqueueMails(trx, [row], hour.endsAt);
  if (!(await holdUnbegun(trx, sendMail, dedupe))) return false;
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
  await markSent(trx, mail.id, now);
  return true;
}

function isCustomerKind(kind: MailKind): kind is CustomerKind {
  return CUSTOMER_KINDS.some((one) => one === kind);
}

function orderOf(data: MailContents[CustomerKind]): SummaryOrder {
  const number = "receipt" in data ? data.receipt.order_number : data.number;
  return { number, link: data.link ?? "" };
}

/** What the restaurant says of an order, without what a stranger may have written into it. */
export function reservedData(mail: Pick<QueuedMail, "kind" | "data">): MailData {
  const data = mail.data as MailContents[CustomerKind];
  if ("customer" in data) return withoutPerson(data);
  return { ...data, first_name: "" };
}
