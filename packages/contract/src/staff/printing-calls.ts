import type { Call, Reply } from "../call.ts";
import type { DeskOrder } from "./orders.ts";
import type {
  DocumentKind,
  PrinterChanges,
  PrinterRequest,
  Printers,
  PrintRequest,
} from "./printing.ts";

import { ROOT, readerOf } from "./staff-calls.ts";

const readOrders = readerOf(() => import("./orders.ts"));
const readPrinting = readerOf(() => import("./printing.ts"));

export function printingCalls(call: Call, root: string) {
  const printer = (id: number) => `${ROOT}/printers/${id}`;
  const printedOrderPath = (orderId: string) => `${ROOT}/orders/${encodeURIComponent(orderId)}`;
  return {
    printers: (): Promise<Reply<Printers>> =>
      call("GET", `${ROOT}/printers`, readPrinting("printersSchema")),
    addPrinter: (body: PrinterRequest): Promise<Reply<Printers>> =>
      call("POST", `${ROOT}/printers`, readPrinting("printersSchema"), body),
    changePrinter: (id: number, changes: PrinterChanges): Promise<Reply<Printers>> =>
      call("PATCH", printer(id), readPrinting("printersSchema"), changes),
    removePrinter: (id: number): Promise<Reply<Printers>> =>
      call("DELETE", printer(id), readPrinting("printersSchema")),
    /** The returned record has the printer's new status. */
    testPrinter: (id: number): Promise<Reply<Printers>> =>
      call("POST", `${printer(id)}/test`, readPrinting("printersSchema"), {}),
    /** What may have been printed before is marked as a duplicate, with the name of the person. */
    printOrder: (orderId: string, body: PrintRequest): Promise<Reply<DeskOrder>> =>
      call("POST", `${printedOrderPath(orderId)}/print`, readOrders("deskOrderSchema"), body),
    /** Confirms that an unclear print job was printed. */
    confirmPrinted: (jobId: number): Promise<Reply<DeskOrder>> =>
      call("POST", `${ROOT}/print-jobs/${jobId}/printed`, readOrders("deskOrderSchema"), {}),
    /** URL for an `<img>`: the print document as SVG, 576 px wide and as high as it is long. */
    documentAddress: (orderId: string, kind: DocumentKind) =>
      `${root.replace(/\/+$/, "")}${printedOrderPath(orderId)}/ticket.svg?kind=${kind}`,
  };
}
