import { createHash } from "node:crypto";
import type { Config } from "../config.ts";
import type { QueuedMail } from "./outbox.ts";
import { type Mailbox, writeMail } from "./write-mail.ts";

/** A mail that is ready to go out. */
export type Message = {
  from: Mailbox;
  to: Mailbox;
  /** Null where the one to answer has no address. */
  replyTo: Mailbox | null;
  subject: string;
  text: string;
  html: string;
  /** The same each time that the mail is tried, so that a repeat can be told from another mail. */
  messageId: string;
  /** Sorts by the time of queueing; like the id, the same each time. */
  fileName: string;
  date: Date;
};

export type SenderConfig = Pick<Config, "mailFrom" | "siteRoot">;

export function messageFor(mail: QueuedMail, config: SenderConfig, date: Date): Message {
  const { restaurant, recipientName, replyTo, subject, text, html } = writeMail(
    mail.kind,
    mail.data,
    mail.locale,
  );
  const from = senderOf(config, restaurant);
  return {
    from,
    to: mailbox({ name: recipientName, address: mail.recipient }),
    replyTo: isAddress(replyTo.address) ? mailbox(replyTo) : null,
    subject: oneLine(subject),
    text,
    html,
    messageId: `<${messageKey(mail.dedupe)}@${from.address.split("@").at(-1)}>`,
    fileName: `${fileTime(mail.created_at)}-${mail.kind}-${mail.id}.eml`,
    date,
  };
}

/** One address and nothing else; the restaurant's is free text in a setting. */
export function isAddress(text: string): boolean {
  return /^[^\s<>(),;:"@]+@[^\s<>(),;:"@]+$/.test(text);
}

/**
 * `MAIL_FROM`, under the restaurant's name where it has none of its own; else the restaurant's
 * address.
 */
function senderOf({ mailFrom, siteRoot }: SenderConfig, restaurant: Mailbox): Mailbox {
  if (mailFrom === null) {
    const ownServer = `noreply@${new URL(siteRoot).hostname}`;
    const address = isAddress(restaurant.address) ? restaurant.address : ownServer;
    return mailbox({ name: restaurant.name, address });
  }
  const [, name = "", address = mailFrom] = /^([^<]*)<(.*)>$/.exec(mailFrom) ?? [];
  return mailbox({ name: name.trim() || restaurant.name, address });
}

function mailbox({ name, address }: Mailbox): Mailbox {
  return { name: oneLine(name), address };
}

/** What is written into a header starts no other one, and is not read as RFC 2047's `=?…?=`. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll("=?", "= ?")
    .trim();
}

/**
 * What the message's id says of the mail. `dedupe` holds the order's id, which is the customer's to
 * know and not every relay's.
 */
export function messageKey(dedupe: string): string {
  return createHash("sha256").update(dedupe).digest("hex").slice(0, 32);
}

/** `20261121T110405123Z` */
function fileTime(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:.]/g, "");
}
