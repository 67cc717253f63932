import { coalesce } from "../coalesce.ts";
import { onCommit } from "../db/commit-signals.ts";
import { duePrinters, type PrintServices, printAllOn } from "./print-queue.ts";

export type PrintLoop = {
  /** Begins no more jobs and waits for running ones. */
  stop(): Promise<void>;
};

/** Poll interval for jobs queued by another instance, and for retries. */
const POLL_MS = 2000;

/**
 * Prints queued jobs until stopped, concurrently per printer. Safe to run in any number of
 * instances.
 */
export function startPrintLoop(services: PrintServices): PrintLoop {
  const { db, log, now } = services;
  const printing = new Map<number, Promise<void>>();
  let isStopped = false;

  async function poll(): Promise<void> {
    for (const id of await duePrinters(db, now()))
      if (!isStopped && !printing.has(id)) printing.set(id, print(id));
  }

  /** Polls again afterwards for jobs that were queued meanwhile. */
  async function print(id: number): Promise<void> {
    const isDone = await printAllOn(services, id).then(
      () => true,
      (err) => {
        log.error({ err, printer: id }, "printing failed; trying again");
        return false;
      },
    );
    printing.delete(id);
    if (isDone) poller.wake();
  }

  const poller = coalesce(poll, (err) =>
    log.error({ err }, "the print queue cannot be read; trying again"),
  );
  const pollTimer = setInterval(poller.wake, POLL_MS).unref();
  const stopListener = onCommit(db, "printing", poller.wake);
  poller.wake();

  return {
    async stop() {
      isStopped = true;
      stopListener();
      clearInterval(pollTimer);
      await poller.stop();
      await Promise.all(printing.values());
    },
  };
}
