import type { Log } from "../log.ts";

/**
 * Coalesces calls of `wake`: those during a run become one more run. `stop` waits for the current
 * run.
 */
export function coalesce(work: () => Promise<void>, failure: string, log: Pick<Log, "error">) {
  let running: Promise<void> | null = null;
  let isWanted = false;
  let isStopped = false;

  async function workWhileWanted(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      await work().catch((err) => log.error({ err }, failure));
    }
    running = null;
  }

  return {
    wake(): void {
      isWanted = true;
      if (!isStopped) running ??= workWhileWanted();
    },
    async stop(): Promise<void> {
      isStopped = true;
      await running;
    },
  };
}
