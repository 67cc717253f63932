import { setImmediate as nextTurn } from "node:timers/promises";
import { menuOrder } from "@noren/ordering/menu-times.ts";
import { orderingAt } from "@noren/ordering/pause.ts";
import { coalesce } from "../coalesce.ts";
import { onCommit } from "../db/commit-signals.ts";
import type { Db } from "../db/open.ts";
import type { Log } from "../log.ts";
import { menuMemory } from "./menu-memory.ts";
import { readCatalogue, readVersion } from "./read-catalogue.ts";
import type { RestaurantOptions } from "./restaurant-settings.ts";
import {
  knownDayAt,
  offersAt,
  openMenus,
  type Snapshot,
  serviceHours,
  settingsAt,
  snapshotOf,
} from "./snapshot.ts";

/** Interval in ms at which changes are detected whose notification was lost. */
const POLL_MS = 1000;

export type Catalogue = {
  current(): Snapshot;
  /** A snapshot of at least this version, reloaded if necessary. */
  atLeast(version: number): Promise<Snapshot>;
  /** The snapshot as an open transaction sees it; not kept. */
  asSeenBy(trx: Db): Promise<Snapshot>;
  /** Reloads the snapshot where the version in the database differs. */
  refresh(): Promise<void>;
  /** Refreshes soon, after the notification of another instance. */
  wake(): void;
  /** Null unless a commit of this process is being read, for which every later call waits. */
  afterCommit(): Promise<void> | null;
  /**
   * A cache key for public answers and pages: changes with the data, when a menu opens or closes,
   * when another menu can be ordered first, when a day of an offer starts or ends, when a pause or
   * a notice ends, when what is sold out returns, and at midnight while the coming days have hours
   * of their own.
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
  const memory = menuMemory();
  let snapshot = await load();
  let loading: Promise<Snapshot> | null = null;
  let stamped = { minute: Number.NaN, of: snapshot, stamp: "" };

  async function load(): Promise<Snapshot> {
    return snapshotOf(await readCatalogue(db, now(), memory), restaurant);
  }

  async function asSeenBy(trx: Db): Promise<Snapshot> {
    return snapshotOf(await readCatalogue(trx, now()), restaurant);
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
    // The answer of the call that has changed something is sent first.
    await nextTurn();
    try {
      await refresh();
      if (isUnavailable) log.info("the catalogue can be read again");
      isUnavailable = false;
    } catch (err) {
      if (!isUnavailable) log.warn({ err }, "the catalogue cannot be read; the last one stays");
      isUnavailable = true;
    }
  }
  const poller = coalesce(poll, () => {});
  const pollTimer = setInterval(poller.wake, POLL_MS).unref();
  let afterCommit: Promise<void> | null = null;
  const stopListener = onCommit(db, "catalogue", () => {
    poller.wake();
    const refreshed = poller.idle().then(() => {
      if (afterCommit === refreshed) afterCommit = null;
    });
    afterCommit = refreshed;
  });

  return {
    current: () => snapshot,
    async atLeast(version) {
      while (snapshot.version < version) await reload();
      return snapshot;
    },
    asSeenBy,
    refresh,
    wake: poller.wake,
    afterCommit: () => afterCommit,
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
        const { menus } = serviceHours(snapshot);
        const settings = settingsAt(snapshot.settings, now());
        const order = menuOrder(menus, settings, now()).join("-");
        const notices = settings.texts.notices.length;
        const offers = offersAt(snapshot, "fr", now()).map(({ is_active }) => Number(is_active));
        const { key } = snapshot.onSaleAt(now());
        const day = knownDayAt(snapshot, now()) ?? "";
        const parts = [snapshot.version, open, ordering, order, notices, offers.join(""), key, day];
        const stamp = parts.join(".");
        stamped = { minute, of: snapshot, stamp };
      }
      return stamped.stamp;
    },
    stop() {
      clearInterval(pollTimer);
      stopListener();
    },
  };
}
