import type { CallDefinitions } from "./define-calls.ts";

export const PRINTING_CALLS = {
  printers: {
    method: "GET",
    path: "/printers",
    right: "see_orders",
    answer: "printing.printersSchema",
  },
  addPrinter: {
    method: "POST",
    path: "/printers",
    right: "manage_printers",
    body: "printing.printerRequest",
    answer: "printing.printersSchema",
  },
  changePrinter: {
    method: "PATCH",
    path: "/printers/{id}",
    right: "manage_printers",
    body: "printing.printerChanges",
    answer: "printing.printersSchema",
  },
  removePrinter: {
    method: "DELETE",
    path: "/printers/{id}",
    right: "manage_printers",
    answer: "printing.printersSchema",
  },
  /** The returned record has the printer's new status. */
  testPrinter: {
    method: "POST",
    path: "/printers/{id}/test",
    right: "manage_printers",
    answer: "printing.printersSchema",
  },
  /** What may have been printed before is marked as a duplicate, with the name of the person. */
  printOrder: {
    method: "POST",
    path: "/orders/{order_id}/print",
    right: "print_orders",
    body: "printing.printRequest",
    answer: "orders.deskOrderSchema",
  },
  /** Confirms that an unclear print job was printed. */
  confirmPrinted: {
    method: "POST",
    path: "/print-jobs/{id}/printed",
    right: "print_orders",
    answer: "orders.deskOrderSchema",
  },
} as const satisfies CallDefinitions;
