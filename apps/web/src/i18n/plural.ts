/** French and English: one form for one, another for more; French counts 0 with one, English not. */
export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}
