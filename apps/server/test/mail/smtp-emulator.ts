import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";
import { outageOf } from "../outage.ts";

/**
 * Epoch milliseconds by the server's clock: `begunAt` at the start of DATA, `at` when it was
 * complete.
 */
type Received = { recipients: string[]; raw: Buffer; email: Email; begunAt: number; at: number };

/** How the server deviates from accepting everything. */
type SmtpBehaviour = {
  /** The SMTP reply that rejects a recipient; null accepts it. */
  refuse?: (address: string) => { code: number; text: string } | null;
  /** The reply to a message is delayed until this resolves. */
  hold?: (address: string) => Promise<void>;
  login?: "refused";
  /** Epoch milliseconds; `Date.now` by default. */
  now?: () => number;
};

/** An SMTP server on loopback that keeps received messages; stopped when the test ends. */
export async function aMailServer(behaviour: SmtpBehaviour = {}) {
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({ ...SETTINGS, ...handlers(behaviour, keep) });
  server.on("error", () => {});

  function keep(message: Received): void {
    received.push(message);
    for (const check of waiting) check();
  }

  /** Resolves when `count` messages were received. */
  function waitForCount(count: number): Promise<void> {
    return new Promise((resolve) => {
      function check() {
        if (received.length < count) return;
        waiting.delete(check);
        resolve();
      }
      waiting.add(check);
      check();
    });
  }

  function stop(): Promise<void> {
    return new Promise((resolve) => server.close(resolve));
  }

  const outage = outageOf(server.server);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  onTestFinished(stop);
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    waitForCount,
    ...outage,
  };
}

const SETTINGS: SMTPServerOptions = {
  authOptional: true,
  allowInsecureAuth: true,
  disabledCommands: ["STARTTLS"],
  disableReverseLookup: true,
  closeTimeout: 100,
};

function handlers(
  { refuse, hold, login, now = Date.now }: SmtpBehaviour,
  keep: (message: Received) => void,
): SMTPServerOptions {
  return {
    onAuth(_auth, _session, callback) {
      if (login === "refused") callback(reply({ code: 535, text: "5.7.8 Bad credentials" }));
      else callback(null, { user: "noren" });
    },
    onRcptTo({ address }, _session, callback) {
      const rejection = refuse?.(address);
      callback(rejection ? reply(rejection) : null);
    },
    onData(stream, session, callback) {
      const begunAt = now();
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then(async (raw) => {
          const email = await PostalMime.parse(raw);
          await hold?.(recipients[0] ?? "");
          keep({ recipients, raw, email, begunAt, at: now() });
          callback();
        })
        .catch(callback);
    },
  };
}

function reply({ code, text }: { code: number; text: string }): Error {
  return Object.assign(new Error(text), { responseCode: code });
}
