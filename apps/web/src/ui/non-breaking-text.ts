import { nonBreakingPunctuation } from "./non-breaking-punctuation.ts";

/**
 * Text that is read at length: besides French punctuation, a number stays with what it counts, and
 * the number of an article or of a telephone, and the word "e-mail", stay whole.
 */
export function nonBreakingText(text: string): string {
  return nonBreakingPunctuation(text)
    .replace(/(?<=\d|\b[LR]\.) (?=[\p{L}\d])/gu, "\u00a0")
    .replace(/(?<=\be-)(?=mail)|(?<=\d-)(?=\d)/g, "\u2060");
}
