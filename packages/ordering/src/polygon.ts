import type { Polygon, Position } from "./model.ts";

/**
 * Coordinates are compared as whole millionths of a degree (at most 0.11 m), so that a position on
 * the border is found exactly: the products below are safe integers for areas up to 60° across.
 */
const UNITS_PER_DEGREE = 1e6;

/**
 * Whether a position is in an area, whose border belongs to it. Where borders cross, the even–odd
 * rule decides. No area contains the 180th meridian.
 */
export function isInside(position: Position, polygon: Polygon): boolean {
  const x = toUnits(position.lng);
  const y = toUnits(position.lat);
  const corners = polygon.map(([lat, lng]) => ({ x: toUnits(lng), y: toUnits(lat) }));
  let isOdd = false;
  for (const [index, to] of corners.entries()) {
    const from = corners.at(index - 1) ?? to;
    // Twice the area of the triangle of edge and position: positive left of the edge, 0 on its line.
    const side = (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
    if (side === 0 && isBetween(x, from.x, to.x) && isBetween(y, from.y, to.y)) return true;
    const passes = from.y > y !== to.y > y;
    if (passes && side > 0 === to.y > from.y) isOdd = !isOdd;
  }
  return isOdd;
}

function toUnits(degrees: number): number {
  return Math.round(degrees * UNITS_PER_DEGREE);
}

function isBetween(value: number, a: number, b: number): boolean {
  return Math.min(a, b) <= value && value <= Math.max(a, b);
}
