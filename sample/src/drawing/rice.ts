import type { Point } from "./draw.ts";
import { group, path, segment, smooth, stroke } from "./draw.ts";
import { rice } from "./palette.ts";
import type { Pen } from "./pen.ts";

type Grains = {
  /** Half width and half height of the field around `centre`. */
  reach: Point;
  centre?: Point;
  /** Length of a grain; it is a little under half as thick. */
  length: number;
  /** Whether a point is inside the field. */
  within: (x: number, y: number) => boolean;
  /** 1 for grains seen from the side, under 1 for a plane seen at the table's slant. */
  squash?: number;
};

/**
 * Rice as single grains, back rows first: each row is one path for the shade and one for the light,
 * which keeps thousands of grains cheap.
 */
export function grains(pen: Pen, field: Grains): string {
  const { reach, centre = [0, 0], length, within, squash = 1 } = field;
  const thickness = length * 0.46;
  const [stepX, stepY] = [length * 0.74, thickness * 0.8 * squash];
  const rows: string[] = [];
  for (let y = -reach[1]; y <= reach[1]; y += stepY) {
    let lit = "";
    let shade = "";
    for (let x = -reach[0]; x <= reach[0]; x += stepX) {
      const px = centre[0] + x + pen.range(-0.3, 0.3) * stepX;
      const py = centre[1] + y + pen.range(-0.35, 0.35) * stepY;
      const turn = pen.range(-1.1, 1.1);
      if (!within(px, py)) continue;
      const half = (length - thickness) / 2;
      const [dx, dy] = [Math.cos(turn) * half, Math.sin(turn) * half * 0.75];
      lit += segment([px - dx, py - dy], [px + dx, py + dy]);
      shade += segment(
        [px - dx + 1, py - dy + thickness * 0.3],
        [px + dx + 1, py + dy + thickness * 0.3],
      );
    }
    if (lit !== "") {
      rows.push(stroke(shade, rice.deep, thickness));
      rows.push(stroke(lit, pen.pick([rice.light, rice.light, rice.base]), thickness * 0.92));
    }
  }
  return group(...rows);
}

/** Tests whether a point is inside a superellipse: the higher the power, the squarer. */
export const inBlock =
  (rx: number, ry: number, power = 2, [cx, cy]: Point = [0, 0]) =>
  (x: number, y: number): boolean =>
    Math.abs((x - cx) / rx) ** power + Math.abs((y - cy) / ry) ** power < 1;

/** The block of rice under a nigiri, with its length along x. */
export function riceBlock(pen: Pen, halfLength: number): string {
  const outline: Point[] = [
    [-halfLength, 14],
    [-halfLength + 8, 56],
    [-halfLength + 44, 80],
    [0, 86],
    [halfLength - 44, 80],
    [halfLength - 8, 56],
    [halfLength, 14],
    [halfLength - 26, -26],
    [-halfLength + 26, -26],
  ];
  const tone = pen.linear(90, [0, rice.base], [0.6, rice.deep], [1, rice.shade]);
  return group(
    path(smooth(outline), tone),
    grains(pen, {
      reach: [halfLength + 4, 58],
      centre: [0, 30],
      length: 25,
      within: inBlock(halfLength, 56, 3.2, [0, 28]),
    }),
    pen.inside(
      smooth(outline),
      path(
        smooth([
          [-halfLength - 10, 62],
          [0, 74],
          [halfLength + 10, 58],
          [halfLength, 110],
          [-halfLength, 110],
        ]),
        rice.shade,
        { opacity: 0.34 },
      ),
    ),
  );
}
