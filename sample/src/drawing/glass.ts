import { at, circle, ellipse, group, path, polygon, roundedRect, stroke } from "./draw.ts";
import type { Pen } from "./pen.ts";
import { softShadow } from "./shadow.ts";

export type Liquid = readonly [light: string, base: string, deep: string];

export const footShadow = (pen: Pen, rx: number, y: number): string =>
  group(
    softShadow(pen, [rx * 0.36, y + 6], rx * 1.3, rx * 0.56, 0.12),
    softShadow(pen, [rx * 0.14, y + 4], rx * 1.08, rx * 0.46, 0.26),
  );

function iceCube(pen: Pen, size: number): string {
  const d = roundedRect(size, size, size * 0.22);
  return at(
    [0, 0],
    { rotate: pen.range(-40, 40) },
    path(d, "#ffffff", { opacity: 0.42 }),
    path(d, "none", { stroke: "#ffffff", "stroke-width": 4, opacity: 0.75 }),
    path(
      polygon([
        [-size * 0.3, -size * 0.3],
        [size * 0.14, -size * 0.3],
        [-size * 0.3, size * 0.16],
      ]),
      "#ffffff",
      { opacity: 0.5 },
    ),
  );
}

/** A tumbler; `fill` is the distance of the drink's surface below the rim. */
export function tumbler(
  pen: Pen,
  liquid: Liquid,
  [top, foot, height]: readonly [number, number, number],
  ice: number,
  extras = "",
): string {
  const [ry, fy] = [top * 0.42, foot * 0.42];
  const half = height / 2;
  const level = -half + height * 0.16;
  const wide = top + (foot - top) * 0.16;
  const glass = `M${-top} ${-half}L${-foot} ${half}A${foot} ${fy} 0 0 0 ${foot} ${half}L${top} ${-half}Z`;
  const drink = `M${-wide + 9} ${level}L${-foot + 11} ${half - 12}A${foot - 11} ${fy - 6} 0 0 0 ${foot - 11} ${half - 12}L${wide - 9} ${level}Z`;
  return group(
    footShadow(pen, foot, half + fy * 0.4),
    at(
      [foot * 0.9, half + fy * 0.9],
      { rotate: 12 },
      ellipse([0, 0], foot * 0.8, foot * 0.2, liquid[0], { opacity: 0.35 }),
    ),
    path(glass, "#ffffff", { opacity: 0.26 }),
    path(drink, pen.linear(90, [0, liquid[0]], [0.55, liquid[1]], [1, liquid[2]])),
    pen.inside(
      drink,
      ...Array.from({ length: ice }, (_, index) =>
        at(
          [pen.range(-0.5, 0.5) * wide, level + 56 + index * 50],
          {},
          iceCube(pen, pen.range(66, 84)),
        ),
      ),
      path(
        polygon([
          [wide * 0.42, level],
          [wide * 0.8, level],
          [foot * 0.72, half + 40],
          [foot * 0.4, half + 40],
        ]),
        liquid[2],
        { opacity: 0.35 },
      ),
    ),
    ellipse(
      [0, level],
      wide - 9,
      (wide - 9) * 0.42,
      pen.linear(60, [0, liquid[0]], [1, liquid[1]]),
    ),
    extras,
    ellipse([0, -half], top, ry, "none", { stroke: "#ffffff", "stroke-width": 6, opacity: 0.9 }),
    ellipse([0, -half], top - 5, ry - 4, "#ffffff", { opacity: 0.12 }),
    path(
      polygon([
        [-top + 16, -half + 34],
        [-top + 42, -half + 44],
        [-foot + 34, half - 22],
        [-foot + 16, half - 30],
      ]),
      "#ffffff",
      { opacity: 0.55 },
    ),
    stroke(`M${top - 12} ${-half + 40}L${foot - 10} ${half - 20}`, "#ffffff", 4, { opacity: 0.5 }),
    stroke(
      `M${-foot + 8} ${half + 4}A${foot - 8} ${fy} 0 0 0 ${foot - 8} ${half + 4}`,
      "#ffffff",
      6,
      { opacity: 0.55 },
    ),
  );
}

/** The head of a beer. */
export const foam = (pen: Pen, rx: number): string =>
  group(
    path(
      `M${-rx} 0C${-rx - 10} -50 ${-rx * 0.5} -84 0 -80C${rx * 0.5} -84 ${rx + 10} -50 ${rx} 0C${rx * 0.6} 44 ${-rx * 0.6} 44 ${-rx} 0Z`,
      pen.linear(90, [0, "#ffffff"], [1, "#f3e7c9"]),
    ),
    ...Array.from({ length: 22 }, () =>
      circle([pen.range(-0.8, 0.8) * rx, pen.range(-60, 18)], pen.range(3, 8), "#e7d8b4", {
        opacity: 0.7,
      }),
    ),
  );
