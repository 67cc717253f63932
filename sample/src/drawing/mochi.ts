import type { Point } from "./draw.ts";
import { at, circle, ellipse, group, path, ring, smooth, stroke } from "./draw.ts";
import type { Pen } from "./pen.ts";
import { softShadow } from "./shadow.ts";

export type Dough = readonly [light: string, base: string, deep: string];

export const MATCHA: Dough = ["#dbe7a9", "#b6cc74", "#86a047"];
export const CHERRY: Dough = ["#ffe9e9", "#f8c5c9", "#e08e9c"];
export const PLAIN: Dough = ["#ffffff", "#f7f1ea", "#d9cfc6"];

const flour = (pen: Pen, [rx, ry]: Point, count: number): string =>
  group(
    ...Array.from({ length: count }, () => {
      const angle = pen.range(0, Math.PI * 2);
      const far = Math.sqrt(pen.random());
      return circle(
        [Math.cos(angle) * far * rx, Math.sin(angle) * far * ry],
        pen.range(1.4, 3.6),
        "#ffffff",
        { opacity: pen.range(0.4, 0.9) },
      );
    }),
  );

const DOME = "M-112 40C-124 -46 -66 -96 0 -96C66 -96 124 -46 112 40C100 88 -100 88 -112 40Z";

export function mochi(pen: Pen, [light, base, deep]: Dough): string {
  return group(
    softShadow(pen, [14, 66], 124, 40, 0.16),
    softShadow(pen, [6, 62], 112, 32, 0.26),
    path(DOME, pen.radial([0.38, 0.3], 0.8, [0, light], [0.55, base], [1, deep])),
    pen.inside(
      DOME,
      path("M-130 46C-60 76 60 76 130 46V120H-130Z", deep, { opacity: 0.35 }),
      at([0, -30], {}, flour(pen, [92, 50], 60)),
    ),
    ellipse([-38, -48], 34, 18, "#ffffff", { opacity: 0.6, transform: "rotate(-24 -38 -48)" }),
  );
}

/** A mochi cut open: its dough around `filling`. */
export function cutMochi(pen: Pen, [light, base, deep]: Dough, filling: string): string {
  const cut = "M-104 34C-112 -34 -60 -78 0 -78C60 -78 112 -34 104 34C90 70 -90 70 -104 34Z";
  return group(
    softShadow(pen, [14, 60], 120, 36, 0.16),
    softShadow(pen, [6, 56], 108, 28, 0.26),
    at([-6, -16], {}, path(DOME, pen.radial([0.38, 0.3], 0.8, [0, light], [0.6, base], [1, deep]))),
    path(cut, light),
    path(cut, pen.linear(80, [0, light], [1, base])),
    filling,
    stroke("M-100 30C-108 -34 -58 -74 0 -74", "#ffffff", 5, { opacity: 0.8 }),
  );
}

export const scoop = (pen: Pen, [light, base, deep]: Dough): string =>
  group(
    path(
      "M-84 34C-90 -24 -48 -60 0 -60C48 -60 90 -24 84 34C70 54 -70 54 -84 34Z",
      pen.radial([0.4, 0.3], 0.9, [0, light], [0.6, base], [1, deep]),
    ),
    ...Array.from({ length: 16 }, () =>
      circle([pen.range(-62, 62), pen.range(-34, 34)], pen.range(2, 5), deep, { opacity: 0.45 }),
    ),
  );

export function strawberry(pen: Pen): string {
  const d = smooth([
    [0, -52],
    [40, -34],
    [44, 4],
    [20, 44],
    [0, 54],
    [-20, 44],
    [-44, 4],
    [-40, -34],
  ]);
  const heart = smooth([
    [0, -30],
    [20, -14],
    [16, 16],
    [0, 34],
    [-16, 16],
    [-20, -14],
  ]);
  return group(
    path(
      "M-86 36C-92 -22 -50 -62 0 -62C50 -62 92 -22 86 36C70 56 -70 56 -86 36Z",
      pen.linear(80, [0, "#6b2c36"], [1, "#401620"]),
    ),
    path(d, pen.linear(70, [0, "#f1544f"], [1, "#c81f35"])),
    path(heart, "#fbd3cc"),
    path(heart, "#fff3ee", { transform: "scale(.6)" }),
    ...ring(34, 40, 11).map(([x, y]) =>
      ellipse([x * 0.96, y * 0.96], 2.4, 3.6, "#ffe2a0", { opacity: 0.9 }),
    ),
  );
}
