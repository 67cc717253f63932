import { nonBreakingPunctuation } from "../i18n/non-breaking-punctuation.ts";

/**
 * For longer texts: besides French punctuation, no line break between a number and its unit, or
 * within the number of an article or telephone, or the word "e-mail".
 */
export function nonBreakingText(text: string): string {
  return nonBreakingPunctuation(text)
    .replace(/(?<=\d|\b[LR]\.) (?=[\p{L}\d])/gu, "\u00a0")
    .replace(/(?<=\be-)(?=mail)|(?<=\d-)(?=\d)/g, "\u2060");
}
