import type { Point } from "./geocoder.ts";

const EARTH_RADIUS_METRES = 6_371_008.8;

/** Great-circle distance in metres (haversine). */
export function metresBetween(a: Point, b: Point): number {
  const rise = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const run = Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  const chord = rise + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * run;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(Math.min(1, chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
