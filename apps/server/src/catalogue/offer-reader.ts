import type { Locale } from "@noren/contract/locales.ts";
import type { Offer } from "@noren/ordering/model.ts";
import type { Selectable } from "kysely";
import { fromJson } from "../db/json-text.ts";
import type { OffersTable } from "../db/schema.ts";
import { wordsIn } from "./words.ts";

export function offerOf(row: Selectable<OffersTable>, locale: Locale): Offer {
  const terms = {
    id: row.id,
    name: wordsIn(locale, row.translations)("name", row.name),
    is_active: row.is_active === 1,
    allow_repeat: row.allow_repeat === 1,
    active_times: row.active_times === null ? null : fromJson(row.active_times),
    delivery_pickup: row.delivery_pickup,
    minimum_amount: row.minimum_amount,
    menus: fromJson(row.menus),
    categories: fromJson(row.categories),
    items: fromJson(row.items),
  };
  // All types share the two columns; the combination was validated when the offer was written.
  return { ...terms, type: row.type, value: row.value } as Offer;
}
