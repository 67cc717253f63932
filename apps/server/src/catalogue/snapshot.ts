import { inEachLocale, type Locale } from "@noren/contract/locales.ts";
import type { RestaurantSettings, SettingPair } from "@noren/contract/settings.ts";
import { type ItemIndex, indexItems } from "@noren/ordering/cart.ts";
import { isWithin, openSpans } from "@noren/ordering/menu-hours.ts";
import type { Menu, Offer } from "@noren/ordering/model.ts";
import { orderingAt, withExtraMinutes } from "@noren/ordering/pause.ts";
import { wallClock } from "@noren/ordering/zone.ts";
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
  unavailable: ReadonlySet<number>;
  in: Record<Locale, { menus: Menu[]; offers: Offer[]; index: ItemIndex }>;
};

export function snapshotOf(stored: StoredCatalogue, options: RestaurantOptions): Snapshot {
  const settings = restaurantSettings(stored.pairs, options);
  const wordsOf = (locale: Locale) => ({
    menus: stored.menus[locale],
    offers: stored.offers[locale],
    index: indexItems(stored.menus[locale]),
  });
  return {
    version: stored.version,
    settings,
    pairsAt(now, isCardOffered) {
      const offered = isCardOffered ? settings : withoutCard(settings);
      return publicPairs(stored.pairs, settingsAt(offered, now));
    },
    unavailable: stored.unavailable,
    in: inEachLocale(wordsOf),
  };
}

/**
 * The settings with ordering pauses that have not expired, and with extra minutes added to the
 * slots' lead times.
 */
export function settingsAt(settings: RestaurantSettings, now: number): RestaurantSettings {
  const ordering = orderingAt(settings.ordering, now);
  const { delivery, pickup } = settings.slots;
  const slots = {
    delivery: withExtraMinutes(delivery, ordering),
    pickup: withExtraMinutes(pickup, ordering),
  };
  return { ...settings, ordering, slots };
}

/** The available menus, whose hours are the restaurant's service hours. */
export function serviceHours({ in: { fr }, settings }: Snapshot) {
  const menus = fr.menus.filter(({ menu_is_available }) => menu_is_available);
  return { menus, timezone: settings.timezone };
}

/** For each menu, in their order, whether it is open at this minute. */
export function openMenus({ in: { fr }, settings }: Snapshot, now: number): boolean[] {
  const { weekday, minutes } = wallClock(now, settings.timezone);
  const minute = { from: minutes, to: minutes + 1 };
  return fr.menus.map((menu) => isWithin(minute, openSpans(menu, weekday)));
}
