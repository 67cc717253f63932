import { checkDelivery, type DeliveryCheck, zonesFor } from "@noren/ordering/delivery.ts";
import type { DeliverySettings, Zone } from "@noren/ordering/model.ts";
import type { Cents } from "@noren/ordering/money.ts";
import type { SavedLocation, SavedQuote } from "../../cart/cart-store.ts";
import type { LookupFailure } from "../../location/lookup.ts";
import type { Measurement } from "../../location/measurements.ts";
import { quoteOf } from "../../location/place.ts";
import type { DeliveryForm } from "./checkout-form.ts";

/**
 * `check` is null until it is known whether the restaurant delivers there: by zone as soon as
 * postal code and city are there, by distance once the whole address is measured. `lookup` says
 * what that still waits for; null where it waits for nothing, or for the visitor.
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
  /** Where the visitor said the order goes, before there is an address. */
  saved: SavedLocation;
  subtotal: Cents;
  settings: DeliverySettings;
  /** How far the form's address is, as far as anybody has asked. */
  measurement: Measurement | null;
};

/** Where the form leads, and what is known of that place. */
export function destinationOf(input: DestinationInput): Destination {
  return input.settings.calculation_type === "distance" ? byDistance(input) : byZone(input);
}

/**
 * A zone picked before counts while there is no address, and where it holds the address; another
 * address brings its own zone.
 */
function byZone({ form, saved, subtotal, settings }: DestinationInput): Destination {
  const address = { city: form.city.trim(), postal_code: form.postal_code.trim() };
  const known = { quote: null, lookup: null };
  if (!address.city || !address.postal_code) {
    const picked = settings.zones.find(({ name }) => name === saved.zone) ?? null;
    return { ...known, check: null, zone: picked };
  }
  const holds = zonesFor(address, settings).some(({ name }) => name === saved.zone);
  const zoneName = holds ? saved.zone : null;
  const check = checkDelivery({ subtotal, address, quote: null, zoneName }, settings);
  if (check.ok) return { ...known, check, zone: check.zone };
  const [nearest = null] = zonesFor(address, settings);
  return { ...known, check, zone: nearest };
}

/** The quote of the saved place counts while there is no whole address, and for that one alone. */
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
  // What is not delivered there costs nothing: no total promises it.
  const isReached = check.ok || check.code !== "out_of_range";
  return { check, zone: null, quote: isReached ? quote : null, lookup: null };
}

export function hasWholeAddress({ address, city, postal_code }: AddressForm): boolean {
  return [address, city, postal_code].every((part) => part.trim() !== "");
}
