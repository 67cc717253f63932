import { formatMinutes } from "@noren/contract/format/distances.ts";
import { formatMoney } from "@noren/contract/format/money.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { Zone } from "@noren/ordering/model.ts";
import { LOCATION_WORDS } from "../../i18n/location-words.ts";

/** What a zone asks and offers beyond its fee, in words; empty for a zone with a fee alone. */
export function zoneTerms(zone: Zone, locale: Locale): string[] {
  const words = LOCATION_WORDS[locale];
  const { delivery_fee, minimum, free_from, extra_minutes } = zone;
  return [
    ...(minimum ? [words.zoneMinimum(formatMoney(minimum, locale))] : []),
    ...(free_from && delivery_fee > 0 ? [words.zoneFreeFrom(formatMoney(free_from, locale))] : []),
    ...(extra_minutes ? [words.zoneLonger(formatMinutes(extra_minutes, locale))] : []),
  ];
}
