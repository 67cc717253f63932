import type { SendMailOptions } from "nodemailer";
import type { Message } from "./message.ts";

/** The message as nodemailer takes it. Nothing in it makes a file or an address be read. */
export function mailOptions(message: Message): SendMailOptions {
  const { from, to, replyTo, subject, text, html, messageId, date } = message;
  return {
    from,
    to,
    ...(replyTo && { replyTo }),
    subject,
    text,
    html,
    messageId,
    date,
    // RFC 3834: holiday notes and other robots do not answer it.
    headers: { "Auto-Submitted": "auto-generated" },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
