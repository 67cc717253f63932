/** French punctuation stays with its word, whatever the width; English has none to keep. */
export function nonBreakingPunctuation(text: string): string {
  return text.replace(/ (?=[:;?!»%€])/g, "\u00a0").replace(/(?<=[«°]) /g, "\u00a0");
}
