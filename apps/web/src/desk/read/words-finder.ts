import { fold } from "@noren/ordering/compared-text.ts";

/**
 * Tells texts that have every word of a query, whatever accents and case; an empty one fits all.
 */
export function wordsFinder(query: string): (text: string) => boolean {
  const words = fold(query.trim()).split(/\s+/);
  return (text) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
}
