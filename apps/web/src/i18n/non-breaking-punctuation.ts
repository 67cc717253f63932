/** Non-breaking spaces before French punctuation; English needs none. */
export function nonBreakingPunctuation(text: string): string {
  return text.replace(/ (?=[:;?!»%€])/g, "\u00a0").replace(/(?<=[«°]) /g, "\u00a0");
}
