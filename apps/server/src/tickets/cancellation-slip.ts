import { foot, opening } from "./blocks.ts";
import { newPaper } from "./paper.ts";
import type { TicketData } from "./ticket-data.ts";
import { reasonInWords, TICKET_WORDS } from "./words.ts";

/** What goes beside a ticket that is not to be cooked any more: which order, and why. */
export function cancellationSlip(data: TicketData): string {
  const { order, restaurant } = data;
  const words = TICKET_WORDS[restaurant.locale];
  const paper = newPaper();
  opening(paper, data, words.cancelled);
  paper.rule();
  paper.text(words.why(reasonInWords(order, restaurant.locale)), { size: "tall", bold: true });
  paper.text(`${order.first_name} ${order.last_name}`, { size: "tall" });
  paper.rule();
  foot(paper, data);
  return paper.markup();
}
