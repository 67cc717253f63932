import { cube, shiitake } from "./bites.ts";
import type { Point } from "./draw.ts";
import { at, circle, ellipse, group, path, ring, smooth, stroke } from "./draw.ts";
import type { Pen } from "./pen.ts";
import { chives } from "./small.ts";

/** Broth with clouds of miso. */
function broth(pen: Pen, [light, base, deep]: readonly [string, string, string]): string {
  const cloud = (place: Point, r: number): string =>
    path(
      smooth(
        ring(r * 1.5, r * 0.8, 9).map(
          ([x, y]): Point => [
            place[0] + x * pen.range(0.7, 1.2),
            place[1] + y * pen.range(0.7, 1.2),
          ],
        ),
      ),
      light,
      { opacity: 0.5 },
    );
  const surface = "M-264 22A264 174 0 0 1 264 22A264 174 0 0 1 -264 22Z";
  return group(
    path(surface, pen.radial([0.42, 0.36], 0.7, [0, light], [0.6, base], [1, deep])),
    pen.inside(
      surface,
      ...ring(150, 96, 7, 20).map((place) => cloud(place, pen.range(34, 64))),
      cloud([0, 20], 70),
      ellipse([0, 196], 300, 90, deep, { opacity: 0.35 }),
    ),
  );
}

const steamRing = (pen: Pen): string =>
  group(
    ...Array.from({ length: 9 }, () =>
      circle([pen.range(-180, 180), pen.range(-90, 110)], pen.range(4, 8), "#fff3d2", {
        opacity: 0.7,
      }),
    ),
  );

function seaweedLeaf(pen: Pen, size: number): string {
  const leaf = smooth(
    ring(size, size * 0.5, 10).map(
      ([x, y]): Point => [x * pen.range(0.7, 1.15), y * pen.range(0.6, 1.2)],
    ),
  );
  return group(
    path(leaf, "#1f4a2c"),
    path(leaf, "#3a7a42", { transform: "translate(-2 -4)", opacity: 0.85 }),
    stroke(`M${-size * 0.6} 0Q0 ${-size * 0.3} ${size * 0.6} ${size * 0.06}`, "#6fae62", 2.4, {
      opacity: 0.7,
    }),
  );
}

/** The contents of a bowl of miso soup. */
export function soup(pen: Pen, mushrooms: boolean): string {
  const tones = mushrooms
    ? (["#c98a4c", "#9a5c28", "#5f3413"] as const)
    : (["#f0cd8b", "#d9a659", "#a87435"] as const);
  const cubes: Point[] = mushrooms
    ? [
        [-120, 40],
        [110, -56],
      ]
    : [
        [-110, -40],
        [-20, 34],
        [96, -52],
        [120, 66],
        [-130, 74],
      ];
  const white = ["#fffdf4", "#f5eedb", "#ddd0b3"] as const;
  return group(
    broth(pen, tones),
    ...(
      [
        [-40, -92],
        [160, 8],
        [20, 120],
        [-178, 12],
      ] as Point[]
    ).map((place) => at(place, { rotate: pen.range(-30, 40) }, seaweedLeaf(pen, 46))),
    ...cubes.map((place) => at(place, { rotate: pen.range(-16, 16) }, cube(pen, 66, white))),
    ...(mushrooms
      ? (
          [
            [-60, -46],
            [30, 40],
            [136, 60],
            [-30, 110],
          ] as Point[]
        ).map((place) => at(place, { rotate: pen.range(-20, 20) }, shiitake(pen, 58)))
      : []),
    steamRing(pen),
    at([0, 6], {}, chives(pen, [190, 112], 38, 10)),
    stroke(
      smooth(
        [
          [-236, 20],
          [-214, -48],
          [-150, -104],
        ],
        false,
      ),
      "#ffffff",
      6,
      { opacity: 0.5 },
    ),
  );
}
