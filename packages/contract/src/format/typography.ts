/** Non-breaking spaces before French punctuation; English needs none. */
export function nonBreakingPunctuation(text: string): string {
  return text.replace(/ (?=[:;?!»%€])/g, "\u00a0").replace(/(?<=[«°]) /g, "\u00a0");
}

/**
 * No line break between a number and what it counts (`24 pièces`, `L. 123`), nor within `18 h 30`.
 */
export function nonBreakingNumbers(text: string): string {
  return text.replace(/(?<=\d|\d\sh|\b[LR]\.) (?=[\p{L}\d])/gu, "\u00a0");
}

/**
 * For longer texts: both, and no line break within the number of an article or the word "e-mail".
 */
export function nonBreakingText(text: string): string {
  return nonBreakingNumbers(nonBreakingPunctuation(text)).replace(
    /(?<=\be-)(?=mail)|(?<=\d-)(?=\d)/g,
    "\u2060",
  );
}
