import type { Locale } from "@noren/contract/locales.ts";
import type { Generated, Selectable } from "kysely";
import type { JsonText } from "./json-text.ts";

export type MailTables = { outbox: OutboxTable; mail_recipients: MailRecipientsTable };

/**
 * Mails to send, written in the transaction of what they tell. `dedupe` is unique, so that the same
 * mail is queued once; its job (`send_mail`, `send_code`) sends it. A mail of an order that waits for
 * its payment has no job yet. `expires_at`: from then on it is worth nothing, and is not kept.
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
  /** 1 for a mail that the limit of its recipient has let through, so that it is counted once. */
  is_counted: Generated<0 | 1>;
};

export type OutboxRow = Selectable<OutboxTable>;

/**
 * What an address got, by its SHA-256 (`key`). `proved_at`: when somebody opened a link that only a mail to the address held. `mails` of the hour
 * that began at `hour_start`, epoch milliseconds.
 */
type MailRecipientsTable = {
  key: string;
  proved_at: number | null;
  hour_start: Generated<number>;
  mails: Generated<number>;
};
