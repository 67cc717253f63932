import { momentAt } from "@noren/contract/format/moments.ts";
import { CODE_PAGE_NUMBERS, PRINTER_COLUMNS } from "@noren/contract/staff/printing.ts";
import type { PrinterRow } from "../db/printer-tables.ts";
import type { Paper } from "./paper.ts";
import { newPrintDocument, type PrintDocument } from "./print-document.ts";
import type { Part } from "./render.ts";
import type { TicketRestaurant } from "./ticket-data.ts";
import { TICKET_WORDS } from "./words.ts";

/**
 * A test page: it shows that a printer works, and a line in each code page and of each length, of
 * which those that come out right tell the printer's settings.
 */
export function testPage(
  restaurant: TicketRestaurant,
  printer: Paper & Pick<PrinterRow, "name">,
  printedAt: number,
): Part[] {
  const { test, printed } = TICKET_WORDS[restaurant.locale];
  const { day, time } = momentAt(printedAt, restaurant.timezone, restaurant.locale);
  const head = part(printer, (document) => {
    document.text(test.title, { size: "double", inverse: true, align: "center" });
    document.space();
    document.text(printer.name, { size: "double", bold: true, align: "center" });
    document.text(test.works, { align: "center" });
    document.text(restaurant.name, { size: "tall", align: "center" });
    document.rule();
    document.text(test.letters, { align: "center" });
    document.rule();
    document.text(test.codePage(printer.code_page));
  });
  const codePages = CODE_PAGE_NUMBERS.map((code_page) =>
    part({ ...printer, code_page }, ({ text }) => text(`${code_page}: ${test.sample}`)),
  );
  const lengths = part(printer, ({ text }) => text(test.columns(printer.columns)));
  const rulers = PRINTER_COLUMNS.toReversed().map((columns) =>
    part({ ...printer, columns }, ({ text }) => text(String(columns).padStart(columns, "."))),
  );
  const foot = part(printer, (document) => {
    document.rule();
    document.text(printed(day, time), { align: "center" });
  });
  return [head, ...codePages, lengths, ...rulers, foot];
}

function part(paper: Paper, write: (document: PrintDocument) => void): Part {
  const document = newPrintDocument(paper);
  write(document);
  return { markup: document.markup(), paper };
}
