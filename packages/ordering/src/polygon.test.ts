import fc from "fast-check";
import { expect, test } from "vitest";
import type { Polygon, Position } from "./model.ts";
import { isInside } from "./polygon.ts";

const at = (lat: number, lng: number): Position => ({ lat, lng });
/** A "U" that is open to the north. */
const bay: Polygon = [
  [45.7, 4.8],
  [45.7, 4.86],
  [45.76, 4.86],
  [45.76, 4.84],
  [45.72, 4.84],
  [45.72, 4.82],
  [45.76, 4.82],
  [45.76, 4.8],
];

test("a position is inside between the borders, and outside beyond them", () => {
  expect(isInside(at(45.71, 4.83), bay)).toBe(true);
  expect(isInside(at(45.75, 4.81), bay)).toBe(true);
  expect(isInside(at(45.75, 4.85), bay)).toBe(true);
  expect(isInside(at(45.77, 4.81), bay)).toBe(false);
  expect(isInside(at(45.71, 4.79), bay)).toBe(false);
});

test("the inside of a bay is outside", () => {
  expect(isInside(at(45.75, 4.83), bay)).toBe(false);
});

test("corners and edges belong to the area", () => {
  for (const [lat, lng] of bay) expect(isInside(at(lat, lng), bay)).toBe(true);
  expect(isInside(at(45.7, 4.83), bay)).toBe(true);
  expect(isInside(at(45.74, 4.84), bay)).toBe(true);
  expect(isInside(at(45.73, 4.8), bay)).toBe(true);
  const slope: Polygon = [
    [45.1, 4.1],
    [45.4, 4.7],
    [45.1, 4.7],
  ];
  expect(isInside(at(45.2, 4.3), slope)).toBe(true);
  expect(isInside(at(45.200001, 4.3), slope)).toBe(false);
  expect(isInside(at(45.2, 4.300001), slope)).toBe(true);
});

test("the line beyond an edge does not belong to the area", () => {
  expect(isInside(at(45.7, 4.87), bay)).toBe(false);
  expect(isInside(at(45.76, 4.83), bay)).toBe(false);
  expect(isInside(at(45.77, 4.84), bay)).toBe(false);
});

test("a first corner that is repeated at the end changes nothing", () => {
  const [first] = bay;
  const closed = first ? [...bay, first] : bay;
  for (const lat of [45.69, 45.7, 45.71, 45.75, 45.76])
    for (const lng of [4.79, 4.8, 4.81, 4.83, 4.84, 4.87])
      expect(isInside(at(lat, lng), closed)).toBe(isInside(at(lat, lng), bay));
});

/** Coordinates from few values, so that positions meet corners, edges and their lines often. */
const degree = fc.oneof(
  fc.integer({ min: 0, max: 6 }).map((n) => 45 + n / 100),
  fc.integer({ min: 45_000_000, max: 45_060_000 }).map((n) => n / 1e6),
);
const polygon: fc.Arbitrary<Polygon> = fc.array(fc.tuple(degree, degree), {
  minLength: 3,
  maxLength: 9,
});
const position = fc.record({ lat: degree, lng: degree });

test("it agrees with a slow reference, for any area and position", () => {
  const cases = fc.property(polygon, position, (corners, where) => {
    expect(isInside(where, corners)).toBe(slowlyInside(where, corners));
  });
  fc.assert(cases, { numRuns: 20_000 });
});

test("it does not depend on the corner and direction in which the border is listed", () => {
  const cases = fc.property(polygon, position, fc.nat(8), (corners, where, first) => {
    const turned = [...corners.slice(first), ...corners.slice(0, first)];
    expect(isInside(where, turned)).toBe(isInside(where, corners));
    expect(isInside(where, corners.toReversed())).toBe(isInside(where, corners));
  });
  fc.assert(cases, { numRuns: 5000 });
});

type Whole = { x: bigint; y: bigint };

/**
 * Whole numbers of any size; counts the edges that a line to a far point meets. That point is at a
 * slope on which no corner can be, so that the line meets edges only within them.
 */
function slowlyInside({ lat, lng }: Position, corners: Polygon): boolean {
  const whole = (y: number, x: number): Whole => ({
    x: BigInt(Math.round(x * 1e6)),
    y: BigInt(Math.round(y * 1e6)),
  });
  const point = whole(lat, lng);
  // A position one unit aside of the line would need a difference of 10^12 units.
  const far = { x: point.x + 1_000_000_000_000n, y: point.y + 1n };
  const ring = corners.map(([y, x]) => whole(y, x));
  const edges = ring.map((to, index) => ({ from: ring.at(index - 1) ?? to, to }));
  if (edges.some(({ from, to }) => isOnEdge(point, from, to))) return true;
  const met = edges.filter(
    ({ from, to }) =>
      turn(from, to, point) !== turn(from, to, far) &&
      turn(point, far, from) !== turn(point, far, to),
  );
  return met.length % 2 === 1;
}

/** 1 if the third point is left of the line through the others, -1 if right, 0 on it. */
function turn(from: Whole, to: Whole, third: Whole): number {
  const area = (to.x - from.x) * (third.y - from.y) - (to.y - from.y) * (third.x - from.x);
  return area > 0n ? 1 : area < 0n ? -1 : 0;
}

function isOnEdge(point: Whole, from: Whole, to: Whole): boolean {
  const dot = (from.x - point.x) * (to.x - point.x) + (from.y - point.y) * (to.y - point.y);
  return turn(from, to, point) === 0 && dot <= 0n;
}
