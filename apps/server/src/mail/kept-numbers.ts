/** No line's end parts a number from what it counts: `24 pièces`, `18 h 30`. */
export function keptNumbers(text: string): string {
  return text.replace(/(?<=\d|\d\sh) (?=[\p{L}\d])/gu, "\u00a0");
}
