import type { DocumentKind } from "@noren/contract/staff/printing.ts";
import { type BaseCommand, commands, transform } from "receiptline";
import { bagLabel } from "./bag-label.ts";
import { cancellationSlip } from "./cancellation-slip.ts";
import { encodingOf } from "./code-page.ts";
import { CUT, escposCommands } from "./escpos-commands.ts";
import { kitchenTicket } from "./kitchen-ticket.ts";
import { type Paper, PREVIEW_PAPER } from "./paper.ts";
import type { TicketData } from "./ticket-data.ts";

const DOCUMENTS: Record<DocumentKind, (data: TicketData, paper: Paper) => string> = {
  ticket: kitchenTicket,
  label: bagLabel,
  cancellation: cancellationSlip,
};

/** A document in ReceiptLine's markup. */
export function documentMarkup(
  kind: DocumentKind,
  data: TicketData,
  paper: Paper = PREVIEW_PAPER,
): string {
  return DOCUMENTS[kind](data, paper);
}

/** A document, or a part of one, in ReceiptLine's markup, for the paper that it was made for. */
export type Part = { markup: string; paper: Paper };

/** The bytes of a document for an ESC/POS printer, with a cut at the end. */
export function toEscPos(parts: readonly Part[], copies = 1): Buffer {
  const commands = parts.map(({ markup, paper }) => onPaper(markup, paper, escposCommands(paper)));
  return Buffer.from(`${commands.join("")}${CUT}`.repeat(copies), "latin1");
}

function onPaper(markup: string, { columns, code_page }: Paper, command: BaseCommand): string {
  return transform(markup, { cpl: columns, encoding: encodingOf(code_page), command });
}

/** ReceiptLine's style refers to a font on another server. */
const FOREIGN_FONT = /<style.*?<\/style>/s;
const FONT_FAMILY = /font-family="[^"]*"/;
const OWN_FONT = `font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"`;

/** Smaller than the line height of 24 dots, so that accents are not clipped. */
const FONT_SIZE = 'font-size="22"';
const SMALLER = 'font-size="20"';

const SVG_COMMANDS = {
  ...commands.svg,
  close(): string {
    return commands.svg.close
      .call(this)
      .replace(FOREIGN_FONT, "")
      .replace(FONT_FAMILY, OWN_FONT)
      .replace(FONT_SIZE, SMALLER);
  },
};

/** The document as SVG, 576 px wide, for the preview and the browser's print dialog. */
export function toSvg(markup: string): string {
  return onPaper(markup, PREVIEW_PAPER, SVG_COMMANDS);
}
