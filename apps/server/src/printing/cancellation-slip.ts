import { footer, opening } from "./blocks.ts";
import type { Paper } from "./paper.ts";
import { newPrintDocument } from "./print-document.ts";
import type { TicketData } from "./ticket-data.ts";
import { reasonInWords, TICKET_WORDS } from "./words.ts";

/**
 * Markup of the slip for an order that ended after its ticket was printed: the order and the
 * reason.
 */
export function cancellationSlip(data: TicketData, paper: Paper): string {
  const { order, restaurant } = data;
  const words = TICKET_WORDS[restaurant.locale];
  const document = newPrintDocument(paper);
  opening(document, data, words.cancelled);
  document.rule();
  document.text(words.reason(reasonInWords(order, restaurant.locale)), {
    size: "tall",
    bold: true,
  });
  document.text(`${order.first_name} ${order.last_name}`, { size: "tall" });
  document.rule();
  footer(document, data);
  return document.markup();
}
