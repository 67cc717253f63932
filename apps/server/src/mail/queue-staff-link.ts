import { randomUUID } from "node:crypto";
import type { Locale } from "@noren/contract/locales.ts";
import type { Trx } from "../db/open.ts";
import { ERASED } from "./outbox.ts";
import { dueMail, queueMails } from "./queue.ts";
import type { StaffLinkMailData } from "./staff-mail.ts";

type StaffLinkMail = {
  kind: "staff_invitation" | "staff_reset";
  recipient: string;
  locale: Locale;
  data: StaffLinkMailData;
  now: number;
  expires_at: number;
  /** No staff member has the address: stores a blank, sent row, so that timing reveals nothing. */
  isUnknownAddress: boolean;
};

/** Queues a link in the transaction that makes it valid. */
export async function queueStaffLink(trx: Trx, mail: StaffLinkMail): Promise<void> {
  const { isUnknownAddress, ...link } = mail;
  const queued = dueMail({ ...link, dedupe: `${link.kind}:${randomUUID()}` });
  await queueMails(trx, [{ ...queued, ...(isUnknownAddress && { ...ERASED, sent_at: link.now }) }]);
}
