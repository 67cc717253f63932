import { createCache } from "../providers/geocoder/cache.ts";
import { LookupFailed, type Place, type Point } from "../providers/geocoder/geocoder.ts";
import { metresBetween } from "../providers/geocoder/great-circle.ts";
import type { Journey, Router } from "../providers/geocoder/routing.ts";
import { coordinatesKey } from "./coordinates.ts";

/** How much longer roads are than the flight of a crow, and how fast a town is crossed. */
const DETOUR = 1.3;
const METRES_PER_SECOND = 25_000 / 3600;

const SIZE = 2000;
const MEASURED_MS = 24 * 3_600_000;
/** Long enough for an order to be priced as the storefront was told. */
const ESTIMATED_MS = 30 * 60_000;

export type KnownJourney = Journey & { estimated: boolean };

/** How far places are, by road where somebody knows, else estimated. Never fails. */
export function openJourneys(router: Router | null, now: () => number) {
  const journeys = createCache<KnownJourney>({ size: SIZE, now });

  async function measure(from: Point, place: Place): Promise<KnownJourney> {
    // The middle of a commune, taken for an address, is no point to which a road is worth measuring.
    if (router === null || place.source === "embedded") return estimate(from, place);
    try {
      return { ...(await router(from, place)), estimated: false };
    } catch (error) {
      if (error instanceof LookupFailed) return estimate(from, place);
      throw error;
    }
  }

  return (from: Point, place: Place): Promise<KnownJourney> =>
    journeys.getOrLoad(
      `${coordinatesKey(from)} ${coordinatesKey(place)}`,
      () => measure(from, place),
      ({ estimated }) => (estimated ? ESTIMATED_MS : MEASURED_MS),
    );
}

function estimate(from: Point, to: Point): KnownJourney {
  const metres = metresBetween(from, to) * DETOUR;
  return { metres, seconds: metres / METRES_PER_SECOND, estimated: true };
}
