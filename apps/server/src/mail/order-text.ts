import type { LineView, OrderView } from "./order-view.ts";

/** Plain text blocks of order mails. */

export function textLines({ lines, words }: OrderView): string {
  return lines.map((line) => textLine(line, words)).join("\n");
}

function textLine(line: LineView, words: OrderView["words"]): string {
  const { quantity, name, choices, allergens, note, offer, amount, unitPrice } = line;
  const price = unitPrice === null ? amount : `${amount} (${unitPrice})`;
  const said = note && words.labelled(words.note, words.quoted(note));
  const under = [...choices, offer, said, allergens];
  return [`${quantity} × ${name} – ${price}`, ...under.filter(Boolean).map(indent)].join("\n");
}

/** Empty if the guest asked for nothing. */
export function textWishes({ wishes }: OrderView): string {
  return wishes.map(({ text }) => text).join("\n");
}

/** Indents every line, as a note can have several. */
function indent(text: string): string {
  return text.replace(/^/gm, "    ");
}

export function textTotals({ rows, total, words }: OrderView): string {
  const lines = rows.map(({ label, detail, amount }) => {
    const name = detail === "" ? label : `${label} (${detail})`;
    return words.labelled(name, amount);
  });
  return [...lines, words.labelled(words.total, total)].join("\n");
}

/** Empty if taxes are disabled. */
export function textVat({ vat, words }: OrderView): string {
  if (vat.length === 0) return "";
  const { title, net, vat: tax, gross } = words.vat;
  const rows = vat.map(
    (row) => `${row.rate} – ${net} ${row.net} – ${tax} ${row.vat} – ${gross} ${row.gross}`,
  );
  return [title, ...rows].join("\n");
}
