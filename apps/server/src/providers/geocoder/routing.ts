import { z } from "zod";
import { LookupFailed, type Point } from "./geocoder.ts";
import { metresBetween } from "./great-circle.ts";
import type { Remote } from "./remote.ts";

/**
 * The routing service of the Géoplateforme, on the BD TOPO road network:
 * https://geoservices.ign.fr/documentation/services/services-geoplateforme/itineraire
 */
export const ROUTING_ROOT = "https://data.geopf.fr/navigation";
/** Public rate limit, in calls per second. */
export const ROUTING_RATE = 5;

/** The service silently snaps a point without a road to the next road, even 30 km away. */
const MAX_SNAP_METRES = 1000;

export type Route = { metres: number; seconds: number };

/** The fastest route by car; throws a `LookupFailed`. */
export type Router = (from: Point, to: Point) => Promise<Route>;

const itinerary = z.object({
  distance: z.number().nonnegative(),
  duration: z.number().nonnegative(),
  /** `lon,lat` of the route's actual end. */
  end: z.string().optional(),
});

export function openRouter(ask: Remote): Router {
  return async (from, to) => {
    const { distance, duration, end } = await ask(
      "/itineraire",
      {
        resource: "bdtopo-osrm",
        profile: "car",
        optimization: "fastest",
        start: lonLat(from),
        end: lonLat(to),
        getSteps: "false",
        getBbox: "false",
        distanceUnit: "meter",
        timeUnit: "second",
      },
      (answer) => itinerary.parse(answer),
    );
    if (end !== undefined && metresBetween(pointOf(end), to) > MAX_SNAP_METRES)
      throw new LookupFailed("routing: no road there");
    return { metres: distance, seconds: duration };
  };
}

function lonLat({ lat, lng }: Point): string {
  return `${lng},${lat}`;
}

function pointOf(lonLat: string): Point {
  const [lng = Number.NaN, lat = Number.NaN] = lonLat.split(",").map(Number);
  return { lat, lng };
}
