import type { MeasuredAddress } from "@noren/contract/locations.ts";
import { isTooFar, needsPosition, zonesFor } from "@noren/ordering/delivery-area.ts";
import type { DeliverySettings, Zone } from "@noren/ordering/model.ts";
import {
  type LostPlace,
  NO_LOCATION,
  type SavedLocation,
  type SavedQuote,
} from "../cart/cart-store.ts";

/** Result of checking a looked-up address against the delivery settings. */
export type AddressCheck =
  | { kind: "within"; location: SavedLocation }
  | { kind: "too_far"; quote: SavedQuote }
  /** Without a postal code its zone is unknown. */
  | { kind: "unplaced" };

/** Whether the restaurant delivers there; in zone mode with the matching zone of the lowest fee. */
export function checkAddress(found: MeasuredAddress, settings: DeliverySettings): AddressCheck {
  const { address, city, postal_code, position } = found;
  const quote = quoteOf(found);
  const byZone = settings.calculation_type === "zone_based";
  if (byZone && postal_code === "") return { kind: "unplaced" };
  if (isTooFar({ address: found, quote }, settings)) return { kind: "too_far", quote };
  const zone = byZone ? (zonesFor(found, settings)[0]?.name ?? null) : null;
  const known = { zone, address, city, postal_code, quote };
  const location = needsPosition(settings) && position ? { ...known, position } : known;
  return { kind: "within", location };
}

export function quoteOf(found: MeasuredAddress): SavedQuote {
  const { distance, unit, duration, delivery_cost, estimated = false } = found;
  return { distance, unit, duration, delivery_cost, estimated };
}

export function locationInZone({ name }: Zone): SavedLocation {
  return { ...NO_LOCATION, zone: name };
}

/** Whether the location has a delivery fee. */
export function isPriced({ zone, quote }: SavedLocation, settings: DeliverySettings): boolean {
  if (settings.calculation_type === "distance") return quote !== null;
  return settings.zones.some(({ name }) => name === zone);
}

export type CheckedLocation = { location: SavedLocation; lost: LostPlace | null };

/**
 * Checks the location of an earlier visit against the current settings: one whose zone is gone, or
 * that is now out of range, is removed; an address that another zone contains is moved there.
 */
export function checkLocation(saved: SavedLocation, settings: DeliverySettings): CheckedLocation {
  const { zone, address, city, postal_code, quote } = saved;
  const keep = (location: SavedLocation): CheckedLocation => ({ location, lost: null });
  const lose = (why: LostPlace["why"]): CheckedLocation => ({
    location: NO_LOCATION,
    lost: { name: address || zone || city, why },
  });
  const hasTown = city !== "" && postal_code !== "";

  if (settings.calculation_type === "distance") {
    if (isTooFar({ address: saved, quote }, settings)) return lose("too_far");
    if (!hasTown) return zone === null ? keep(NO_LOCATION) : lose("zone_gone");
    return keep(zone === null ? saved : { ...saved, zone: null });
  }
  if (!hasTown) return zone === null || isPriced(saved, settings) ? keep(saved) : lose("zone_gone");
  const holding = zonesFor(saved, settings);
  if (holding.length === 0) return lose(isPriced(saved, settings) ? "too_far" : "zone_gone");
  if (holding.some(({ name }) => name === zone)) return keep(saved);
  return keep({ ...saved, zone: holding[0]?.name ?? null });
}
