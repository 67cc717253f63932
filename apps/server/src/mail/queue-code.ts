import { randomUUID } from "node:crypto";
import type { Locale } from "@noren/contract/problems.ts";
import { signalOnCommit } from "../db/commit-signals.ts";
import { toJson } from "../db/json-text.ts";
import type { Trx } from "../db/open.ts";
import type { CodeMailData } from "./code-mail.ts";
import { BLANK } from "./outbox.ts";

export type CodeMail = {
  recipient: string;
  /** A stranger's row is written as if it had been sent, so that it takes the same time. */
  isForStranger: boolean;
  locale: Locale;
  data: CodeMailData;
  now: number;
  expires_at: number;
};

/**
 * Queues a code in the transaction that makes it valid, and takes back an earlier one that was not
 * sent yet.
 */
export async function queueCodeMail(trx: Trx, mail: CodeMail): Promise<void> {
  const { recipient, isForStranger, locale, data, now, expires_at } = mail;
  await trx
    .deleteFrom("outbox")
    .where("kind", "=", "code")
    .where("recipient", "=", recipient)
    .where("sent_at", "is", null)
    .execute();
  await trx
    .insertInto("outbox")
    .values({
      dedupe: `code:${randomUUID()}`,
      kind: "code",
      recipient,
      locale,
      data: toJson(data),
      created_at: now,
      next_attempt_at: now,
      expires_at,
      ...(isForStranger && { ...BLANK, sent_at: now }),
    })
    .execute();
  signalOnCommit(trx, "mail");
}
