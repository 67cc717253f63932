import { nonBreakingPunctuation } from "@noren/contract/format/typography.ts";

/** Adds non-breaking spaces before French punctuation to texts and to results of functions. */
export function typeset<T>(words: T): T {
  if (typeof words === "string") return nonBreakingPunctuation(words) as T;
  if (typeof words === "function")
    return ((...given: unknown[]) => typeset(Reflect.apply(words, undefined, given))) as T;
  if (Array.isArray(words)) return words.map(typeset) as T;
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, typeset(value)]),
  ) as T;
}
