import type { Call, Reply } from "../call.ts";
import { type DeskOrder, deskOrderSchema } from "./orders.ts";
import {
  type DocumentKind,
  type PrinterChanges,
  type PrinterRequest,
  type Printers,
  type PrintRequest,
  printersSchema,
} from "./printing.ts";

import { ROOT, reader } from "./staff-calls.ts";

export function printingCalls(call: Call, root: string) {
  const readPrinters = reader(printersSchema);
  const readOrder = reader(deskOrderSchema);
  const printer = (id: number) => `${ROOT}/printers/${id}`;
  const printedOrderPath = (orderId: string) => `${ROOT}/orders/${encodeURIComponent(orderId)}`;
  return {
    printers: (): Promise<Reply<Printers>> => call("GET", `${ROOT}/printers`, readPrinters),
    addPrinter: (body: PrinterRequest): Promise<Reply<Printers>> =>
      call("POST", `${ROOT}/printers`, readPrinters, body),
    changePrinter: (id: number, changes: PrinterChanges): Promise<Reply<Printers>> =>
      call("PATCH", printer(id), readPrinters, changes),
    removePrinter: (id: number): Promise<Reply<Printers>> =>
      call("DELETE", printer(id), readPrinters),
    /** The returned record has the printer's new status. */
    testPrinter: (id: number): Promise<Reply<Printers>> =>
      call("POST", `${printer(id)}/test`, readPrinters, {}),
    /** What may have been printed before is marked as a duplicate, with the name of the person. */
    printOrder: (orderId: string, body: PrintRequest): Promise<Reply<DeskOrder>> =>
      call("POST", `${printedOrderPath(orderId)}/print`, readOrder, body),
    /** Confirms that an unclear print job was printed. */
    confirmPrinted: (jobId: number): Promise<Reply<DeskOrder>> =>
      call("POST", `${ROOT}/print-jobs/${jobId}/printed`, readOrder, {}),
    /** URL for an `<img>`: the print document as SVG, 576 px wide and as high as it is long. */
    documentAddress: (orderId: string, kind: DocumentKind) =>
      `${root.replace(/\/+$/, "")}${printedOrderPath(orderId)}/ticket.svg?kind=${kind}`,
  };
}
