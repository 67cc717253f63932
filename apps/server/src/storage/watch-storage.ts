import type { StorageState } from "@noren/contract/staff/restaurant.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Config } from "../config.ts";
import type { Db } from "../db/open.ts";
import type { PeriodicJob } from "../jobs/periodic-job.ts";
import type { Log } from "../log.ts";
import { freeBytes, LOW_BYTES } from "./disk-space.ts";
import { notifyOwnersDirectly, notifyOwnersOfLowSpace } from "./notify-owners.ts";

export type StorageWatchInput = {
  db: Db;
  catalogue: Pick<Catalogue, "current">;
  log: Log;
  /** Epoch milliseconds. */
  now: () => number;
  config: Pick<Config, "dataDir" | "siteRoot" | "smtpUrl" | "mailFrom">;
  isFull: () => boolean;
  lowBytes?: number;
};

export type StorageWatch = {
  state(): StorageState;
  /** Checks the disk now, and notifies the owners where necessary. */
  check(): Promise<void>;
};

/** Minimum interval in ms between mails about a full disk. */
const NOTIFY_AGAIN_MS = 6 * 60 * 60_000;

/**
 * Watches the disk space of the database, in advance where it is a disk of this machine, and
 * notifies the owners: through the outbox while space is low, directly once nothing can be written.
 */
export function watchStorage(input: StorageWatchInput): StorageWatch {
  const { config, isFull, log, now, lowBytes = LOW_BYTES } = input;
  let isLow = false;
  /** By owner, epoch milliseconds. */
  const notifiedFullAt = new Map<number, number>();

  async function check(): Promise<void> {
    const free = await freeBytes(config.dataDir);
    const wasLow = isLow;
    isLow = free !== null && free < lowBytes;
    if (isLow && !wasLow)
      log.warn({ free, folder: config.dataDir }, "the disk of DATA_DIR is nearly full");
    if (isFull()) {
      const isDue = (owner: number) =>
        now() - (notifiedFullAt.get(owner) ?? Number.NEGATIVE_INFINITY) >= NOTIFY_AGAIN_MS;
      for (const owner of await notifyOwnersDirectly(input, isDue))
        notifiedFullAt.set(owner, now());
    } else if (isLow) await notifyOwnersOfLowSpace(input);
  }

  return { state: () => (isFull() ? "full" : isLow ? "low" : "ok"), check };
}

export const storageCheck: PeriodicJob<{ storage: StorageWatch }> = {
  name: "storage_check",
  everyMs: 10_000,
  run: ({ storage }) => storage.check(),
};
