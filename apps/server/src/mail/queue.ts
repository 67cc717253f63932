import type { Locale } from "@noren/contract/locales.ts";
import { z } from "zod";
import { toJson } from "../db/json-text.ts";
import type { Trx } from "../db/open.ts";
import { enqueueRows, type JobType, jobRows, type NewJobRow } from "../jobs/job-type.ts";
import type { MailContents, MailKind } from "./mail-kind.ts";
import { orderMailData } from "./order-mail-data.ts";
import type { PlacedOrder } from "./placed-order.ts";

const payload = z.object({ mail_id: z.number() });
export type MailJob = JobType<z.output<typeof payload>>;

export const sendMail: MailJob = { name: "send_mail", payload };
/** A job type with its own concurrency, so that other mails do not delay codes. */
export const sendCode: MailJob = { name: "send_code", payload };

export type NewMail = {
  kind: MailKind;
  /** Unique: a second mail with the same key is ignored. */
  dedupe: string;
  recipient: string;
  locale: Locale;
  data: string;
  /** Epoch milliseconds. */
  created_at: number;
  expires_at?: number;
  /** Set, with `ERASED`, for unknown addresses: nothing is sent, and timing reveals nothing. */
  sent_at?: number;
};

/**
 * Queues the mails of an order to the customer and to the restaurant, in the order's transaction.
 * Idempotent.
 */
export async function queueOrderMails(trx: Trx, order: PlacedOrder): Promise<void> {
  await queueMails(trx, orderMails(order));
}

/** The mails of an order, for `queueMails`; none to a restaurant without an address. */
export function orderMails(order: PlacedOrder): NewMail[] {
  const { restaurant } = order;
  const mails = [
    row(order, "order_received", order.email, order.locale),
    row(order, "order_incoming", restaurant.contacts.email, restaurant.locale),
  ];
  return mails.filter(({ recipient }) => recipient !== "");
}

/** Queues mails in the caller's transaction; they are sent after its commit. */
export async function queueMails(trx: Trx, mails: readonly NewMail[]): Promise<void> {
  await enqueueMails(trx, await writeMails(trx, mails));
}

export type WrittenMail = {
  id: number;
  dedupe: string;
  kind: string;
  created_at: number;
  expires_at: number | null;
};

/** Inserts mails for a later `enqueueMails`; returns only new ones, without duplicates. */
async function writeMails(trx: Trx, mails: readonly NewMail[]): Promise<WrittenMail[]> {
  return mails.length === 0 ? [] : insertMails(trx, mails).execute();
}

/** The statement that inserts at least one mail; returns only new ones, without duplicates. */
export function insertMails(trx: Trx, mails: readonly NewMail[]) {
  return trx
    .insertInto("outbox")
    .values(mails.map((mail) => ({ sent_at: null, expires_at: null, ...mail })))
    .onConflict((conflict) => conflict.column("dedupe").doNothing())
    .returning(["id", "dedupe", "kind", "created_at", "expires_at"]);
}

/** Enqueues jobs for inserted mails, due now or at `runAt` (epoch milliseconds). */
export async function enqueueMails(
  trx: Trx,
  mails: readonly WrittenMail[],
  runAt?: number,
): Promise<void> {
  await enqueueRows(trx, mailJobRows(mails, runAt));
}

/** The same jobs, for `enqueueRows`. */
export function mailJobRows(mails: readonly WrittenMail[], runAt?: number): NewJobRow[] {
  return mails.flatMap(({ id, dedupe, kind, created_at, expires_at }) =>
    jobRows(kind === "code" ? sendCode : sendMail, {
      payload: { mail_id: id },
      dedupeKey: dedupe,
      now: created_at,
      ...(runAt !== undefined && { runAt }),
      ...(expires_at !== null && { expiresAt: expires_at }),
    }),
  );
}

/**
 * The order of a customer's mail: dedupe keys of order mails are its kind, its order and the rest.
 */
export function orderIdOf({ dedupe }: Pick<NewMail, "dedupe">): string {
  return dedupe.split(":")[1] ?? "";
}

/** The dedupe keys of the two mails of a placed order. */
export function orderMailKeys(orderId: string): string[] {
  return [`order_received:${orderId}`, `order_incoming:${orderId}`];
}

type DueMail<Kind extends MailKind> = Omit<NewMail, "kind" | "data" | "created_at"> & {
  kind: Kind;
  data: MailContents[Kind];
  /** Epoch milliseconds. */
  now: number;
};

export function dueMail<Kind extends MailKind>({ data, now, ...mail }: DueMail<Kind>): NewMail {
  return { ...mail, data: toJson(data), created_at: now };
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
