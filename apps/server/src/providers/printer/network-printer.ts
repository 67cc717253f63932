import { createConnection, type Socket } from "node:net";
import type { PrinterFault } from "@noren/contract/staff/printing.ts";
import type {
  ConnectResult,
  PrinterAddress,
  PrinterConnection,
  PrinterNetwork,
} from "./printer.ts";
import { ASK, faultIn, isPaperLow, type StatusByte, statusReader } from "./printer-status.ts";

/** Timeout of each step in ms; to `print` comes `printByte` for each byte of the document. */
export type PrinterTimeouts = {
  connect: number;
  answer: number;
  print: number;
  printByte: number;
  close: number;
};

export const PRINTER_TIMEOUTS: PrinterTimeouts = {
  connect: 4000,
  answer: 1500,
  print: 10_000,
  // A slow printer takes 70 ms for a line of text, which has 42 characters.
  printByte: 2,
  close: 5000,
};

/**
 * Network printers: ESC/POS over a raw TCP connection. A printer with status support is queried
 * before (can it print?) and after (has it printed?) a document. For one without, a document counts
 * as printed when the printer has read all of it and closed the connection.
 */
export function networkPrinters(timeouts: PrinterTimeouts = PRINTER_TIMEOUTS): PrinterNetwork {
  return { connect: (address) => connect(address, timeouts) };
}

async function connect(address: PrinterAddress, timeouts: PrinterTimeouts): Promise<ConnectResult> {
  const socket = createConnection(address).setNoDelay(true);
  socket.on("error", () => {});
  const isConnected = await waitForEvent(socket, "connect", timeouts.connect);
  if (!isConnected) {
    socket.destroy();
    return { ok: false, fault: "unreachable" };
  }
  const inbox = listenTo(socket);
  const status = await queryStatus(socket, inbox, timeouts);
  const fault = inbox.isOver() ? "unreachable" : status && faultIn(status);
  if (fault) {
    socket.destroy();
    return { ok: false, fault };
  }
  return { ok: true, connection: connectionOn(socket, inbox, status, timeouts) };
}

type Status = Parameters<typeof faultIn>[0];

function connectionOn(
  socket: Socket,
  inbox: Inbox,
  status: Status | null,
  timeouts: PrinterTimeouts,
): PrinterConnection {
  const done = () => ({ ok: true }) as const;
  const failed = (fault: PrinterFault) => ({ ok: false, fault }) as const;

  const printTime = ({ length }: Uint8Array) => timeouts.print + length * timeouts.printByte;

  async function sendAndConfirm(document: Uint8Array) {
    socket.write(document);
    socket.write(ASK.isPrinted);
    if ((await inbox.next("printed", printTime(document))) !== null) return done();
    if (inbox.isOver()) return failed("cut_off");
    const now = await queryStatus(socket, inbox, timeouts);
    return failed((now && faultIn(now)) ?? "no_answer");
  }

  /**
   * The printer closing the connection confirms the document, unless it closed before our end was
   * sent.
   */
  async function sendAndClose(document: Uint8Array) {
    const flushed = waitForEvent(socket, "finish", printTime(document));
    const closed = waitForEvent(socket, "close", printTime(document) + timeouts.close);
    socket.end(document);
    if (!(await flushed)) return failed(inbox.isOver() ? "cut_off" : "no_answer");
    if (await closed) return done();
    return failed(inbox.hasFailed() ? "cut_off" : "no_answer");
  }

  return {
    isPaperLow: status !== null && isPaperLow(status),
    send: (document) => {
      if (inbox.isOver()) return Promise.resolve(failed("cut_off"));
      return status === null ? sendAndClose(document) : sendAndConfirm(document);
    },
    close() {
      socket.end();
      const timeout = setTimeout(() => socket.destroy(), timeouts.close).unref();
      socket.once("close", () => clearTimeout(timeout));
    },
  };
}

/** Null if the printer does not support status queries. */
async function queryStatus(
  socket: Socket,
  inbox: Inbox,
  { answer }: PrinterTimeouts,
): Promise<Status | null> {
  const query = (question: Buffer) => {
    socket.write(question);
    return inbox.next("immediate", answer);
  };
  const state = await query(ASK.state);
  if (state === null) return null;
  const offlineCause = await query(ASK.offlineCause);
  const paper = await query(ASK.paper);
  return { state, offlineCause: offlineCause ?? 0, paper: paper ?? 0 };
}

type Inbox = ReturnType<typeof listenTo>;

/** Buffers status bytes until they are awaited. */
function listenTo(socket: Socket) {
  const read = statusReader();
  const received: StatusByte[] = [];
  let check = () => {};
  let hasEnded = false;
  let hasFailed = false;
  socket.on("data", (bytes) => {
    received.push(...read(bytes as Buffer));
    check();
  });
  socket.on("error", () => {
    hasFailed = true;
    check();
  });
  socket.on("end", () => {
    hasEnded = true;
    check();
  });

  return {
    hasFailed: () => hasFailed,
    isOver: () => hasEnded || hasFailed,
    /** Null on timeout, or if the connection ends first. */
    next(kind: StatusByte["kind"], ms: number): Promise<number | null> {
      return new Promise((resolve) => {
        const settle = (byte: number | null) => {
          clearTimeout(timeout);
          check = () => {};
          resolve(byte);
        };
        const timeout = setTimeout(() => settle(null), ms);
        check = () => {
          const at = received.findIndex((status) => status.kind === kind);
          if (at >= 0) settle(received.splice(at, 1)[0]?.byte ?? null);
          else if (hasEnded || hasFailed) settle(null);
        };
        check();
      });
    },
  };
}

/** Whether a socket emits `event` within `ms` and without an error. */
function waitForEvent(socket: Socket, event: "connect" | "finish" | "close", ms: number) {
  return new Promise<boolean>((resolve) => {
    const settle = (hasHappened: boolean) => {
      clearTimeout(timeout);
      socket.off(event, onEvent).off("error", onFailure);
      resolve(hasHappened);
    };
    const onEvent = () => settle(true);
    const onFailure = () => settle(false);
    const timeout = setTimeout(onFailure, ms);
    socket.once(event, onEvent).once("error", onFailure);
  });
}
