import { allergenSentence } from "@noren/contract/allergen-words.ts";
import { isFormulePart } from "@noren/ordering/formule.ts";
import {
  customer,
  dishCount,
  footer,
  formuleDishes,
  header,
  payment,
  quantityIndent,
  wishes,
} from "./blocks.ts";
import type { Paper } from "./paper.ts";
import { newPrintDocument, type PrintDocument } from "./print-document.ts";
import type { TicketData, TicketLine } from "./ticket-data.ts";
import { TICKET_WORDS, type TicketWords } from "./words.ts";

/** Markup (ReceiptLine) of a kitchen ticket, legible at arm's length. */
export function kitchenTicket(data: TicketData, paper: Paper): string {
  const { lines, restaurant } = data;
  const words = TICKET_WORDS[restaurant.locale];
  const document = newPrintDocument(paper);
  header(document, data);
  document.rule();
  wishes(document, data);
  const indent = quantityIndent(lines);
  for (const line of lines) {
    dish(document, line, indent, data);
    document.rule();
  }
  document.text(words.dishes(dishCount(lines)), { size: "tall", bold: true, align: "center" });
  document.rule();
  customer(document, data);
  document.rule();
  payment(document, data);
  document.rule();
  footer(document, data);
  return document.markup();
}

function dish(
  document: PrintDocument,
  line: TicketLine,
  indent: number,
  { restaurant }: TicketData,
): void {
  const { quantity, note, declaration, offer_id } = line;
  const words = TICKET_WORDS[restaurant.locale];
  const ownName = line.kitchen_name ?? line.default_name;
  const name = offer_id === null ? ownName : `${ownName} ${words.free}`;
  document.hanging(`${quantity}×`, name, { size: "tall", bold: true, indent });
  formuleDishes(document, line, { indent, forKitchen: true });
  for (const choice of chosen(line)) document.text(choice, { size: "tall", indent });
  if (note !== "") noteOf(document, note, words, indent);
  if (declaration) document.text(allergenSentence(declaration, restaurant.locale), { indent });
}

function noteOf(document: PrintDocument, note: string, words: TicketWords, indent: number): void {
  document.text(words.note(note), { size: "tall", inverse: true, indent });
}

/** One line per option that no formule pays for: `+ Sauce : Soja sucrée × 2, Teriyaki`. */
function chosen({ choices }: TicketLine): string[] {
  const others = choices.filter((choice) => !isFormulePart(choice));
  const byOption = Map.groupBy(others, ({ option_name }) => option_name);
  return [...byOption].map(([option, choices]) => {
    const names = choices.map(({ default_name, kitchen_name: name = default_name, quantity }) =>
      quantity > 1 ? `${name} ×\u00a0${quantity}` : name,
    );
    return `+ ${option === "" ? "" : `${option}\u00a0: `}${names.join(", ")}`;
  });
}
