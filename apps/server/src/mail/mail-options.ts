import type { SendMailOptions } from "nodemailer";
import type { Message } from "./message.ts";

/** Options for nodemailer; access to files and URLs is disabled. */
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
    // RFC 3834: prevents automatic replies, such as out-of-office notices.
    headers: { "Auto-Submitted": "auto-generated" },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
