type Early = Set<HTMLElement> & { hear: (event: MouseEvent) => void };

/**
 * Inline script that runs before the page's scripts have loaded (a second or two on a slow phone),
 * when a press on a button would be lost. Records each pressed button once and marks it for the
 * styles. Minified by hand because it is inlined; the content security policy allows it by its
 * hash.
 */
export const KEEP_EARLY_PRESSES =
  `addEventListener("click",(early=new Set).hear=e=>{` +
  `let b=e.target.closest("#root button");` +
  `b&&(e.preventDefault(),early.add(b),b.dataset.early="")})`;

/** Replays the recorded presses; React handles presses from here on. */
export function repeatEarlyPresses(): void {
  const { early } = window as { early?: Early };
  if (!early) return;
  removeEventListener("click", early.hear);
  for (const button of early) {
    delete button.dataset.early;
    button.click();
  }
}
