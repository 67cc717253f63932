/** All texts of a catalogue, for tests; those that functions put together by their source. */
export function textsOf(words: unknown): string[] {
  if (typeof words !== "object" || words === null) return [String(words)];
  return Object.values(words).flatMap(textsOf);
}
