import type { Config } from "../config.ts";
import type { Db } from "../db/open.ts";
import type { Log } from "../log.ts";
import { inBatches } from "./in-batches.ts";
import { isAddress, messageFor } from "./message.ts";
import { type ClaimedMail, NEVER, openOutbox } from "./outbox.ts";
import { retryDelay } from "./retry.ts";
import { type NotSent, openTransport, type Sent } from "./transport.ts";

type MailDeliveryInput = {
  db: Db;
  config: Pick<Config, "smtpUrl" | "mailFrom" | "dataDir" | "siteRoot">;
  log: Pick<Log, "info" | "warn" | "error">;
  /** Epoch milliseconds. */
  now: () => number;
};

export type MailDelivery = {
  /** Looks for mails at once: call it after a commit that queued some. */
  wake(): void;
  /** Claims nothing more and waits for what is being sent. */
  stop(): Promise<void>;
};

/** How soon a mail is seen that nobody woke us for: a retry, or one that a killed process held. */
const POLL_MS = 10_000;
/** How many are sent at the same time: one slow server does not hold up the others' mails. */
const LANES = 5;
/** How many are claimed in one statement; another process may have the next ones. */
const BATCH = 10;

const NO_ADDRESS: NotSent = {
  ok: false,
  isFinal: true,
  code: "no_address",
  reason: "the recipient is not an e-mail address",
};

const TOO_LATE: NotSent = {
  ok: false,
  isFinal: true,
  code: "too_late",
  reason: "it ran out before it could be sent",
};

/**
 * Sends what lies in the outbox, at least once, until stopped; any number of processes may. A mail
 * is sent twice only where the server's yes could not be written down: a process died, or the
 * database went away.
 */
export function startMailDelivery({ db, config, log, now }: MailDeliveryInput): MailDelivery {
  const outbox = openOutbox(db);
  const transport = openTransport(config, log);
  const sending = new Set<Promise<void>>();
  const claimed: ClaimedMail[] = [];
  const markSent = inBatches((mails: ClaimedMail[]) => outbox.markSent(mails, now()));
  let lanes = LANES;
  let claiming: Promise<void> | null = null;
  let isWanted = false;
  let isStopped = false;

  function wake(): void {
    isWanted = true;
    carryOn();
  }

  function carryOn(): void {
    if (isStopped) return;
    while (lanes > 0) {
      const mail = claimed.shift();
      if (!mail) break;
      const delivery = deliver(mail).finally(() => sending.delete(delivery));
      sending.add(delivery);
    }
    if (isWanted && lanes > 0 && !claiming) {
      isWanted = false;
      claiming = claimSome();
    }
  }

  /** A full batch says that there may be more. */
  async function claimSome(): Promise<void> {
    const mails = await claim();
    claimed.push(...mails);
    isWanted ||= mails.length === BATCH;
    claiming = null;
    carryOn();
  }

  async function claim(): Promise<ClaimedMail[]> {
    try {
      return await outbox.claim(now(), BATCH);
    } catch (err) {
      log.error({ err }, "the outbox cannot be read; trying again");
      return [];
    }
  }

  /** A lane is free as soon as its mail is sent; writing that down does not hold up the next. */
  async function deliver(mail: ClaimedMail): Promise<void> {
    lanes -= 1;
    const sent = await send(mail);
    lanes += 1;
    carryOn();
    try {
      await (sent.ok ? keepSent(mail) : keepFailed(mail, sent));
    } catch (err) {
      log.error({ ...about(mail), err }, "the outbox cannot be written to; the claim runs out");
    }
  }

  async function keepSent(mail: ClaimedMail): Promise<void> {
    await markSent(mail);
    log.info(about(mail), "mail sent");
  }

  async function keepFailed(mail: ClaimedMail, { isFinal, code, reason }: NotSent): Promise<void> {
    const delay = isFinal ? null : delayOf(mail);
    if (delay === null && mail.expires_at !== null) await outbox.erase(mail);
    else await outbox.putBack(mail, delay === null ? NEVER : now() + delay, reason);
    if (delay === null) log.error({ ...about(mail), code }, "mail given up");
    else log.warn({ ...about(mail), code, delay }, "mail not sent, to be tried again");
  }

  /** In ms; null where the next attempt would come too late for anybody. */
  function delayOf({ attempts, expires_at }: ClaimedMail): number | null {
    const delay = retryDelay(attempts);
    return delay === null || now() + delay >= (expires_at ?? NEVER) ? null : delay;
  }

  /** A mail that cannot be written is a bug; it waits for a version without it. */
  async function send(mail: ClaimedMail): Promise<Sent> {
    if (!isAddress(mail.recipient)) return NO_ADDRESS;
    if (now() >= (mail.expires_at ?? NEVER)) return TOO_LATE;
    try {
      return await transport.send(messageFor(mail, config, new Date(now())));
    } catch (error) {
      return { ok: false, isFinal: false, code: "not_written", reason: String(error) };
    }
  }

  async function giveBack(): Promise<void> {
    try {
      await outbox.release(claimed.splice(0));
    } catch (err) {
      log.error({ err }, "the outbox cannot be written to; the claims run out");
    }
  }

  const poll = setInterval(wake, POLL_MS).unref();
  wake();

  return {
    wake,
    async stop() {
      isStopped = true;
      clearInterval(poll);
      await claiming;
      await Promise.all([...sending, giveBack()]);
      transport.close();
    },
  };
}

/** What a log may say of a mail: nothing that names a person. */
function about({ id, kind, attempts }: ClaimedMail) {
  return { mail: id, kind, attempts };
}
