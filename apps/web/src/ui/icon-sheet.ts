/**
 * SVG sprite of every icon, for the start of the document's body. It costs no script, and an icon
 * used by a hundred dishes is included once.
 */
export function iconSheet(symbols: string): string {
  return `<div hidden><svg>${symbols}</svg></div>`;
}
