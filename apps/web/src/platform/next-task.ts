/** Ends the task under way: the browser may paint, and hear a press, before what follows. */
export function nextTask(): Promise<void> {
  const { scheduler }: { scheduler?: { yield?: () => Promise<void> } } = window;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
