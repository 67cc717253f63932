import { createTransport, type NodemailerError } from "nodemailer";
import { TLS_MODES } from "../config-values.ts";
import { isThisMachine } from "../http/this-machine.ts";
import { mailOptions } from "./mail-options.ts";
import type { Sent, Transport } from "./transport.ts";

const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/**
 * Total limit per mail, whose job's lease is renewed meanwhile; socket timeouts do not stop slow
 * servers.
 */
const SEND_TIMEOUT_MS = 2 * 60_000;

/** One connection per mail. */
export function smtpTransport(url: string): Transport {
  const { tls, address } = serverOf(url);
  const smtp = createTransport({ url: address, ...TLS[tls], ...TIMEOUTS });
  return {
    async send(message) {
      const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
      try {
        await smtp.sendMail({ ...mailOptions(message), signal });
        return { ok: true };
      } catch (error) {
        return failureOf(error as NodemailerError);
      }
    },
    close: () => smtp.close(),
  };
}

/** `required` sends neither credentials nor mails to a server without a valid certificate. */
const TLS: Record<(typeof TLS_MODES)[number], object> = {
  required: { requireTLS: true, tls: { rejectUnauthorized: true } },
  optional: { tls: { rejectUnauthorized: false } },
  off: { ignoreTLS: true },
};

/** TLS is required unless the URL has a `tls` parameter or points to localhost. */
function serverOf(url: string) {
  const { hostname, searchParams } = new URL(url);
  const isHere = isThisMachine(hostname);
  const asked = TLS_MODES.find((mode) => mode === searchParams.get("tls"));
  const [address = url] = url.split("?");
  return { tls: asked ?? (isHere ? "optional" : "required"), address };
}

/**
 * Final if the server (5xx) or nodemailer rejects the recipient or the message. A rejected login or
 * sender is a configuration error, so those mails are retried.
 */
function failureOf(error: NodemailerError): Sent {
  const { code = "unknown", responseCode, command, permanent = false, message } = error;
  const isMalformed = code === "EENVELOPE" && command === "API";
  const isRefused = permanent && (command === "RCPT TO" || command === "DATA");
  return {
    ok: false,
    isFinal: isMalformed || isRefused,
    code: responseCode === undefined ? code : `${code} ${responseCode}`,
    reason: message,
  };
}
