import { createHash } from "node:crypto";
import type { Locale } from "@noren/contract/locales.ts";
import type { RestaurantSettings, SettingPair } from "@noren/contract/settings.ts";
import { isUnrestricted, menusOnSale, optionsOnSale } from "@noren/ordering/availability.ts";
import { type ItemIndex, indexItems } from "@noren/ordering/cart.ts";
import type { DailyCount } from "@noren/ordering/daily-count.ts";
import { knownDay } from "@noren/ordering/day-lists.ts";
import { isOpenAt } from "@noren/ordering/menu-hours.ts";
import type { Item, Menu, Option } from "@noren/ordering/model.ts";
import { currentNotices } from "@noren/ordering/notices.ts";
import type { Offer } from "@noren/ordering/offers.ts";
import { orderingAt, withExtraMinutes } from "@noren/ordering/pause.ts";
import { wallClock } from "@noren/ordering/zone.ts";
import type { KitchenNames } from "./kitchen-names.ts";
import { lazyInEachLocale } from "./lazy-locales.ts";
import { offerAt, type StoredOffer } from "./offer-reader.ts";
import type { StoredCatalogue } from "./read-catalogue.ts";
import {
  publicPairs,
  type RestaurantOptions,
  restaurantSettings,
  withoutCard,
} from "./restaurant-settings.ts";

/** The catalogue in memory, as orders and public answers need it. */
export type Snapshot = {
  version: number;
  settings: RestaurantSettings;
  /** The settings of `GET settings` at an instant, depending on whether card payment is offered. */
  pairsAt: (now: number, isCardOffered: boolean) => SettingPair[];
  unavailable: StoredCatalogue["unavailable"];
  kitchenNames: KitchenNames;
  /** With every dish, sold out or not. */
  in: WordsByLocale;
  /** With what can be ordered at an instant; `key` changes with it, and is empty where all can. */
  onSaleAt: (now: number) => { key: string; in: WordsByLocale };
  /** The options of a dish at an instant, also of one that is sold out, in the first language. */
  optionsAt: (now: number) => (item: Item) => Option[];
  /** Counts of dishes that a day can sell only so many of, by item id. */
  counts: ReadonlyMap<number, DailyCount>;
};

type WordsByLocale = Record<Locale, { menus: Menu[]; offers: StoredOffer[]; index: ItemIndex }>;

const MINUTE = 60_000;

export function snapshotOf(stored: StoredCatalogue, options: RestaurantOptions): Snapshot {
  const known = restaurantSettings(stored.pairs, options);
  const settings = { ...known, delivery: { ...known.delivery, zones: stored.zones } };
  const { availability } = stored;
  const wordsWith = (menusIn: (locale: Locale) => Menu[]) =>
    lazyInEachLocale((locale) => {
      const menus = menusIn(locale);
      return { menus, offers: stored.offers[locale], index: indexItems(menus) };
    });
  const complete = wordsWith((locale) => stored.menus[locale]);
  const unrestricted = { key: "", in: complete };
  let isUnlimited: boolean | null = null;
  let latest = { minute: Number.NaN, onSale: unrestricted };

  function onSaleAt(now: number) {
    isUnlimited ??= isUnrestricted(availability, stored.menus.fr);
    if (isUnlimited) return unrestricted;
    const minute = Math.floor(now / MINUTE);
    if (latest.minute === minute) return latest.onSale;
    const menusIn = (locale: Locale) =>
      menusOnSale(stored.menus[locale], availability, now, settings.timezone);
    const key = keyOf(menusIn("fr"));
    const onSale = key === latest.onSale.key ? latest.onSale : { key, in: wordsWith(menusIn) };
    latest = { minute, onSale };
    return onSale;
  }

  return {
    version: stored.version,
    settings,
    pairsAt(now, isCardOffered) {
      const offered = isCardOffered ? settings : withoutCard(settings);
      return publicPairs(stored.pairs, settingsAt(offered, now));
    },
    unavailable: stored.unavailable,
    kitchenNames: stored.kitchenNames,
    in: complete,
    onSaleAt,
    optionsAt: (now) => optionsOnSale(stored.menus.fr, availability, now, settings.timezone),
    counts: availability.counts,
  };
}

/** Short, and different for menus of which something else is sold out or left. */
function keyOf(menus: readonly Menu[]): string {
  const restricted = menus.flatMap(({ categories }) =>
    categories.flatMap(({ items, sold_out = [] }) => [
      ...sold_out.map(({ item_id, back_at }) => [item_id, back_at]),
      ...items.flatMap(({ item_id, left, options }) => [
        ...(left === undefined ? [] : [[item_id, "left", left]]),
        ...options.flatMap(({ sold_out = [] }) =>
          sold_out.map(({ id, back_at }) => [item_id, id, back_at]),
        ),
      ]),
    ]),
  );
  if (restricted.length === 0) return "";
  return createHash("sha256").update(JSON.stringify(restricted)).digest("base64url").slice(0, 16);
}

/**
 * The settings with ordering pauses and notices that have not expired, and with extra minutes added
 * to the slots' lead times.
 */
export function settingsAt(settings: RestaurantSettings, now: number): RestaurantSettings {
  const ordering = orderingAt(settings.ordering, now);
  const { delivery, pickup } = settings.slots;
  const slots = {
    delivery: withExtraMinutes(delivery, ordering),
    pickup: withExtraMinutes(pickup, ordering),
  };
  const { texts, timezone } = settings;
  const notices = currentNotices(texts.notices, now, timezone);
  return { ...settings, ordering, slots, texts: { ...texts, notices } };
}

/** The available menus, whose hours are the restaurant's service hours. */
export function serviceHours({ in: { fr }, settings }: Snapshot) {
  const menus = fr.menus.filter(({ menu_is_available }) => menu_is_available);
  return { menus, timezone: settings.timezone };
}

/** For each menu, in their order, whether it is open at this instant. */
export function openMenus({ in: { fr }, settings }: Snapshot, now: number): boolean[] {
  const { timezone } = settings;
  const { date } = wallClock(now, timezone);
  return fr.menus.map((menu) => isOpenAt(menu, date, now, timezone));
}

/** Today, where what the menus say of their hours depends on it; otherwise null. */
export function knownDayAt({ in: { fr }, settings }: Snapshot, now: number): string | null {
  return knownDay(fr.menus, wallClock(now, settings.timezone).date);
}

/** The offers as they apply at this moment of ordering. */
export function offersAt(snapshot: Snapshot, locale: Locale, now: number): Offer[] {
  const hours = serviceHours(snapshot);
  return snapshot.in[locale].offers.map((offer) => offerAt(offer, hours, now));
}
