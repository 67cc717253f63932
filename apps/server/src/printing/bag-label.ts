import {
  customer,
  dishCount,
  doorCode,
  footer,
  formuleDishes,
  header,
  payment,
  quantityIndent,
  wishes,
} from "./blocks.ts";
import type { Paper } from "./paper.ts";
import { newPrintDocument } from "./print-document.ts";
import type { TicketData } from "./ticket-data.ts";
import { TICKET_WORDS } from "./words.ts";

/** Markup of a bag label: customer, contents and the amount to collect. */
export function bagLabel(data: TicketData, paper: Paper): string {
  const { lines, restaurant } = data;
  const words = TICKET_WORDS[restaurant.locale];
  const document = newPrintDocument(paper);
  header(document, data);
  document.rule();
  customer(document, data);
  doorCode(document, data);
  document.rule();
  wishes(document, data);
  document.text(`${words.toPack} · ${words.dishes(dishCount(lines))}`, { bold: true });
  const indent = quantityIndent(lines);
  for (const line of lines) {
    document.hanging(`${line.quantity}×`, line.default_name, { size: "tall", indent });
    formuleDishes(document, line, { indent, forKitchen: false });
  }
  document.rule();
  payment(document, data);
  document.rule();
  footer(document, data);
  return document.markup();
}
