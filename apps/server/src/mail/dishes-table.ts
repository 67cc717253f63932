import { type Html, html } from "../http/html.ts";
import type { LineView, OrderView } from "./order-view.ts";
import { COLOURS, WRAP } from "./theme.ts";

/** A colour, and the CSS class of its dark mode variant. */
type TextColour = { colour: string; className: string };

const PLAIN: TextColour = { colour: COLOURS.indigo, className: "c-indigo" };
const EMPHASIS: TextColour = { colour: COLOURS.vermilionInk, className: "c-vermilion" };

/** Font sizes in px of a dish's name and of the text under it, and the colour of the latter. */
type Setting = { name: number; under: number } & TextColour;

const READING: Setting = { name: 16, under: 14, colour: COLOURS.muted, className: "c-muted" };
/** For kitchens: legible from a distance, and choices are as important as the dish's name. */
const COOKING: Setting = { name: 22, under: 18, colour: COLOURS.ink, className: "c-ink" };

/** Table of the ordered dishes with prices, for customers. */
export function customerDishes({ lines, words }: OrderView): Html {
  return table(
    lines.map(
      (line) => html`<tr>
${quantityCell(line, READING, PLAIN)}
${dishCell(line, words, READING)}
<td class="r-line c-ink" align="right" style="${cell(READING)}padding-left:16px;white-space:nowrap;color:${COLOURS.ink};">${line.amount}${line.unitPrice === null ? null : under(line.unitPrice, READING)}</td>
</tr>
`,
    ),
  );
}

/** Table of the dishes to prepare, without prices; quantities above 1 are highlighted. */
export function kitchenDishes({ lines, words }: OrderView): Html {
  return table(
    lines.map(
      (line) => html`<tr>
${quantityCell(line, COOKING, line.quantity > 1 ? EMPHASIS : PLAIN)}
${dishCell(line, words, COOKING)}
</tr>
`,
    ),
  );
}

function table(rows: readonly Html[]): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${rows}</table>`;
}

/** Three times the font size is wide enough for two digits. */
function quantityCell(
  { quantity }: LineView,
  setting: Setting,
  { colour, className }: TextColour,
): Html {
  const width = setting.name * 3;
  return html`<td class="r-line ${className}" width="${width}" style="${cell(setting)}width:${width}px;font-weight:700;white-space:nowrap;color:${colour};">${quantity}&nbsp;×</td>`;
}

function dishCell(line: LineView, words: OrderView["words"], setting: Setting): Html {
  const { name, choices, allergens, offer, note } = line;
  return html`<td class="r-line c-ink" style="${cell(setting)}color:${COLOURS.ink};${WRAP}"><strong style="font-weight:600;">${name}</strong>
${choices.map((text) => under(text, setting))}${offer === "" ? null : under(offer, setting)}${note === "" ? null : noteBox(words.note, note, setting)}${allergens === "" ? null : allergenLine(allergens, setting)}</td>`;
}

function cell({ name }: Setting): string {
  return `padding:14px 0;border-bottom:1px solid ${COLOURS.line};vertical-align:top;font-size:${name}px;line-height:${Math.round(name * 1.4)}px;`;
}

function under(text: string, setting: Setting): Html {
  return html`<p class="${setting.className}" style="margin:2px 0 0;${smallText(setting)}color:${setting.colour};${WRAP}">${text}</p>`;
}

/** Small and last, as allergens are reference information, not preparation steps. */
function allergenLine(text: string, setting: Setting): Html {
  return html`<p class="c-muted" style="margin:4px 0 0;${smallText({ ...setting, under: setting.under - 1 })}color:${COLOURS.muted};${WRAP}">${text}</p>`;
}

/** The customer's note, with its line breaks. */
function noteBox(title: string, note: string, setting: Setting): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 2px;"><tr><td class="b-note c-note" style="padding:8px 14px;background-color:${COLOURS.note};border-left:4px solid ${COLOURS.vermilion};${smallText(setting)}color:${COLOURS.noteInk};white-space:pre-line;${WRAP}"><strong>${title}</strong><br>${note}</td></tr></table>`;
}

function smallText(setting: Setting): string {
  return `font-size:${setting.under}px;line-height:${Math.round(setting.under * 1.45)}px;`;
}
