import { isDeepStrictEqual } from "node:util";
import type { Api, Reply } from "@noren/contract/api.ts";
import type { ApiProblem } from "@noren/contract/api-problem.ts";
import { inEachLocale, LOCALES, type Locale } from "@noren/contract/locales.ts";
import { knownDay } from "@noren/ordering/day-lists.ts";
import { menuOrder } from "@noren/ordering/menu-times.ts";
import type { Menu } from "@noren/ordering/model.ts";
import { wallClock } from "@noren/ordering/zone.ts";
import type { Log } from "../log.ts";

/** Age in ms from which a page view loads the data again in the background. */
export const FRESH_MS = 30_000;

/** Age in ms up to which data is served while loading it again takes long or fails. */
export const MAX_AGE_MS = 6 * 3_600_000;

type Options = { apiIn: (locale: Locale) => Api; now: () => number; log: Pick<Log, "warn"> };

/**
 * Settings, menus and offers of another server, which does not announce their changes: all pages
 * share them per locale (stale-while-revalidate). At most one request per call and locale is in
 * flight.
 */
export function createForeignData({ apiIn, now, log }: Options) {
  let version = 0;
  let ordered = { minute: Number.NaN, version, order: "" };

  const apis = inEachLocale((locale) => {
    const api = apiIn(locale);
    const shared = <T>(call: string, load: () => Promise<Reply<T>>) =>
      sharedLoad(load, {
        now,
        onChange: () => version++,
        onFailure: ({ code, status, cause }) =>
          log.warn({ call, locale, code, status, err: cause }, "the API at API_ROOT failed"),
      });
    const loads = {
      settings: shared("settings", api.settings),
      menus: shared("menus", api.menus),
      offers: shared("offers", api.offers),
    };
    const { settings, menus, offers } = loads;
    return {
      loads,
      api: { ...api, settings: settings.get, menus: menus.get, offers: offers.get },
    };
  });

  /**
   * The order in which the menus can be had, and today where they have hours of dates; the same in
   * every locale, computed once a minute.
   */
  function orderNow(): string {
    const minute = Math.floor(now() / 60_000);
    if (ordered.minute === minute && ordered.version === version) return ordered.order;
    const known = LOCALES.map((locale) => {
      const menus = apis[locale].loads.menus.known();
      const settings = apis[locale].loads.settings.known();
      if (!menus || !settings) return null;
      const order = menuOrder(menus.filter(isAvailable), settings, now()).join("-");
      const day = knownDay(menus, wallClock(now(), settings.timezone).date);
      return day ? `${order}.${day}` : order;
    });
    const order = known.find((stamp) => stamp !== null) ?? null;
    if (order === null) return "";
    ordered = { minute, version, order };
    return ordered.order;
  }

  return {
    api: (locale: Locale): Api => apis[locale].api,
    /**
     * Changes with the data, when another menu can be ordered first, and at midnight where menus
     * have hours of dates; starts loading what was loaded before and is no longer fresh.
     */
    version(): string {
      for (const locale of LOCALES)
        for (const load of Object.values(apis[locale].loads)) load.revalidate();
      return `${version}.${orderNow()}`;
    },
  };
}

function isAvailable({ menu_is_available }: Menu): boolean {
  return menu_is_available;
}

type LoadOptions = {
  now: () => number;
  /** What `get` answered before is no longer what it answers. */
  onChange: () => void;
  onFailure: (problem: ApiProblem) => void;
};

function sharedLoad<T>(load: () => Promise<Reply<T>>, { now, onChange, onFailure }: LoadOptions) {
  /** The last success until it is too old; the last failure if there is none. */
  let kept: { reply: Reply<T>; loadedAt: number } | null = null;
  let triedAt: number | null = null;
  let running: Promise<Reply<T>> | null = null;

  async function loadAgain(): Promise<Reply<T>> {
    const reply = await load();
    running = null;
    triedAt = now();
    if (!reply.ok) onFailure(reply.problem);
    if (!reply.ok && kept?.reply.ok) return kept.reply;
    const isChange = kept !== null && !isSame(kept.reply, reply);
    kept = { reply, loadedAt: triedAt };
    if (isChange) onChange();
    return reply;
  }

  function refresh(): Promise<Reply<T>> {
    running ??= loadAgain();
    return running;
  }

  function revalidate(): void {
    if (triedAt === null) return;
    if (kept?.reply.ok && now() - kept.loadedAt > MAX_AGE_MS) {
      kept = null;
      onChange();
    }
    if (now() - triedAt >= FRESH_MS) void refresh();
  }

  return {
    revalidate,
    known: (): T | null => (kept?.reply.ok ? kept.reply.payload : null),
    /** Waits only where there is no success to answer with. */
    async get(): Promise<Reply<T>> {
      revalidate();
      return kept?.reply.ok ? kept.reply : refresh();
    },
  };
}

/** Any two failures look the same to a page. */
function isSame<T>(a: Reply<T>, b: Reply<T>): boolean {
  return a.ok && b.ok ? isDeepStrictEqual(a.payload, b.payload) : a.ok === b.ok;
}
