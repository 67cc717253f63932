import { once } from "node:events";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { type PrinterEmulatorState, startPrinterEmulator } from "../../../test/printer-emulator.ts";
import { testPrinters } from "../../../test/printing-fixture.ts";

const DOCUMENT = Buffer.from(
  "\x1b@Bonjour, de quoi remplir plus d’une ligne de papier\n",
  "latin1",
);

async function anEmulator(state: PrinterEmulatorState) {
  const emulator = await startPrinterEmulator(state);
  onTestFinished(() => emulator.close());
  return emulator;
}

async function sendTo(state: PrinterEmulatorState) {
  const emulator = await anEmulator(state);
  const connecting = await testPrinters(state).connect(emulator);
  if (!connecting.ok) return { emulator, sent: connecting };
  const { connection } = connecting;
  const sent = await connection.send(DOCUMENT);
  connection.close();
  return { emulator, sent, isPaperLow: connection.isPaperLow };
}

test("a document is printed when a printer with status support confirms it", async () => {
  const { emulator, sent, isPaperLow } = await sendTo("normal");
  expect(sent).toEqual({ ok: true });
  expect(isPaperLow).toBe(false);
  expect(emulator.documents).toEqual([DOCUMENT]);
});

test("a document is printed when a printer without status support reads it and closes the connection", async () => {
  const { emulator, sent } = await sendTo("silent");
  expect(sent).toEqual({ ok: true });
  await emulator.waitForCount(1);
  expect(emulator.documents).toEqual([DOCUMENT]);
});

test("a printer that is low on paper prints, and isPaperLow is true", async () => {
  expect(await sendTo("paper low")).toMatchObject({ sent: { ok: true }, isPaperLow: true });
});

test.each([
  ["no paper", "no_paper"],
  ["cover open", "cover_open"],
] as const)("nothing is sent to a printer with %s", async (state, fault) => {
  const { emulator, sent } = await sendTo(state);
  expect(sent).toEqual({ ok: false, fault });
  expect(emulator.documents).toEqual([]);
});

test("a refused connection is unreachable", async () => {
  // A privileged port, which no test is given.
  const connecting = await testPrinters().connect({ host: "127.0.0.1", port: 1 });
  expect(connecting).toEqual({ ok: false, fault: "unreachable" });
});

test("a printer that closes every connection is unreachable", async () => {
  const server = createServer((socket) => socket.end()).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  const connecting = await testPrinters().connect({ host: "127.0.0.1", port });
  expect(connecting).toEqual({ ok: false, fault: "unreachable" });
});

test.each([
  ["jams", "no_paper"],
  ["cuts off", "cut_off"],
  ["deaf", "no_answer"],
] as const)(
  "send reports a fault when a printer (%s) does not confirm the document",
  async (state, fault) => {
    expect((await sendTo(state)).sent).toEqual({ ok: false, fault });
  },
);
