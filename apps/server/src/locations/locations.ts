import type { AddressDistance, Suggestion } from "@noren/contract/locations.ts";
import type { Contacts, RestaurantSettings } from "@noren/contract/settings.ts";
import {
  describePlace,
  LookupFailed,
  type Place,
  type Point,
  positionOf,
  postalCodeIn,
} from "../providers/geocoder/geocoder.ts";
import { type GeocoderInput, openGeocoder } from "../providers/geocoder/open-geocoder.ts";
import { cleanQuery } from "../providers/geocoder/query.ts";
import { openAddressBook } from "./address-book.ts";
import { attributionOf } from "./attribution.ts";
import { coordinatesIn } from "./coordinates.ts";
import { addressDistance } from "./distance.ts";
import { type Lookup, lookup, type NotFound } from "./lookup.ts";
import { openRoutes } from "./routes-between.ts";

/** `attribution` names the data's source, as its licence requires. */
export type Attributed<T> = { value: T; attribution: string };

type FoundAddress = Pick<Place, "city" | "postal_code"> & { position: Point | null };

export type Locations = {
  suggest(query: string, restaurant: RestaurantSettings): Promise<Lookup<Attributed<Suggestion[]>>>;
  /** The distance from the restaurant to an address, and the cost of a delivery. */
  measure(
    address: string,
    restaurant: RestaurantSettings,
  ): Promise<Lookup<Attributed<AddressDistance>>>;
  /** An address, whose `position` is null where only that of its commune is known. */
  find(address: string, restaurant: RestaurantSettings): Promise<Lookup<FoundAddress>>;
};

/** Address search and distances, with the providers chosen by `LOCATIONS`. */
export function openLocations(input: GeocoderInput): Locations {
  const { log, now } = input;
  const { geocoder, router, knowsPostalCode } = openGeocoder(input);
  const addressBook = openAddressBook(geocoder, now);
  const routeBetween = openRoutes(router, now);

  let hasWarned = false;
  async function restaurantAt(contacts: Contacts): Promise<Point> {
    const point = coordinatesOf(contacts) ?? (await addressBook.locate(contacts.address, null));
    if (point) return point;
    if (!hasWarned)
      log.warn("contacts have no coordinates and no address that can be found: no distances");
    hasWarned = true;
    throw new LookupFailed("the location of the restaurant is unknown");
  }

  async function whyNot(address: string): Promise<NotFound> {
    // Its decimals would read as a postal code.
    if (coordinatesIn(address)) return "address_not_found";
    const code = postalCodeIn(cleanQuery(address) ?? "");
    const isKnown = code === null || (await knowsPostalCode(code));
    return isKnown ? "address_not_found" : "postal_code_unknown";
  }

  return {
    suggest: (query, { contacts }) =>
      lookup(
        async () => {
          const places = await addressBook.suggest(query, coordinatesOf(contacts));
          const [first] = places;
          return first ? attributed(suggestionsOf(places), first) : null;
        },
        () => whyNot(query),
      ),
    measure: (address, { contacts, delivery }) =>
      lookup(
        async () => {
          const [place, restaurant] = await Promise.all([
            addressBook.locate(address, coordinatesOf(contacts)),
            restaurantAt(contacts),
          ]);
          if (!place) return null;
          const distance = addressDistance(place, await routeBetween(restaurant, place), delivery);
          return attributed(distance, place);
        },
        () => whyNot(address),
      ),
    find: (address, { contacts }) =>
      lookup(
        async () => {
          const place = await addressBook.locate(address, coordinatesOf(contacts));
          if (!place) return null;
          return { city: place.city, postal_code: place.postal_code, position: positionOf(place) };
        },
        () => whyNot(address),
      ),
  };
}

function coordinatesOf({ latitude, longitude }: Contacts): Point | null {
  return latitude === null || longitude === null ? null : { lat: latitude, lng: longitude };
}

function attributed<T>(value: T, place: Place): Attributed<T> {
  return { value, attribution: attributionOf(place) };
}

/** Places with the same description are merged, since later lookups could not tell them apart. */
function suggestionsOf(places: readonly Place[]): Suggestion[] {
  const byDescription = new Map(places.map((place) => [describePlace(place), place]));
  return [...byDescription].map(([description, { title, address, postal_code, city }]) => ({
    description,
    structured_formatting: {
      main_text: title,
      secondary_text: address === "" ? postal_code : `${postal_code} ${city}`,
    },
  }));
}
