import { orderingAt } from "@noren/ordering/pause.ts";
import { onCommit } from "../db/commit-signals.ts";
import type { Db } from "../db/open.ts";
import type { Log } from "../log.ts";
import { readCatalogue, readVersion } from "./read-catalogue.ts";
import type { RestaurantOptions } from "./restaurant-settings.ts";
import { openMenus, type Snapshot, snapshotOf } from "./snapshot.ts";

/** Interval in ms at which changes by other processes are detected. */
const POLL_MS = 1000;

export type Catalogue = {
  current(): Snapshot;
  /** A snapshot of at least this version, reloaded if necessary. */
  atLeast(version: number): Promise<Snapshot>;
  /** Reloads the snapshot where the version in the database differs. */
  refresh(): Promise<void>;
  /**
   * A cache key for public answers: changes with the data, when a menu opens or closes, and when a
   * pause ends.
   */
  stamp(): string;
  stop(): void;
};

export type CatalogueInput = { db: Db; restaurant: RestaurantOptions; log: Log; now: () => number };

/** Keeps the catalogue in memory; while the database is unavailable the last snapshot stays. */
export async function openCatalogue({
  db,
  restaurant,
  log,
  now,
}: CatalogueInput): Promise<Catalogue> {
  let snapshot = await load();
  let loading: Promise<Snapshot> | null = null;
  let stamped = { minute: Number.NaN, of: snapshot, stamp: "" };

  async function load(): Promise<Snapshot> {
    return snapshotOf(await readCatalogue(db), restaurant);
  }

  async function reload(): Promise<Snapshot> {
    loading ??= load().finally(() => {
      loading = null;
    });
    snapshot = await loading;
    return snapshot;
  }

  async function refresh(): Promise<void> {
    if ((await readVersion(db)) !== snapshot.version) await reload();
  }

  let isUnavailable = false;
  async function poll(): Promise<void> {
    try {
      await refresh();
      if (isUnavailable) log.info("the catalogue can be read again");
      isUnavailable = false;
    } catch (err) {
      if (!isUnavailable) log.warn({ err }, "the catalogue cannot be read; the last one stays");
      isUnavailable = true;
    }
  }
  const pollTimer = setInterval(poll, POLL_MS).unref();
  const stopListener = onCommit(db, "catalogue", poll);

  return {
    current: () => snapshot,
    async atLeast(version) {
      while (snapshot.version < version) await reload();
      return snapshot;
    },
    refresh,
    stamp() {
      const minute = Math.floor(now() / 60_000);
      if (stamped.minute !== minute || stamped.of !== snapshot) {
        const open = openMenus(snapshot, now()).map(Number).join("");
        const { pickup_paused_until, delivery_paused_until, extra_minutes } = orderingAt(
          snapshot.settings.ordering,
          now(),
        );
        const paused = `${pickup_paused_until ? "p" : ""}${delivery_paused_until ? "d" : ""}`;
        const ordering = `${paused}${extra_minutes}`;
        stamped = { minute, of: snapshot, stamp: `${snapshot.version}.${open}.${ordering}` };
      }
      return stamped.stamp;
    },
    stop() {
      clearInterval(pollTimer);
      stopListener();
    },
  };
}
