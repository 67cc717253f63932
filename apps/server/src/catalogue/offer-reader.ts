import type { Locale } from "@noren/contract/locales.ts";
import { type ActiveDays, activityAt } from "@noren/ordering/active-days.ts";
import type { Menu } from "@noren/ordering/model.ts";
import type { Offer } from "@noren/ordering/offers.ts";
import type { Selectable } from "kysely";
import { fromJson } from "../db/json-text.ts";
import type { OffersTable } from "../db/offer-tables.ts";
import { wordsIn } from "./words.ts";

/** An offer with the owner's own `is_active`, and the days on which it applies. */
export type StoredOffer = Offer & { days: ActiveDays };

export function offerOf(row: Selectable<OffersTable>, locale: Locale): StoredOffer {
  const { first_date, last_date } = row;
  const terms = {
    id: row.id,
    name: wordsIn(locale, row.translations)("name", row.name),
    is_active: row.is_active === 1,
    changes_at: [],
    days: { first_date, last_date, weekdays: fromJson(row.weekdays) },
    allow_repeat: row.allow_repeat === 1,
    active_times: row.active_times === null ? null : fromJson(row.active_times),
    delivery_pickup: row.delivery_pickup,
    minimum_amount: row.minimum_amount,
    menus: fromJson(row.menus),
    categories: fromJson(row.categories),
    items: fromJson(row.items),
  };
  // All types share the two columns; the combination was validated when the offer was written.
  return { ...terms, type: row.type, value: row.value } as StoredOffer;
}

/** The offer as it applies at an instant: never while its owner has switched it off. */
export function offerAt(
  { days, ...offer }: StoredOffer,
  hours: { menus: readonly Menu[]; timezone: string },
  now: number,
): Offer {
  return offer.is_active ? { ...offer, ...activityAt(days, hours, now) } : offer;
}
