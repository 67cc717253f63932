import { randomUUID } from "node:crypto";
import type { Locale } from "@noren/contract/locales.ts";
import type { Trx } from "../db/open.ts";
import type { CodeMailData } from "./code-mail.ts";
import { ERASED } from "./outbox.ts";
import { dueMail, queueMails } from "./queue.ts";

export type CodeMail = {
  recipient: string;
  /** The address has no account: stores a blank, sent row, so that timing reveals nothing. */
  isUnknownAddress: boolean;
  locale: Locale;
  data: CodeMailData;
  now: number;
  expires_at: number;
};

/**
 * Queues a code in the transaction that makes it valid, and deletes unsent earlier codes of the
 * same address.
 */
export async function queueCodeMail(trx: Trx, mail: CodeMail): Promise<void> {
  const { isUnknownAddress, ...code } = mail;
  await trx
    .deleteFrom("outbox")
    .where("kind", "=", "code")
    .where("recipient", "=", code.recipient)
    .where("sent_at", "is", null)
    .execute();
  const queued = dueMail({ ...code, kind: "code", dedupe: `code:${randomUUID()}` });
  await queueMails(trx, [{ ...queued, ...(isUnknownAddress && { ...ERASED, sent_at: code.now }) }]);
}
