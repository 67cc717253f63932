/** Faults of the interface, with the product's tag, so that they are found among a site's others. */
export function logFault(error: unknown): void {
  console.error("[noren]", error);
}
