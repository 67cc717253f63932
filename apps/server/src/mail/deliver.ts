import type { Config } from "../config.ts";
import type { Trx } from "../db/open.ts";
import { type JobHandler, type JobResult, jobHandler } from "../jobs/job-handler.ts";
import type { JobServices } from "../jobs/run-job.ts";
import { admit, reservedData } from "./admission.ts";
import { isAddress, messageFor } from "./message.ts";
import { eraseExpiring, findUnsent, markCounted, markSent } from "./outbox.ts";
import { type MailJob, sendCode, sendMail } from "./queue.ts";
import { retryDelay } from "./retry.ts";
import type { Transport } from "./transport.ts";

export type MailServices = JobServices & {
  config: Pick<Config, "mailFrom" | "siteRoot">;
  mailTransport: Transport;
};

/** Mails sent in parallel per job type, so that one slow delivery does not block the others. */
export const CONCURRENCY = 5;
/** No more than two deliveries long, so that other processes get their share of the mails. */
const PREFETCH = 2 * CONCURRENCY;

/**
 * Sends a mail at least once. It is sent twice only if success is not recorded before the lease
 * expires: the process was killed or suspended, or the database was unavailable.
 */
async function deliver(
  { db, config, now, mailTransport }: MailServices,
  mailId: number,
): Promise<JobResult> {
  const mail = await findUnsent(db, mailId);
  if (!mail) return { done: true };
  if (!isAddress(mail.recipient)) return { done: false, isFinal: true, why: "no_address" };
  const admission = await admit(db, mail, now());
  if (admission === "summarised") return { done: true };
  const data = admission === "whole" ? mail.data : reservedData(mail);
  const sent = await mailTransport.send(messageFor({ ...mail, data }, config, new Date(now())));
  if (sent.ok) return { done: true, write: { all: markSent, id: mailId } };
  const { code: why, reason: detail, isFinal } = sent;
  const write = async (trx: Trx) => {
    if (admission === "reserved") await markCounted(trx, mailId);
  };
  return { done: false, why, detail, isFinal, write };
}

function deliveryOf(type: MailJob): JobHandler<MailServices> {
  return jobHandler(
    type,
    { concurrency: CONCURRENCY, prefetch: PREFETCH, retryDelay },
    (services: MailServices, { payload }) => deliver(services, payload.mail_id),
    (trx: Trx, payload) => eraseExpiring(trx, payload.mail_id),
  );
}

export const deliverMail = deliveryOf(sendMail);
export const deliverCode = deliveryOf(sendCode);
