/** Chooses `one` for a count of 1, `many` otherwise; for 0, French grammar would need `one`. */
export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}
