/** A distance beyond a limit, rounded up to a tenth: 8.04 of at most 8 is not said to be 8. */
export function aboveLimit(distance: number): number {
  return Math.ceil(distance * 10) / 10;
}
