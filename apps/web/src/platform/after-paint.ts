/**
 * Defers a task until the response to an input event was painted, to keep interaction latency low.
 */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
