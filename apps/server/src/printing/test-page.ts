import { momentAt } from "@noren/contract/format/moments.ts";
import { newPrintDocument } from "./print-document.ts";
import type { TicketRestaurant } from "./ticket-data.ts";
import { TICKET_WORDS } from "./words.ts";

/** Markup of a test page, which shows that a printer works and prints its characters correctly. */
export function testPage(restaurant: TicketRestaurant, printer: string, printedAt: number): string {
  const { test, printed } = TICKET_WORDS[restaurant.locale];
  const { day, time } = momentAt(printedAt, restaurant.timezone, restaurant.locale);
  const document = newPrintDocument();
  document.text(test.title, { size: "double", inverse: true, align: "center" });
  document.space();
  document.text(printer, { size: "double", bold: true, align: "center" });
  document.text(test.works, { align: "center" });
  document.text(restaurant.name, { size: "tall", align: "center" });
  document.rule();
  document.text(test.letters, { align: "center" });
  document.rule();
  document.text(printed(day, time), { align: "center" });
  return document.markup();
}
