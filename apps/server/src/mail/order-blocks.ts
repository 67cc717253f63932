import { type Html, html } from "./html.ts";
import { COLOURS, WRAP } from "./look.ts";
import type { LineView, OrderView, RowView } from "./order-view.ts";

/** Blocks of the order's mails, in HTML. */

/** Sizes in px: of a dish's name, and of what stands under it. */
type Sizes = { name: number; detail: number };

export const READING: Sizes = { name: 16, detail: 14 };
/** For a screen on the other side of the kitchen. */
export const COOKING: Sizes = { name: 21, detail: 17 };

export function linesTable(lines: readonly LineView[], words: OrderView["words"], sizes: Sizes) {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${lines.map((line) => lineRow(line, words, sizes))}</table>`;
}

function lineRow(line: LineView, words: OrderView["words"], { name, detail }: Sizes): Html {
  const cell = `padding:14px 0;border-bottom:1px solid ${COLOURS.line};vertical-align:top;font-size:${name}px;line-height:${Math.round(name * 1.4)}px;`;
  const small = `margin:2px 0 0;font-size:${detail}px;line-height:${Math.round(detail * 1.45)}px;${WRAP}`;
  const under = (text: string) =>
    html`<p class="c-muted" style="${small}color:${COLOURS.muted};">${text}</p>`;
  return html`<tr>
<td class="r-line c-indigo" width="44" style="${cell}width:44px;font-weight:700;white-space:nowrap;color:${COLOURS.indigo};">${line.quantity}&nbsp;×</td>
<td class="r-line c-ink" style="${cell}color:${COLOURS.ink};${WRAP}"><strong style="font-weight:600;">${line.name}</strong>
${line.choices.map(under)}${line.offer === "" ? null : under(line.offer)}${line.note === "" ? null : note(words.note, line.note, detail)}</td>
<td class="r-line c-ink" align="right" style="${cell}padding-left:16px;white-space:nowrap;color:${COLOURS.ink};">${line.amount}
${line.unitPrice === null ? null : html`<p class="c-muted" style="${small}color:${COLOURS.muted};">${line.unitPrice}</p>`}</td>
</tr>
`;
}

/** What the customer wrote, as written. */
function note(title: string, text: string, size: number): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 0;"><tr><td class="b-note c-note" style="padding:8px 12px;background-color:${COLOURS.note};border-left:4px solid ${COLOURS.vermilion};font-size:${size}px;line-height:${Math.round(size * 1.4)}px;color:${COLOURS.noteInk};white-space:pre-line;${WRAP}"><strong>${title}</strong><br>${text}</td></tr></table>`;
}

export function totalsTable(view: OrderView): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:12px 0 0;">
${view.rows.map(totalsRow)}<tr>
<td class="c-indigo" style="padding:12px 0 0;font-size:20px;line-height:28px;font-weight:700;color:${COLOURS.indigo};">${view.words.total}</td>
<td class="c-indigo" align="right" style="padding:12px 0 0;font-size:24px;line-height:28px;font-weight:700;white-space:nowrap;color:${COLOURS.indigo};">${view.total}</td>
</tr></table>`;
}

function totalsRow({ label, detail, amount }: RowView): Html {
  return html`<tr>
<td class="c-ink" style="padding:4px 0;font-size:15px;line-height:22px;color:${COLOURS.ink};${WRAP}">${label}${detail === "" ? null : html`<br><span class="c-muted" style="font-size:13px;color:${COLOURS.muted};">${detail}</span>`}</td>
<td class="c-ink" align="right" style="padding:4px 0 4px 16px;font-size:15px;line-height:22px;vertical-align:top;white-space:nowrap;color:${COLOURS.ink};">${amount}</td>
</tr>
`;
}

/** Nothing where tax is off. */
export function vatTable({ vat, words }: OrderView): Html | null {
  if (vat.length === 0) return null;
  const { title, rate, net, vat: tax, gross } = words.vat;
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 0;">
<caption class="c-muted" style="padding:0 0 4px;text-align:left;font-size:13px;line-height:18px;font-weight:700;color:${COLOURS.muted};">${title}</caption>
<tr>${[rate, net, tax, gross].map((text, column) => vatCell("th", text, column))}</tr>
${vat.map(
  (
    row,
  ) => html`<tr>${[row.rate, row.net, row.vat, row.gross].map((text, column) => vatCell("td", text, column))}</tr>
`,
)}</table>`;
}

function vatCell(tag: "td" | "th", text: string, column: number): Html {
  const style = `padding:5px 0;border-top:1px solid ${COLOURS.line};text-align:${column === 0 ? "left" : "right"};font-size:13px;line-height:18px;font-weight:400;white-space:nowrap;color:${COLOURS.muted};`;
  return tag === "th"
    ? html`<th scope="col" class="c-muted r-line" style="${style}">${text}</th>`
    : html`<td class="c-muted r-line" style="${style}">${text}</td>`;
}

/** When on the left, where on the right; one under the other on a phone. */
export function slotBlock(when: Html, where: Html): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="stack" width="50%" style="width:50%;padding:0 20px 0 0;vertical-align:top;">${when}</td>
<td class="stack stack-gap r-line" style="padding:0 0 0 20px;border-left:1px solid ${COLOURS.line};vertical-align:top;">${where}</td>
</tr></table>`;
}
