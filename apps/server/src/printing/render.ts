import type { DocumentKind } from "@noren/contract/staff/printing.ts";
import { commands, transform } from "receiptline";
import { bagLabel } from "./bag-label.ts";
import { cancellationSlip } from "./cancellation-slip.ts";
import { ESCPOS_COMMANDS } from "./escpos-commands.ts";
import { kitchenTicket } from "./kitchen-ticket.ts";
import { PAPER_COLUMNS } from "./print-document.ts";
import type { TicketData } from "./ticket-data.ts";

const DOCUMENTS: Record<DocumentKind, (data: TicketData) => string> = {
  ticket: kitchenTicket,
  label: bagLabel,
  cancellation: cancellationSlip,
};

/** A document in ReceiptLine's markup. */
export function documentMarkup(kind: DocumentKind, data: TicketData): string {
  return DOCUMENTS[kind](data);
}

/** The bytes of a document for an ESC/POS printer, with a cut at the end. */
export function toEscPos(markup: string, copies = 1): Buffer {
  const commands = transform(markup, { cpl: PAPER_COLUMNS, command: ESCPOS_COMMANDS });
  return Buffer.from(commands.repeat(copies), "latin1");
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
  return transform(markup, { cpl: PAPER_COLUMNS, encoding: "cp1252", command: SVG_COMMANDS });
}
