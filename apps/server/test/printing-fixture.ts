import type { PrinterRequest } from "@noren/contract/staff/printing.ts";
import { onTestFinished } from "vitest";
import { runDueJobs } from "../src/jobs/run-job.ts";
import { type Begun, beginSending } from "../src/printing/print-job.ts";
import { acquireLease } from "../src/printing/printer-lease.ts";
import { type PrintServices, printJob } from "../src/printing/run-print-job.ts";
import { networkPrinters, type PrinterTimeouts } from "../src/providers/printer/network-printer.ts";
import type { PrinterNetwork } from "../src/providers/printer/printer.ts";
import { payloadOf } from "./account-fixture.ts";
import type { TestDatabases } from "./databases.ts";
import { type PrinterEmulatorState, startPrinterEmulator } from "./printer-emulator.ts";
import { openStaffOrderFixture } from "./staff-order-fixture.ts";

/** Milliseconds; long enough for slow machines, used where the answer is expected to come. */
const LONG_TIMEOUTS: PrinterTimeouts = {
  connect: 10_000,
  answer: 10_000,
  print: 10_000,
  printByte: 0,
  close: 10_000,
};
/** Milliseconds; used where the answer never comes. */
const SHORT_MS = 50;
const STATE_TIMEOUTS: Partial<Record<PrinterEmulatorState, Partial<PrinterTimeouts>>> = {
  silent: { answer: SHORT_MS },
  deaf: { answer: SHORT_MS, print: SHORT_MS, close: SHORT_MS },
  jams: { print: SHORT_MS },
};

/** Printer connections with timeouts that suit the state of the printer emulator. */
export function testPrinters(state: PrinterEmulatorState = "normal"): PrinterNetwork {
  return networkPrinters({ ...LONG_TIMEOUTS, ...STATE_TIMEOUTS[state] });
}

/** Runs an instance's due print jobs. */
export async function printDue(
  services: PrintServices,
  state?: PrinterEmulatorState,
): Promise<void> {
  await runDueJobs({ ...services, printerNetwork: testPrinters(state) }, printJob);
}

/** A staff order fixture with a signed-in manager who sets up printers. */
export async function openPrintingFixture(
  databases: TestDatabases,
  options: Parameters<typeof openStaffOrderFixture>[1] = {},
) {
  const fixture = await openStaffOrderFixture(databases, options);
  const { api } = await fixture.signedIn("manager");
  return {
    ...fixture,
    api,

    /** Opens a printer emulator on loopback and registers it. */
    async printer(over: Partial<PrinterRequest> = {}, state?: PrinterEmulatorState) {
      const emulator = await startPrinterEmulator(state);
      onTestFinished(() => emulator.close());
      const { host, port } = emulator;
      const request = { name: "Cuisine", host, port, kinds: ["ticket" as const], ...over };
      const { printers } = payloadOf(await api.addPrinter(request));
      const record = printers.at(-1);
      if (!record) throw new Error("the printer is not there");
      return { emulator, id: record.id };
    },

    /** Places and accepts an order. */
    async accepted(...over: Parameters<typeof fixture.place>): Promise<string> {
      const id = await fixture.place(...over);
      payloadOf(await api.accept(id, { version: 0, minutes: 30 }));
      return id;
    },

    /**
     * Marks a printer's next job as sending, and sends no bytes. Throws without a job.
     */
    async beginNext(printerId: number): Promise<Begun> {
      const { db, clock } = fixture;
      const lease = await acquireLease(db, printerId, clock.now);
      const job = await db
        .selectFrom("print_jobs")
        .selectAll()
        .where("printer_id", "=", printerId)
        .where("state", "=", "waiting")
        .orderBy("id")
        .executeTakeFirst();
      if (!lease || !job) throw new Error("there is nothing to print");
      return beginSending(db, job, lease, clock.now);
    },

    print: (state?: PrinterEmulatorState) => printDue(fixture.services, state),
    jobs: () => fixture.db.selectFrom("print_jobs").selectAll().orderBy("id").execute(),
    printing: async (id: string) => payloadOf(await api.order(id)).order.printing,
  };
}
