/** Runs what nobody waits for once the answer to a press can be seen: a press is felt until then. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
