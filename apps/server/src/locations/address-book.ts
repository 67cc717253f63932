import { CACHE_SIZE, createCache } from "../providers/geocoder/cache.ts";
import {
  describePlace,
  type Geocoder,
  type Place,
  type Point,
} from "../providers/geocoder/geocoder.ts";
import { cleanQuery, queryKey, withoutCedex } from "../providers/geocoder/query.ts";
import { coordinatesIn, coordinatesKey } from "./coordinates.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/**
 * A place of the embedded data is cached for so long that an order finds its address as the
 * storefront did minutes before, whichever provider answers by then.
 */
const EMBEDDED_TTL_MS = 30 * MINUTE_MS;

/** Finds places by what visitors type, with a cache. Both calls may throw a `LookupFailed`. */
export function openAddressBook(geocoder: Geocoder, now: () => number) {
  const suggestions = createCache<Place[]>({ size: CACHE_SIZE, now });
  const places = createCache<Place | null>({ size: CACHE_SIZE, now });

  /** Never overwrites a cached place: a visitor may have been quoted the distance to that one. */
  function cacheIfAbsent(place: Place): void {
    const key = queryKey(describePlace(place));
    if (!places.get(key)) places.set(key, place, placeTtl(place));
  }

  async function suggest(typed: string, near: Point | null): Promise<Place[]> {
    const query = cleanQuery(typed);
    const point = coordinatesIn(typed);
    if (query === null && point === null) return [];
    const found = await suggestions.getOrLoad(
      point ? coordinatesKey(point) : queryKey(query ?? ""),
      () => (point ? geocoder.nearest(point) : geocoder.suggest(query ?? "", near)),
      suggestionsTtl,
    );
    for (const place of found) if (place.source === "ban") cacheIfAbsent(place);
    return found;
  }

  async function locate(text: string, near: Point | null): Promise<Place | null> {
    const place = coordinatesIn(text) ? await nearest(text) : await find(text, near);
    if (place) cacheIfAbsent(place);
    return place;
  }

  async function nearest(coordinates: string): Promise<Place | null> {
    const [first] = await suggest(coordinates, null);
    return first ?? null;
  }

  async function find(text: string, near: Point | null): Promise<Place | null> {
    const address = cleanQuery(text);
    if (address === null) return null;
    return places.getOrLoad(queryKey(address), () => findTown(address, near), placeTtl);
  }

  async function findTown(address: string, near: Point | null): Promise<Place | null> {
    const found = await geocoder.find(address, near);
    const town = found ? null : withoutCedex(address);
    return town === null ? found : geocoder.find(town, near);
  }

  return { suggest, locate };
}

/**
 * Suggestions of the embedded data are not cached, because the address base may give better ones
 * once it is back.
 */
function suggestionsTtl([first]: Place[]): number {
  if (!first) return MINUTE_MS;
  return first.source === "ban" ? DAY_MS : 0;
}

function placeTtl(place: Place | null): number {
  if (!place) return MINUTE_MS;
  return place.source === "ban" ? DAY_MS : EMBEDDED_TTL_MS;
}
