import type { Locale } from "@noren/contract/locales.ts";
import type { Generated, Selectable } from "kysely";
import type { JsonText } from "./json-text.ts";

export type MailTables = { outbox: OutboxTable; mail_recipients: MailRecipientsTable };

/**
 * Outbox: mails to send, written in the transaction that causes them. `dedupe` is unique, so that a
 * mail is queued once; its job (`send_mail`, `send_code`) sends it. A pending mail of an unpaid
 * order has no job yet. `expires_at`: from then on the mail is not sent, and is deleted.
 */
type OutboxTable = {
  id: Generated<number>;
  dedupe: string;
  kind: string;
  recipient: string;
  locale: Locale;
  data: JsonText<unknown>;
  created_at: number;
  sent_at: number | null;
  expires_at: number | null;
  /**
   * 1 if an attempt that failed has counted the mail against its recipient's limit, so that the next
   * one does not; an attempt that a killed process made is counted again.
   */
  is_counted: Generated<0 | 1>;
};

export type OutboxRow = Selectable<OutboxTable>;

/**
 * Mail limits per mailbox, by its SHA-256 (`key`): the number of `mails` in the hour that began at
 * `hour_start`, in epoch milliseconds.
 */
type MailRecipientsTable = {
  key: string;
  hour_start: Generated<number>;
  mails: Generated<number>;
};
