import { customer, dishCount, foot, head, payment, quantityIndent } from "./blocks.ts";
import { newPaper } from "./paper.ts";
import type { TicketData } from "./ticket-data.ts";
import { TICKET_WORDS } from "./words.ts";

/** What goes on the bag: whose it is, what belongs in it, what is still to be paid. */
export function bagLabel(data: TicketData): string {
  const { lines, restaurant } = data;
  const words = TICKET_WORDS[restaurant.locale];
  const paper = newPaper();
  head(paper, data);
  paper.rule();
  customer(paper, data);
  paper.rule();
  paper.text(`${words.toPack} · ${words.dishes(dishCount(lines))}`, { bold: true });
  const indent = quantityIndent(lines);
  for (const { quantity, house_name } of lines)
    paper.beside(`${quantity}×`, house_name, { size: "tall", indent });
  paper.rule();
  payment(paper, data);
  paper.rule();
  foot(paper, data);
  return paper.markup();
}
