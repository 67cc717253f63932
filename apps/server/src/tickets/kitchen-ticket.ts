import { allergenSentence } from "@noren/contract/allergen-words.ts";
import { customer, dishCount, foot, head, payment, quantityIndent } from "./blocks.ts";
import { newPaper, type Paper } from "./paper.ts";
import type { TicketData, TicketLine } from "./ticket-data.ts";
import { TICKET_WORDS, type TicketWords } from "./words.ts";

/** What the kitchen cooks by, legible at arm's length: in ReceiptLine's markup. */
export function kitchenTicket(data: TicketData): string {
  const { lines, restaurant } = data;
  const words = TICKET_WORDS[restaurant.locale];
  const paper = newPaper();
  head(paper, data);
  paper.rule();
  const indent = quantityIndent(lines);
  for (const line of lines) {
    dish(paper, line, indent, data);
    paper.rule();
  }
  paper.text(words.dishes(dishCount(lines)), { size: "tall", bold: true, align: "center" });
  paper.rule();
  customer(paper, data);
  paper.rule();
  payment(paper, data);
  paper.rule();
  foot(paper, data);
  return paper.markup();
}

function dish(paper: Paper, line: TicketLine, indent: number, { restaurant }: TicketData): void {
  const { quantity, house_name, note, declaration, offer_id } = line;
  const words = TICKET_WORDS[restaurant.locale];
  const name = offer_id === null ? house_name : `${house_name} ${words.free}`;
  paper.beside(`${quantity}×`, name, { size: "tall", bold: true, indent });
  for (const choice of chosen(line)) paper.text(choice, { size: "tall", indent });
  if (note !== "") noteOf(paper, note, words, indent);
  if (declaration) paper.text(allergenSentence(declaration, restaurant.locale), { indent });
}

function noteOf(paper: Paper, note: string, words: TicketWords, indent: number): void {
  paper.text(words.note(note), { size: "tall", inverse: true, indent });
}

/** One line an option: `+ Sauce : Soja sucrée × 2, Teriyaki`. */
function chosen({ choices }: TicketLine): string[] {
  const byOption = Map.groupBy(choices, ({ option_name }) => option_name);
  return [...byOption].map(([option, choices]) => {
    const names = choices.map(({ house_name, quantity }) =>
      quantity > 1 ? `${house_name} ×\u00a0${quantity}` : house_name,
    );
    return `+ ${option === "" ? "" : `${option}\u00a0: `}${names.join(", ")}`;
  });
}
