import { readSettings, type SettingPair } from "@noren/contract/settings.ts";
import { DEFAULT_COUNTRY } from "@noren/ordering/constants.ts";
import type { Zone } from "@noren/ordering/model.ts";
import { withLeadingZero } from "@noren/ordering/towns.ts";
import { toJson } from "../db/json-text.ts";
import type { ZonePlace } from "../db/zone-tables.ts";

function wholePostalCode({ country, postal_code }: Omit<ZonePlace, "city">): string {
  return country === DEFAULT_COUNTRY ? withLeadingZero(postal_code) : postal_code;
}

/**
 * The French postal codes of zones that lost their leading zero, as numbers do in a spreadsheet.
 */
export function shortPostalCodes(pairs: readonly SettingPair[]): string[] {
  return readSettings(pairs)
    .settings.delivery.zones.filter((zone) => wholePostalCode(zone) !== zone.postal_code)
    .map(({ postal_code }) => postal_code);
}

/**
 * The rows of the zones in a restaurant's settings. Records that follow each other and differ only
 * in their place are one zone.
 */
export function zoneRows(pairs: readonly SettingPair[]) {
  const zones: { terms: Omit<Zone, keyof ZonePlace>; places: ZonePlace[] }[] = [];
  for (const zone of readSettings(pairs).settings.delivery.zones) {
    const { city, country, postal_code, ...terms } = zone;
    const place = { city, country, postal_code: wholePostalCode({ country, postal_code }) };
    const last = zones.at(-1);
    if (last && toJson(last.terms) === toJson(terms)) last.places.push(place);
    else zones.push({ terms, places: [place] });
  }
  return zones.map(({ terms, places }, position) => ({
    position,
    name: terms.name,
    delivery_fee: terms.delivery_fee,
    minimum: terms.minimum ?? null,
    free_from: terms.free_from ?? null,
    extra_minutes: terms.extra_minutes ?? 0,
    polygon: terms.polygon ? toJson(terms.polygon) : null,
    places: toJson(places),
  }));
}
