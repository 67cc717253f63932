import type { Generated } from "kysely";

/** `key` is the SHA-256 of an address; see `docs/security.md`. */
export type MailTables = { mail_recipients: MailRecipientsTable };

/**
 * `proved_at`: when somebody opened a link that only a mail to the address held. `mails` of the hour
 * that began at `hour_start`, epoch milliseconds.
 */
type MailRecipientsTable = {
  key: string;
  proved_at: number | null;
  hour_start: Generated<number>;
  mails: Generated<number>;
};
