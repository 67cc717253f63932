import {
  checkDelivery,
  type DeliveryCheck,
  needsPosition,
  townFor,
  zonesFor,
} from "@noren/ordering/delivery-area.ts";
import type { DeliverySettings, Zone } from "@noren/ordering/model.ts";
import type { Cents } from "@noren/ordering/money.ts";
import type { SavedLocation, SavedQuote } from "../../cart/cart-store.ts";
import type { LookupFailure } from "../../location/lookup.ts";
import type { Measurement } from "../../location/measurements.ts";
import { quoteOf } from "../../location/place.ts";
import type { DeliveryForm } from "./checkout-form.ts";

/**
 * `check` is null until it is known whether the restaurant delivers there: in zone mode once postal
 * code and city are given, in distance mode once the complete address is measured, and so for zones
 * that are polygons. `lookup` is the state of that measurement; null where none is needed, or where
 * the form is incomplete.
 */
export type Destination = {
  check: DeliveryCheck | null;
  zone: Zone | null;
  quote: SavedQuote | null;
  lookup: "needed" | "measuring" | LookupFailure | null;
};

type AddressForm = Pick<DeliveryForm, "address" | "city" | "postal_code">;

export type DestinationInput = {
  form: AddressForm;
  /** The location chosen before an address was typed. */
  saved: SavedLocation;
  subtotal: Cents;
  settings: DeliverySettings;
  /** Distance of the form's address, if it was measured. */
  measurement: Measurement | null;
};

/** The destination of the form and what is known about it. */
export function destinationOf(input: DestinationInput): Destination {
  return input.settings.calculation_type === "distance" ? byDistance(input) : byZone(input);
}

/**
 * A picked zone applies without an address, and with an address that it contains; another address
 * selects its own zone. Where the position of an address cannot be looked up its postal code
 * decides; an address in no zone is looked up for the town of its CEDEX.
 */
function byZone(input: DestinationInput): Destination {
  const { form, saved, subtotal, settings, measurement } = input;
  const town = { city: form.city.trim(), postal_code: form.postal_code.trim() };
  const known = { quote: null, lookup: null };
  if (!town.city || !town.postal_code) {
    const picked = settings.zones.find(({ name }) => name === saved.zone) ?? null;
    return { ...known, check: null, zone: picked };
  }
  const isLookedUp = needsLookup(form, settings);
  if (isLookedUp && (measurement === null || measurement.kind === "measuring"))
    return { check: null, zone: null, quote: null, lookup: measurement?.kind ?? "needed" };
  const isOutside = zonesFor(town, settings).length === 0;
  const failure = isLookedUp && measurement?.kind === "failed" ? measurement.code : null;
  if (isOutside && failure === "postal_code_unknown")
    return { check: null, zone: null, quote: null, lookup: failure };
  const found = isLookedUp && measurement?.kind === "measured" ? measurement.found : null;
  const address = { ...townFor(town, found, settings), position: found?.position ?? null };
  const holds = zonesFor(address, settings).some(({ name }) => name === saved.zone);
  const zoneName = holds ? saved.zone : null;
  const check = checkDelivery({ subtotal, address, quote: null, zoneName }, settings);
  if (check.ok) return { ...known, check, zone: check.zone };
  const [zone = null] = zonesFor(address, settings).filter(
    ({ name }) => zoneName === null || name === zoneName,
  );
  return { ...known, check, zone };
}

/**
 * The quote of the saved location applies until there is a complete address, and then only to the
 * same address.
 */
function byDistance(input: DestinationInput): Destination {
  const { form, saved, subtotal, settings, measurement } = input;
  const unknown = { check: null, zone: null, quote: null };
  if (!hasWholeAddress(form)) return { ...unknown, quote: saved.quote, lookup: null };
  if (measurement?.kind !== "measured") {
    const lookup = measurement?.kind === "failed" ? measurement.code : measurement?.kind;
    return { ...unknown, lookup: lookup ?? "needed" };
  }
  const quote = quoteOf(measurement.found);
  const check = checkDelivery({ subtotal, address: form, quote, zoneName: null }, settings);
  // Out of range there is no fee, so that no total promises a delivery.
  const isReached = check.ok || check.code !== "out_of_range";
  return { check, zone: null, quote: isReached ? quote : null, lookup: null };
}

/** Whether the address has to be looked up: for its distance, its position, or its town. */
export function needsLookup(form: AddressForm, settings: DeliverySettings): boolean {
  if (!hasWholeAddress(form)) return false;
  const { calculation_type } = settings;
  return (
    calculation_type === "distance" ||
    needsPosition(settings) ||
    zonesFor(form, settings).length === 0
  );
}

export function hasWholeAddress({ address, city, postal_code }: AddressForm): boolean {
  return [address, city, postal_code].every((part) => part.trim() !== "");
}
