/** Logs client errors with the product's tag, to tell them from other errors of a site. */
export function logFault(error: unknown): void {
  console.error("[noren]", error);
}
