import type { LineChoice, LineRef } from "@noren/ordering/model.ts";

/**
 * A cart as short text (rules.md, Persistence): `item.quantity.choices.note`, lines separated by
 * `~`, choices by `_`, numbers in base 36. A cookie holds about 150 lines.
 */
export function encodeCart(refs: readonly LineRef[]): string {
  return refs.map(encodeLine).join("~");
}

/** Unreadable lines are left out; the others are kept. */
export function decodeCart(text: string): LineRef[] {
  return text.split("~").flatMap(decodeLine);
}

function encodeLine({ item_id, quantity, note, choices }: LineRef): string {
  const chosen = choices.map(({ option_id, id, quantity }) =>
    [option_id, id, quantity].map(short).join("-"),
  );
  const parts = [short(item_id), short(quantity), chosen.join("_"), escapeNote(note)];
  return parts.join(".").replace(/\.+$/, "");
}

function decodeLine(line: string): LineRef[] {
  const [item = "", quantity = "", chosen = "", ...note] = line.split(".");
  const ref: LineRef = {
    item_id: long(item),
    quantity: long(quantity),
    note: unescapeNote(note.join(".")),
    choices: chosen === "" ? [] : chosen.split("_").map(decodeChoice),
  };
  const numbers = [ref.item_id, ref.quantity, ...ref.choices.flatMap(Object.values)];
  return numbers.every((n) => Number.isSafeInteger(n) && n > 0) ? [ref] : [];
}

function decodeChoice(choice: string): LineChoice {
  const [option_id = Number.NaN, id = Number.NaN, quantity = Number.NaN] = choice
    .split("-")
    .map(long);
  return { option_id, id, quantity };
}

function short(number: number): string {
  return number.toString(36);
}

function long(text: string): number {
  return /^[0-9a-z]+$/.test(text) ? Number.parseInt(text, 36) : Number.NaN;
}

/** Escapes only the line separator and the escape character; a cookie escapes the rest itself. */
function escapeNote(note: string): string {
  return note.replaceAll("!", "!1").replaceAll("~", "!2").replace(/\.$/, "!3");
}

function unescapeNote(note: string): string {
  return note.replace(/!3$/, ".").replaceAll("!2", "~").replaceAll("!1", "!");
}
