import { randomUUID } from "node:crypto";
import type { Locale } from "@noren/contract/problems.ts";
import { signalOnCommit } from "../db/commit-signals.ts";
import { toJson } from "../db/json-text.ts";
import type { Trx } from "../db/open.ts";
import { BLANK } from "./outbox.ts";
import type { StaffLinkMailData } from "./staff-mail.ts";

type StaffLinkMail = {
  kind: "staff_invitation" | "staff_reset";
  recipient: string;
  locale: Locale;
  data: StaffLinkMailData;
  now: number;
  expires_at: number;
  /** A stranger's row is written as if it had been sent, so that it takes the same time. */
  isForStranger: boolean;
};

/** Queues a link in the transaction that makes it valid. */
export async function queueStaffLink(trx: Trx, mail: StaffLinkMail): Promise<void> {
  const { data, now, isForStranger, ...row } = mail;
  const when = { created_at: now, next_attempt_at: now };
  await trx
    .insertInto("outbox")
    .values({
      ...row,
      ...when,
      dedupe: `${mail.kind}:${randomUUID()}`,
      data: toJson(data),
      ...(isForStranger && { ...BLANK, sent_at: now }),
    })
    .execute();
  signalOnCommit(trx, "mail");
}
