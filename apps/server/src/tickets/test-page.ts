import { momentInWords } from "../mail/moment.ts";
import { newPaper } from "./paper.ts";
import type { TicketRestaurant } from "./ticket-data.ts";
import { TICKET_WORDS } from "./words.ts";

/** Shows whoever sets a printer up that it prints, and that its letters are right. */
export function testPage(restaurant: TicketRestaurant, printer: string, printedAt: number): string {
  const { test, printed } = TICKET_WORDS[restaurant.locale];
  const { day, time } = momentInWords(printedAt, restaurant.timezone, restaurant.locale);
  const paper = newPaper();
  paper.text(test.title, { size: "double", inverse: true, align: "center" });
  paper.space();
  paper.text(printer, { size: "double", bold: true, align: "center" });
  paper.text(test.works, { align: "center" });
  paper.text(restaurant.name, { size: "tall", align: "center" });
  paper.rule();
  paper.text(test.letters, { align: "center" });
  paper.rule();
  paper.text(printed(day, time), { align: "center" });
  return paper.markup();
}
