import type { Zone } from "@noren/ordering/model.ts";

/** A zone as guests choose it: by its name, whatever number of postal codes it has. */
export type NamedZone = Zone & { postalCodes: string };

/**
 * One entry for each name; `postalCodes` are joined by commas, `city` is that of all of them or "".
 */
export function namedZones(zones: readonly Zone[]): NamedZone[] {
  const isFirst = (zone: Zone, at: number) =>
    zones.findIndex(({ name }) => name === zone.name) === at;
  return zones.filter(isFirst).map((first) => {
    const same = zones.filter(({ name }) => name === first.name);
    const codes = new Set(same.map(({ postal_code }) => postal_code));
    const city = same.every((zone) => zone.city === first.city) ? first.city : "";
    return { ...first, city, postalCodes: [...codes].join(", ") };
  });
}
