import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Message } from "./message.ts";
import { smtpTransport } from "./smtp-transport.ts";

/** A mail server on loopback; `encrypted` records for each mail whether TLS was used. */
async function aServer(options: SMTPServerOptions) {
  const encrypted: boolean[] = [];
  const server = new SMTPServer({
    ...options,
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, { secure }, callback) {
      stream.resume().on("end", () => {
        encrypted.push(secure);
        callback();
      });
    },
  });
  // smtp-server warns about its self-signed certificate, which is expected here.
  vi.mocked(console.error).mockClear();
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  onTestFinished(() => new Promise((resolve) => server.close(resolve)));
  return { port: (server.server.address() as AddressInfo).port, encrypted };
}

const WITHOUT: SMTPServerOptions = { disabledCommands: ["STARTTLS"] };
/** With STARTTLS and the self-signed certificate that comes with smtp-server. */
const WITH: SMTPServerOptions = {};

function aMessage(to = "ada@client.example"): Message {
  return {
    from: { name: "Kawabe", address: "bonjour@kawabe.example" },
    to: { name: "", address: to },
    replyTo: null,
    subject: "Votre commande",
    text: "Merci",
    html: "<p>Merci</p>",
    messageId: "<1@kawabe.example>",
    fileName: "1.eml",
    date: new Date(0),
  };
}

async function send(url: string, message = aMessage()) {
  const transport = smtpTransport(url);
  onTestFinished(() => transport.close());
  return transport.send(message);
}

test.each([
  ["required", WITHOUT, false, []],
  ["required", WITH, false, []],
  ["optional", WITHOUT, true, [false]],
  ["optional", WITH, true, [true]],
  ["off", WITH, true, [false]],
])(
  "with tls=%s and server options %o, the mail is sent: %s, encrypted: %j",
  async (tls, options, ok, encrypted) => {
    const server = await aServer(options);
    const sent = await send(`smtp://127.0.0.1:${server.port}?tls=${tls}`);
    expect(sent).toMatchObject(ok ? { ok } : { ok, isFinal: false });
    expect(server.encrypted).toEqual(encrypted);
  },
);

test("TLS is optional by default for a mail server on localhost", async () => {
  const server = await aServer(WITHOUT);
  expect(await send(`smtp://127.0.0.1:${server.port}`)).toEqual({ ok: true });
});

test("TLS is required by default for a mail server that is not on localhost", async () => {
  const server = await aServer(WITHOUT);
  // The machine's host name, which is not recognized as localhost.
  const { hostname } = await import("node:os");
  const sent = await send(`smtp://${hostname()}:${server.port}`);
  expect(sent).toMatchObject({ ok: false, isFinal: false });
  expect(server.encrypted).toEqual([]);
});

test("an address with a non-ASCII domain is sent as ASCII (punycode)", async () => {
  const server = await aServer({ ...WITHOUT, hideSMTPUTF8: true });
  const sent = await send(`smtp://127.0.0.1:${server.port}`, aMessage("ada@bücher.example"));
  expect(sent).toEqual({ ok: true });
});

test("a non-ASCII address is given up if the server does not support SMTPUTF8", async () => {
  const rejection = Object.assign(new Error("5.6.7 Not an ASCII address"), { responseCode: 553 });
  const server = await aServer({
    ...WITHOUT,
    hideSMTPUTF8: true,
    onRcptTo: (_address, _session, callback) => callback(rejection),
  });
  const sent = await send(`smtp://127.0.0.1:${server.port}`, aMessage("квіточка@пошта.укр"));
  expect(sent).toMatchObject({ ok: false, isFinal: true, code: "EENVELOPE 553" });
});

test("a mail to a non-ASCII address is sent if the server supports SMTPUTF8", async () => {
  const server = await aServer(WITHOUT);
  const sent = await send(`smtp://127.0.0.1:${server.port}`, aMessage("квіточка@пошта.укр"));
  expect(sent).toEqual({ ok: true });
});
