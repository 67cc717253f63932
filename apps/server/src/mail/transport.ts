import { join } from "node:path";
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { fileTransport } from "./file-transport.ts";
import type { Message } from "./message.ts";
import { smtpTransport } from "./smtp-transport.ts";

export type Sent = { ok: true } | NotSent;

/** `code` may be logged; `reason` is the server's message, which may contain the recipient. */
type NotSent = { ok: false; isFinal: boolean; code: string; reason: string };

export type Transport = {
  send(message: Message): Promise<Sent>;
  close(): void;
};

/** SMTP if configured; otherwise writes mails as files and logs the folder. */
export function openTransport(
  { smtpUrl, dataDir }: Pick<Config, "smtpUrl" | "dataDir">,
  log: Pick<Log, "info">,
): Transport {
  if (smtpUrl !== null) return smtpTransport(smtpUrl);
  const folder = join(dataDir, "mail");
  log.info({ folder }, "SMTP_URL is not set: mails are written as files");
  return fileTransport(folder);
}
