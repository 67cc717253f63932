import type { Log } from "../log.ts";
import { type Admission, reservedData } from "./admission.ts";
import { createBatcher } from "./batcher.ts";
import { isAddress, messageFor, type SenderConfig } from "./message.ts";
import { type ClaimedMail, NEVER, type Outbox, type Share } from "./outbox.ts";
import { retryDelay } from "./retry.ts";
import type { NotSent, Sent, Transport } from "./transport.ts";

type SenderInput = {
  share: Share;
  outbox: Outbox;
  admit: (mail: ClaimedMail) => Promise<Admission>;
  transport: Transport;
  config: SenderConfig;
  log: Pick<Log, "info" | "warn" | "error">;
  /** Epoch milliseconds. */
  now: () => number;
};

type Outcome = Sent | "summarised";

/** How many are sent at the same time: one slow server does not hold up the others' mails. */
const MAX_CONCURRENT_SENDS = 5;

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
 * Sends the mails of one share, each from its own claim: nothing claimed waits for a lane. What it
 * holds it never claims again, also after the claim has run out: a process that gets little time
 * may need longer for a mail than the claim lasts.
 */
export function startSender(input: SenderInput) {
  const { share, outbox, admit, transport, config, log, now } = input;
  const sending = new Set<Promise<void>>();
  /** From the claim until what became of it is written down. */
  const claimed = new Set<number>();
  const unwritten = new Map<ClaimedMail, Outcome>();
  const markSent = createBatcher((mails: ClaimedMail[]) => outbox.markSent(mails, now()));
  let lanes = MAX_CONCURRENT_SENDS;
  let claiming: Promise<void> | null = null;
  let isWanted = false;
  let isStopped = false;

  function wake(): void {
    isWanted = true;
    writeAgain();
    carryOn();
  }

  function carryOn(): void {
    if (isStopped || !isWanted || lanes === 0 || claiming) return;
    isWanted = false;
    claiming = claimSome(lanes);
  }

  /** As many as could be had say that there may be more. */
  async function claimSome(limit: number): Promise<void> {
    const mails = await claim(limit);
    claiming = null;
    if (isStopped) return giveBack(mails);
    isWanted ||= mails.length === limit;
    for (const mail of mails) track(deliver(mail));
    carryOn();
  }

  async function claim(limit: number): Promise<ClaimedMail[]> {
    try {
      return await outbox.claim(now(), limit, share, [...claimed]);
    } catch (err) {
      log.error({ err }, "the outbox cannot be read; trying again");
      return [];
    }
  }

  function track(work: Promise<void>): void {
    const tracked = work.finally(() => sending.delete(tracked));
    sending.add(tracked);
  }

  /** A lane is free as soon as its mail is sent; writing that down does not hold up the next. */
  async function deliver(mail: ClaimedMail): Promise<void> {
    lanes -= 1;
    claimed.add(mail.id);
    const sent = await send(mail);
    lanes += 1;
    carryOn();
    await settle(mail, sent);
  }

  async function settle(mail: ClaimedMail, sent: Outcome): Promise<void> {
    try {
      if (sent === "summarised") claimed.delete(mail.id);
      else await (sent.ok ? keepSent(mail) : keepFailed(mail, sent));
    } catch (err) {
      log.error({ ...about(mail), err }, "the outbox cannot be written to; trying again");
      unwritten.set(mail, sent);
    }
  }

  function writeAgain(): void {
    const pending = [...unwritten];
    unwritten.clear();
    for (const [mail, sent] of pending) track(settle(mail, sent));
  }

  async function keepSent(mail: ClaimedMail): Promise<void> {
    await markSent(mail);
    claimed.delete(mail.id);
    log.info(about(mail), "mail sent");
  }

  async function keepFailed(mail: ClaimedMail, { isFinal, code, reason }: NotSent): Promise<void> {
    const delay = isFinal ? null : delayOf(mail);
    if (delay === null && mail.expires_at !== null) await outbox.erase(mail);
    else await outbox.putBack(mail, delay === null ? NEVER : now() + delay, reason);
    claimed.delete(mail.id);
    if (delay === null) log.error({ ...about(mail), code }, "mail given up");
    else log.warn({ ...about(mail), code, delay }, "mail not sent, to be tried again");
  }

  /** In ms; null where the next attempt would come too late for anybody. */
  function delayOf({ attempts, expires_at }: ClaimedMail): number | null {
    const delay = retryDelay(attempts);
    return delay === null || now() + delay >= (expires_at ?? NEVER) ? null : delay;
  }

  /** A mail that cannot be written is a bug; it waits for a version without it. */
  async function send(mail: ClaimedMail): Promise<Outcome> {
    if (!isAddress(mail.recipient)) return NO_ADDRESS;
    if (now() >= (mail.expires_at ?? NEVER)) return TOO_LATE;
    try {
      const admission = await admit(mail);
      if (admission === "summarised") return admission;
      const data = admission === "whole" ? mail.data : reservedData(mail);
      return await transport.send(messageFor({ ...mail, data }, config, new Date(now())));
    } catch (error) {
      return { ok: false, isFinal: false, code: "not_written", reason: String(error) };
    }
  }

  async function giveBack(mails: readonly ClaimedMail[]): Promise<void> {
    try {
      await outbox.release(mails);
    } catch (err) {
      log.error({ err }, "the outbox cannot be written to; the claims run out");
    }
  }

  return {
    wake,
    async stop(): Promise<void> {
      isStopped = true;
      await claiming;
      writeAgain();
      await Promise.all(sending);
    },
  };
}

/** What a log may say of a mail: nothing that names a person. */
function about({ id, kind, attempts }: ClaimedMail) {
  return { mail: id, kind, attempts };
}
