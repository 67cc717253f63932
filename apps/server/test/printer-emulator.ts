import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { type Printout, readPrintout } from "./read-printout.ts";

/**
 * State of the printer emulator. `normal` answers status queries; `silent` prints and answers
 * none; `no paper`, `cover open` and `paper low` report that status; `jams` runs out of paper in
 * the middle of a document; `cuts off` closes the connection there; `deaf` reads nothing.
 */
export type PrinterEmulatorState =
  | "normal"
  | "silent"
  | "no paper"
  | "cover open"
  | "paper low"
  | "jams"
  | "cuts off"
  | "deaf";

export type PrinterEmulator = Awaited<ReturnType<typeof startPrinterEmulator>>;

const IS_PRINTED = Buffer.from([0x1d, 0x72, 1]);
const STATUS_QUERIES = [...[1, 2, 4].map((n) => Buffer.from([0x10, 4, n])), IS_PRINTED];

/** Bytes of a document after which `cuts off` closes the connection. */
const CUT_OFF_BYTES = 40;

/** An emulator of a receipt printer on loopback, which keeps the printed documents. */
export async function startPrinterEmulator(initial: PrinterEmulatorState = "normal") {
  let state = initial;
  const documents: Buffer[] = [];
  const sockets = new Set<Socket>();
  const waiting = new Set<() => void>();
  let maxConnections = 0;

  function keep(document: Buffer): void {
    if (document.length > 0) documents.push(document);
    for (const check of waiting) check();
  }

  function accept(socket: Socket): void {
    sockets.add(socket);
    maxConnections = Math.max(maxConnections, sockets.size);
    let received: Buffer = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    if (state === "deaf") {
      socket.pause();
      return;
    }
    socket.on("data", (bytes: Buffer) => {
      received = Buffer.concat([received, bytes]);
      received = answered(socket, received);
      if (state === "cuts off" && received.length > CUT_OFF_BYTES) socket.resetAndDestroy();
    });
    socket.on("end", () => {
      if (state !== "cuts off") keep(received);
      if (state !== "jams") socket.end();
    });
  }

  /** Answers the status queries among the bytes in order, and returns the bytes to print. */
  function answered(socket: Socket, bytes: Buffer): Buffer {
    const [next] = STATUS_QUERIES.map((question) => ({ question, at: bytes.indexOf(question) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at);
    if (!next) return bytes;
    const { question, at } = next;
    const before = bytes.subarray(0, at);
    const after = bytes.subarray(at + question.length);
    if (question !== IS_PRINTED) {
      if (state !== "silent") socket.write(Buffer.from([0x12 | statusBits(question[2] ?? 0)]));
      return answered(socket, Buffer.concat([before, after]));
    }
    if (state === "cuts off") return before;
    keep(before);
    if (state === "jams") state = "no paper";
    else socket.write(Buffer.from([0]));
    return answered(socket, after);
  }

  function statusBits(question: number): number {
    if (state === "no paper") return question === 4 ? 0x60 : question === 1 ? 0x08 : 0x20;
    if (state === "cover open") return question === 4 ? 0 : question === 1 ? 0x08 : 0x04;
    return state === "paper low" && question === 4 ? 0x0c : 0;
  }

  const server: Server = createServer({ allowHalfOpen: true }, accept);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  return {
    host: "127.0.0.1",
    port,
    documents,
    printouts: (): Printout[] => documents.map((document) => readPrintout(document)),
    /** The highest number of simultaneous connections. */
    maxConnections: () => maxConnections,
    setState(next: PrinterEmulatorState): void {
      state = next;
    },
    /** Resolves when `count` documents were printed. */
    waitForCount: (count: number) =>
      new Promise<void>((resolve) => {
        const check = () => {
          if (documents.length < count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
