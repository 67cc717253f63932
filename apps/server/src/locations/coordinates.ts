import type { Point } from "../providers/geocoder/geocoder.ts";

const LAT_LNG = /^([+-]?\d{1,2}(?:\.\d+)?)\s*,\s*([+-]?\d{1,3}(?:\.\d+)?)$/;

/** Parses a position as clients send it, `45.76,4.83`; null for any other text. */
export function coordinatesIn(text: string): Point | null {
  const [, lat, lng] = LAT_LNG.exec(text) ?? [];
  const point = { lat: Number(lat), lng: Number(lng) };
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : null;
}

/** Cache key; equal for points closer than about 10 m. */
export function coordinatesKey({ lat, lng }: Point): string {
  return `${lat.toFixed(4)},${lng.toFixed(4)}`;
}
