/**
 * Coalesces calls of `wake`: those during a run become one more run. `onError` gets the errors of
 * `work`. `stop` drops what was requested during the current run and waits for its end; `idle`
 * waits for all of it.
 */
export function coalesce(work: () => Promise<void>, onError: (error: unknown) => void) {
  let running: Promise<void> | null = null;
  let isWanted = false;
  let isStopped = false;

  async function workWhileWanted(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      await work().catch(onError);
    }
    running = null;
  }

  return {
    wake(): void {
      isWanted = true;
      if (!isStopped) running ??= workWhileWanted();
    },
    async idle(): Promise<void> {
      await running;
    },
    async stop(): Promise<void> {
      isStopped = true;
      await running;
    },
  };
}
