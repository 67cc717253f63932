import type { Zone } from "@noren/ordering/model.ts";
import { fromJson } from "../db/json-text.ts";
import type { ZoneRow } from "../db/zone-tables.ts";

/** The zones of the rules and the wire: one record for each postal code of a stored zone. */
export function zonesOf(rows: readonly ZoneRow[]): Zone[] {
  return rows.flatMap((row) => {
    const { name, delivery_fee, minimum, free_from, extra_minutes, polygon } = row;
    const terms = {
      delivery_fee,
      ...(minimum && { minimum }),
      ...(free_from !== null && { free_from }),
      ...(extra_minutes && { extra_minutes }),
      ...(polygon && { polygon: fromJson(polygon) }),
    };
    return fromJson(row.places).map((place) => ({ name, ...place, ...terms }));
  });
}
