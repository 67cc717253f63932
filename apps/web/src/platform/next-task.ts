/** Yields to the event loop: the browser may paint and handle input before the rest. */
export function nextTask(): Promise<void> {
  const { scheduler }: { scheduler?: { yield?: () => Promise<void> } } = window;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
