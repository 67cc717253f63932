/**
 * Every icon's drawing, for the start of a document's body. There they cost no script, and what is
 * drawn beside each of a hundred dishes is written once.
 */
export function iconSheet(symbols: string): string {
  return `<div hidden><svg>${symbols}</svg></div>`;
}
