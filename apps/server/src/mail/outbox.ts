import type { Locale } from "@noren/contract/locales.ts";
import { isOneOf } from "../db/dialect.ts";
import { fromJson, toJson } from "../db/json-text.ts";
import type { OutboxRow } from "../db/mail-tables.ts";
import type { Db, Trx } from "../db/open.ts";
import type { MailData, MailKind } from "./mail-kind.ts";

/** An unsent mail, as its job reads it. */
export type QueuedMail = {
  id: number;
  dedupe: string;
  kind: MailKind;
  recipient: string;
  locale: Locale;
  data: MailData;
  created_at: number;
  /** 1 if it was counted towards its recipient's rate limit by an earlier attempt. */
  is_counted: 0 | 1;
};

/** Values that erase a mail's recipient and content. */
export const ERASED = { recipient: "", data: toJson(null) };

/** Null if there is nothing to send: the mail was sent, deleted or erased. */
export async function findUnsent(db: Db, id: number): Promise<QueuedMail | null> {
  const row = await db
    .selectFrom("outbox")
    .select(["id", "dedupe", "kind", "recipient", "locale", "data", "created_at", "is_counted"])
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .where("recipient", "<>", "")
    .executeTakeFirst();
  return row ? queuedMail(row) : null;
}

/** Marks mails as sent and erases their recipients and contents. */
export async function markSent(trx: Trx, ids: readonly number[], now: number): Promise<void> {
  await trx
    .updateTable("outbox")
    .set({ ...ERASED, sent_at: now })
    .where(isOneOf(trx, "id", ids))
    .execute();
}

/** Marks a mail as counted towards its recipient's rate limit. */
export async function markCounted(trx: Trx, id: number): Promise<void> {
  await trx.updateTable("outbox").set({ is_counted: 1 }).where("id", "=", id).execute();
}

/** Erases an unsent mail that expires, such as a code, when it is given up. */
export async function eraseExpiring(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable("outbox")
    .set(ERASED)
    .where("id", "=", id)
    .where("expires_at", "is not", null)
    .where("sent_at", "is", null)
    .execute();
}

function queuedMail(row: Omit<OutboxRow, "sent_at" | "expires_at">): QueuedMail {
  return { ...row, kind: row.kind as MailKind, data: fromJson(row.data) as MailData };
}
