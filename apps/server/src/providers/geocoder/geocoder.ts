/** WGS84, in degrees. */
export type Point = { lat: number; lng: number };

/** Whose data a place is from: the national address base, or the data that comes with Noren. */
export type Source = "ban" | "embedded";

/** Somewhere that an order can go to. */
export type Place = Point & {
  /** What a list shows large: the street, or the commune or its district. */
  title: string;
  /** Street and number; empty where the place is a whole commune. */
  address: string;
  city: string;
  postal_code: string;
  /** The region. */
  state: string;
  source: Source;
};

/** Finds places by texts of the form of `cleanQuery`. Every call may throw a `LookupFailed`. */
export type Geocoder = {
  /** What a visitor may mean who has typed so far; best first, those near the point before others. */
  suggest(query: string, near: Point | null): Promise<Place[]>;
  /** What lies around a point, nearest first. */
  nearest(point: Point): Promise<Place[]>;
  /** The place that an address in one line means; null where there is none. */
  find(address: string, near: Point | null): Promise<Place | null>;
};

/** A provider gave no answer. The message names no address: it may be logged. */
export class LookupFailed extends Error {}

/** A place in one line: `12 Rue de la République, 69001 Lyon`. */
export function describePlace({ address, postal_code, city }: Place): string {
  const commune = `${postal_code} ${city}`;
  return address === "" ? commune : `${address}, ${commune}`;
}

/** A French postal code that stands alone in an address; the last one where there are several. */
export function postalCodeIn(address: string): string | null {
  return address.match(/(?<!\d)\d{5}(?!\d)/g)?.at(-1) ?? null;
}
