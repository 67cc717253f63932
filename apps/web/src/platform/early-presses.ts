type Early = Set<HTMLElement> & { hear: (event: MouseEvent) => void };

/**
 * Runs in the page before its scripts are there, a second or two on a slow phone: a press on a button
 * would be lost. Each pressed one is kept, once however often one tries, and marked for the styles.
 * Inline, and so written small by hand; the content policy allows it by its hash.
 */
export const KEEP_EARLY_PRESSES =
  `addEventListener("click",(early=new Set).hear=e=>{` +
  `let b=e.target.closest("#root button");` +
  `b&&(e.preventDefault(),early.add(b),b.dataset.early="")})`;

/** Presses again what was pressed too early; React hears from here on. */
export function repeatEarlyPresses(): void {
  const { early } = window as { early?: Early };
  if (!early) return;
  removeEventListener("click", early.hear);
  for (const button of early) {
    delete button.dataset.early;
    button.click();
  }
}
