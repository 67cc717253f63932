import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Message } from "./message.ts";
import { smtpTransport } from "./smtp-transport.ts";

/** A mail server on loopback; whether what it was given came encrypted. */
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
  // It warns of its own certificate, which is the point here.
  vi.mocked(console.error).mockClear();
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  onTestFinished(() => new Promise((resolve) => server.close(resolve)));
  return { port: (server.server.address() as AddressInfo).port, encrypted };
}

const WITHOUT: SMTPServerOptions = { disabledCommands: ["STARTTLS"] };
/** Its certificate is the one that smtp-server brings along, which nobody has signed. */
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
  "with tls=%s a server with %o gets the mail: %s, encrypted: %j",
  async (tls, options, ok, encrypted) => {
    const server = await aServer(options);
    const sent = await send(`smtp://127.0.0.1:${server.port}?tls=${tls}`);
    expect(sent).toMatchObject(ok ? { ok } : { ok, isFinal: false });
    expect(server.encrypted).toEqual(encrypted);
  },
);

test("a mail server on this very machine needs no TLS", async () => {
  const server = await aServer(WITHOUT);
  expect(await send(`smtp://127.0.0.1:${server.port}`)).toEqual({ ok: true });
});

test("a mail server elsewhere is asked for TLS where the address says nothing", async () => {
  const server = await aServer(WITHOUT);
  // Another name of this machine, which the address does not show to be one.
  const { hostname } = await import("node:os");
  const sent = await send(`smtp://${hostname()}:${server.port}`);
  expect(sent).toMatchObject({ ok: false, isFinal: false });
  expect(server.encrypted).toEqual([]);
});

test("an address in a domain of another script is sent to as ASCII", async () => {
  const server = await aServer({ ...WITHOUT, hideSMTPUTF8: true });
  const sent = await send(`smtp://127.0.0.1:${server.port}`, aMessage("ada@bücher.example"));
  expect(sent).toEqual({ ok: true });
});

test("an address in another script is given up where the server does not know such addresses", async () => {
  const rejection = Object.assign(new Error("5.6.7 Not an ASCII address"), { responseCode: 553 });
  const server = await aServer({
    ...WITHOUT,
    hideSMTPUTF8: true,
    onRcptTo: (_address, _session, callback) => callback(rejection),
  });
  const sent = await send(`smtp://127.0.0.1:${server.port}`, aMessage("квіточка@пошта.укр"));
  expect(sent).toMatchObject({ ok: false, isFinal: true, code: "EENVELOPE 553" });
});

test("an address in another script gets its mail where the server knows such addresses", async () => {
  const server = await aServer(WITHOUT);
  const sent = await send(`smtp://127.0.0.1:${server.port}`, aMessage("квіточка@пошта.укр"));
  expect(sent).toEqual({ ok: true });
});
