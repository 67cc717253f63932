import { customer, dishCount, footer, header, payment, quantityIndent } from "./blocks.ts";
import { newPrintDocument } from "./print-document.ts";
import type { TicketData } from "./ticket-data.ts";
import { TICKET_WORDS } from "./words.ts";

/** Markup of a bag label: customer, contents and the amount to collect. */
export function bagLabel(data: TicketData): string {
  const { lines, restaurant } = data;
  const words = TICKET_WORDS[restaurant.locale];
  const document = newPrintDocument();
  header(document, data);
  document.rule();
  customer(document, data);
  document.rule();
  document.text(`${words.toPack} · ${words.dishes(dishCount(lines))}`, { bold: true });
  const indent = quantityIndent(lines);
  for (const { quantity, default_name } of lines)
    document.hanging(`${quantity}×`, default_name, { size: "tall", indent });
  document.rule();
  payment(document, data);
  document.rule();
  footer(document, data);
  return document.markup();
}
