import { onTestFinished } from "vitest";
import { signalOnCommit } from "../../src/db/commit-signals.ts";
import type { Db } from "../../src/db/open.ts";
import { transact } from "../../src/db/transact.ts";
import { startJobs } from "../../src/jobs/job-worker.ts";
import { deliverCode, deliverMail } from "../../src/mail/deliver.ts";
import type { SenderConfig } from "../../src/mail/message.ts";
import { openTransport } from "../../src/mail/transport.ts";
import { aLog } from "./mail-log.ts";

/** Log messages of a mail that was sent, will be retried, or was given up. */
export const SENT = "a job succeeded";
export const RETRIED = "a job will be retried";
export const GIVEN_UP = "a job was given up";

type DeliveryConfig = SenderConfig & { smtpUrl: string | null; dataDir: string };

/** Starts mail delivery with its own log; stopped when the test ends. */
export function deliverAt(db: Db, smtpUrl: string, clock: { now: number }) {
  const siteRoot = "http://localhost:3000";
  return deliverWith(db, { smtpUrl, dataDir: "", mailFrom: null, siteRoot }, clock);
}

/** The same, with the whole configuration given. */
export function deliverWith(db: Db, config: DeliveryConfig, clock: { now: number }) {
  const log = aLog();
  const mailTransport = openTransport(config, log.log);
  const services = { db, config, log: log.log, now: () => clock.now, mailTransport };
  const worker = startJobs(services, [deliverCode, deliverMail]);
  async function stop(): Promise<void> {
    await worker.stop();
    mailTransport.close();
  }
  onTestFinished(stop);
  return {
    ...log,
    stop,
    /** Polls for due mails now: after the clock was moved, or after another process wrote. */
    poll: () => transact(db, async (trx) => signalOnCommit(trx, "jobs")),
  };
}
