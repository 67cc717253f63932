import type { Log } from "../log.ts";

/** Woken while it works, it works once more. */
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
