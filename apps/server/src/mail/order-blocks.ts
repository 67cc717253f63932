import { type Html, html } from "../http/html.ts";
import type { OrderView, RowView } from "./order-view.ts";
import { COLOURS, WRAP } from "./theme.ts";

/** HTML blocks of order mails. */

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

/** Null if taxes are disabled. */
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

/** What the guest asks for, one line each; null for nothing. */
export function wishesBlock({ wishes }: OrderView, fontSize: number): Html | null {
  if (wishes.length === 0) return null;
  const line = Math.round(fontSize * 1.45);
  const style = `margin:0;font-size:${fontSize}px;line-height:${line}px;color:${COLOURS.noteInk};${WRAP}`;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 8px;"><tr><td class="b-note c-note" style="padding:10px 14px;background-color:${COLOURS.note};border-left:4px solid ${COLOURS.vermilion};">
${wishes.map(({ kind, text }) => html`<p class="c-note" style="${style}font-weight:${kind === "dietary" ? 700 : 400};">${text}</p>`)}</td></tr></table>`;
}

/** Time on the left, place on the right; stacked on narrow screens. */
export function slotBlock(when: Html, where: Html): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="stack" width="50%" style="width:50%;padding:0 20px 0 0;vertical-align:top;">${when}</td>
<td class="stack stack-gap r-line" style="padding:0 0 0 20px;border-left:1px solid ${COLOURS.line};vertical-align:top;">${where}</td>
</tr></table>`;
}
