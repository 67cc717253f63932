import type { Config } from "../config.ts";
import { onCommit } from "../db/commit-signals.ts";
import type { Db } from "../db/open.ts";
import type { Log } from "../log.ts";
import { admit } from "./admission.ts";
import { type ClaimedMail, openOutbox } from "./outbox.ts";
import { startSender } from "./sender.ts";
import { openTransport } from "./transport.ts";

type MailDeliveryInput = {
  db: Db;
  config: Pick<Config, "smtpUrl" | "mailFrom" | "dataDir" | "siteRoot">;
  log: Pick<Log, "info" | "warn" | "error">;
  /** Epoch milliseconds. */
  now: () => number;
};

export type MailDelivery = {
  /** Claims nothing more and waits for what is being sent. */
  stop(): Promise<void>;
};

/** How soon a mail is sent that another process queued, is to be retried, or was held by a killed one. */
const POLL_MS = 10_000;

/**
 * Sends what lies in the outbox, at least once, until stopped; any number of processes may. A mail
 * is sent twice only where the server's yes could not be written down in time: a process died or
 * stood still, or the database was away for longer than a claim lasts.
 */
export function startMailDelivery({ db, config, log, now }: MailDeliveryInput): MailDelivery {
  const outbox = openOutbox(db);
  const transport = openTransport(config, log);
  const admitted = (mail: ClaimedMail) => admit(db, mail, now());
  const tools = { outbox, admit: admitted, transport, config, log, now };
  const senders = [
    startSender({ ...tools, share: "codes" }),
    startSender({ ...tools, share: "others" }),
  ];

  function wake(): void {
    for (const sender of senders) sender.wake();
  }

  const pollTimer = setInterval(wake, POLL_MS).unref();
  const stopListener = onCommit(db, "mail", wake);
  wake();

  return {
    async stop() {
      clearInterval(pollTimer);
      stopListener();
      await Promise.all(senders.map((sender) => sender.stop()));
      transport.close();
    },
  };
}
