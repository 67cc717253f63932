import { createHash } from "node:crypto";
import { needsSmtpUtf8 } from "@noren/contract/smtp-utf8.ts";
import type { Config } from "../config.ts";
import type { QueuedMail } from "./outbox.ts";
import { type Mailbox, writeMail } from "./write-mail.ts";

/** A mail that is ready to be sent. */
export type Message = {
  from: Mailbox;
  to: Mailbox;
  /** Null without a reply address that every mail server takes in a header. */
  replyTo: Mailbox | null;
  subject: string;
  text: string;
  html: string;
  /** Stable across retries, so that mail programs can detect duplicates. */
  messageId: string;
  /** Sorts by time of queueing; stable across retries. */
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
    replyTo: isPlainAddress(replyTo.address) ? mailbox(replyTo) : null,
    subject: oneLine(subject),
    text,
    html,
    messageId: `<${messageKey(mail.dedupe)}@${from.address.split("@").at(-1)}>`,
    fileName: `${fileTime(mail.created_at)}-${mail.kind}-${mail.id}.eml`,
    date,
  };
}

/** Whether the text is exactly one address; the restaurant's address is free text in a setting. */
export function isAddress(text: string): boolean {
  return /^[^\s<>(),;:"@]+@[^\s<>(),;:"@]+$/.test(text);
}

/** Whether every mail server can name the address. */
function isPlainAddress(text: string): boolean {
  return isAddress(text) && !needsSmtpUtf8(text);
}

/**
 * `MAIL_FROM`, with the restaurant's name if it contains none; otherwise the restaurant's address,
 * or `noreply@` the site's host if no mail can come from that.
 */
function senderOf({ mailFrom, siteRoot }: SenderConfig, restaurant: Mailbox): Mailbox {
  if (mailFrom === null) {
    const ownServer = `noreply@${new URL(siteRoot).hostname}`;
    const address = isPlainAddress(restaurant.address) ? restaurant.address : ownServer;
    return mailbox({ name: restaurant.name, address });
  }
  return mailbox({ ...mailFrom, name: mailFrom.name || restaurant.name });
}

function mailbox({ name, address }: Mailbox): Mailbox {
  return { name: oneLine(name), address };
}

/** Prevents header injection and text that is decoded as an RFC 2047 encoded word (`=?…?=`). */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll("=?", "= ?")
    .trim();
}

/**
 * The local part of the Message-ID. Hashed, because `dedupe` contains the order's id, which must
 * stay secret from mail relays.
 */
export function messageKey(dedupe: string): string {
  return createHash("sha256").update(dedupe).digest("hex").slice(0, 32);
}

/** `20261121T110405123Z` */
function fileTime(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:.]/g, "");
}
