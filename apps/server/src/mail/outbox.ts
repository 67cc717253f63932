import type { Locale } from "@noren/contract/locales.ts";
import { fromJson, toJson } from "../db/json-text.ts";
import type { OutboxRow } from "../db/mail-tables.ts";
import type { Db, Trx } from "../db/open.ts";
import type { MailData, MailKind } from "./mail-kind.ts";

/** A mail as its job finds it. */
export type QueuedMail = {
  id: number;
  dedupe: string;
  kind: MailKind;
  recipient: string;
  locale: Locale;
  data: MailData;
  created_at: number;
  /** 1 where the limit of its recipient has let it through before. */
  is_counted: 0 | 1;
};

/** A mail of which only the fact remains. */
export const BLANK = { recipient: "", data: toJson(null) };

/** Null where there is nothing to send any more: it was sent, taken back or erased. */
export async function findUnsent(db: Db, id: number): Promise<QueuedMail | null> {
  const row = await db
    .selectFrom("outbox")
    .selectAll()
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .where("recipient", "<>", "")
    .executeTakeFirst();
  return row ? queuedMail(row) : null;
}

/** Once sent, what it said and to whom is the order's business alone. */
export async function markSent(trx: Trx, id: number, now: number): Promise<void> {
  await trx
    .updateTable("outbox")
    .set({ ...BLANK, sent_at: now })
    .where("id", "=", id)
    .execute();
}

/** Of a mail that was given up nothing is kept where it would be worth nothing later. */
export async function eraseExpiring(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable("outbox")
    .set(BLANK)
    .where("id", "=", id)
    .where("expires_at", "is not", null)
    .where("sent_at", "is", null)
    .execute();
}

function queuedMail(row: OutboxRow): QueuedMail {
  const { id, dedupe, recipient, locale, created_at, is_counted } = row;
  const kind = row.kind as MailKind;
  const data = fromJson(row.data) as MailData;
  return { id, dedupe, kind, recipient, locale, data, created_at, is_counted };
}
