/** WGS84, in degrees. */
export type Point = { lat: number; lng: number };

/** Data source of a place: the French national address base, or the bundled communes. */
export type Source = "ban" | "embedded";

/** A delivery address or commune. */
export type Place = Point & {
  /** Main line in a list: the street, or the commune or its district. */
  title: string;
  /** Street and number; empty if the place is a whole commune. */
  address: string;
  city: string;
  postal_code: string;
  /** The region. */
  state: string;
  source: Source;
};

/** Takes queries in the form of `cleanQuery`. Every call may throw a `LookupFailed`. */
export type Geocoder = {
  /** Autocompletes a query; best match first, biased towards `near`. */
  suggest(query: string, near: Point | null): Promise<Place[]>;
  /** Places around a point, nearest first. */
  nearest(point: Point): Promise<Place[]>;
  /** Geocodes an address in one line; null if there is no match. */
  find(address: string, near: Point | null): Promise<Place | null>;
};

/** A provider did not answer. The message contains no address, so it can be logged. */
export class LookupFailed extends Error {}

/** A place in one line: `12 Rue de la République, 69001 Lyon`. */
export function describePlace({ address, postal_code, city }: Place): string {
  const commune = `${postal_code} ${city}`;
  return address === "" ? commune : `${address}, ${commune}`;
}

/** The place's own position; null where only that of its commune is known. */
export function positionOf({ address, source, lat, lng }: Place): Point | null {
  return address !== "" && source === "ban" ? { lat, lng } : null;
}

/** The last French postal code in an address; null if there is none. */
export function postalCodeIn(address: string): string | null {
  return address.match(/(?<!\d)\d{5}(?!\d)/g)?.at(-1) ?? null;
}
