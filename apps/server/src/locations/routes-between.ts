import { CACHE_SIZE, createCache } from "../providers/geocoder/cache.ts";
import { LookupFailed, type Place, type Point } from "../providers/geocoder/geocoder.ts";
import { metresBetween } from "../providers/geocoder/great-circle.ts";
import type { Route, Router } from "../providers/geocoder/routing.ts";
import { coordinatesKey } from "./coordinates.ts";

/** Ratio of road distance to straight-line distance, and average speed in a town (25 km/h). */
const DETOUR = 1.3;
const METRES_PER_SECOND = 25_000 / 3600;

const MEASURED_MS = 24 * 3_600_000;
/** Long enough for an order to be priced at the distance quoted to the storefront. */
const ESTIMATED_MS = 30 * 60_000;

export type MeasuredRoute = Route & { estimated: boolean };

/** Measures routes: by road where a router answers, otherwise estimated. Never fails. */
export function openRoutes(router: Router | null, now: () => number) {
  const routes = createCache<MeasuredRoute>({ size: CACHE_SIZE, now });

  async function measure(from: Point, place: Place): Promise<MeasuredRoute> {
    // A place of the embedded data is the centre of a commune, too inexact for a road distance.
    if (router === null || place.source === "embedded") return estimate(from, place);
    try {
      return { ...(await router(from, place)), estimated: false };
    } catch (error) {
      if (error instanceof LookupFailed) return estimate(from, place);
      throw error;
    }
  }

  return (from: Point, place: Place): Promise<MeasuredRoute> =>
    routes.getOrLoad(
      `${coordinatesKey(from)} ${coordinatesKey(place)}`,
      () => measure(from, place),
      ({ estimated }) => (estimated ? ESTIMATED_MS : MEASURED_MS),
    );
}

function estimate(from: Point, to: Point): MeasuredRoute {
  const metres = metresBetween(from, to) * DETOUR;
  return { metres, seconds: metres / METRES_PER_SECOND, estimated: true };
}
