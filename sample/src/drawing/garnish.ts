import type { Point } from "./draw.ts";
import {
  at,
  circle,
  ellipse,
  group,
  path,
  polygon,
  ring,
  roundedRect,
  smooth,
  stroke,
} from "./draw.ts";
import type { GlazeName } from "./palette.ts";
import { brand, glazes, green, SHADOW, soy } from "./palette.ts";
import type { Pen } from "./pen.ts";
import { SLANT } from "./plate.ts";
import type { Prop } from "./recipe.ts";
import { softShadow } from "./shadow.ts";
import { citrus, shisoLeaf } from "./small.ts";

/** Folds of pickled ginger. */
export function ginger(pen: Pen): string {
  const fold = (turn: number, place: Point, tone: readonly [string, string, string]): string => {
    const leaf = smooth([
      [-62, 6],
      [-48, -26],
      [-8, -34],
      [34, -30],
      [60, -4],
      [44, 18],
      [6, 12],
      [-30, 24],
    ]);
    return at(
      place,
      { rotate: turn },
      path(leaf, SHADOW, { opacity: 0.14, transform: "translate(2 8)" }),
      path(leaf, pen.linear(80, [0, tone[0]], [0.6, tone[1]], [1, tone[2]])),
      stroke("M-46 2C-20 -18 16 -20 46 -6", "#ffffff", 3.4, { opacity: 0.55 }),
      stroke("M-36 12C-12 -4 20 -6 40 6", tone[2], 2.2, { opacity: 0.7 }),
    );
  };
  const a = ["#fde3da", "#f8bfb4", "#e78f8b"] as const;
  const b = ["#fdd5cb", "#f4aaa2", "#dd7c7d"] as const;
  return group(
    softShadow(pen, [4, 26], 82, 30, 0.22),
    fold(-18, [-10, -12], b),
    fold(24, [18, -4], a),
    fold(-6, [-14, 10], a),
    fold(12, [16, 18], b),
  );
}

/** A small lump of wasabi with finger marks. */
export function wasabi(pen: Pen): string {
  const heap = smooth([
    [-44, 14],
    [-34, -18],
    [-8, -38],
    [20, -30],
    [42, -2],
    [38, 22],
    [0, 32],
    [-34, 28],
  ]);
  return group(
    softShadow(pen, [4, 24], 52, 20, 0.26),
    path(heap, pen.linear(65, [0, "#cfe08d"], [0.5, green.wasabi], [1, "#7f9e48"])),
    stroke("M-26 8C-18 -10 -8 -20 6 -26", "#e4efb4", 6, { opacity: 0.8 }),
    stroke("M2 22C14 10 22 0 26 -12", "#7f9e48", 4, { opacity: 0.6 }),
    stroke("M-14 22C-6 8 2 -4 10 -14", "#8dac52", 3, { opacity: 0.6 }),
  );
}

/** Shredded radish, placed under raw fish. */
export function daikon(pen: Pen, [rx, ry]: Point): string {
  const thread = (): string => {
    const angle = pen.range(0, Math.PI * 2);
    const far = Math.sqrt(pen.random());
    const [x, y] = [Math.cos(angle) * far * rx, Math.sin(angle) * far * ry];
    const points: Point[] = [
      [x - pen.range(20, 46), y + pen.range(-16, 16)],
      [x, y + pen.range(-18, 12)],
      [x + pen.range(20, 46), y + pen.range(-14, 18)],
    ];
    return stroke(
      smooth(points, false),
      pen.pick(["#ffffff", "#f1f4ee", "#dfe6e2"]),
      pen.range(4, 6),
    );
  };
  return group(
    softShadow(pen, [6, ry * 0.3], rx * 1.1, ry * 1.05, 0.2),
    ellipse([0, 0], rx * 0.96, ry * 0.96, "#d3dcd8"),
    ...Array.from({ length: 60 }, thread),
  );
}

/** A small dish of soy sauce with the reflection of a window. */
export function soyDish(pen: Pen, r: number, glaze: GlazeName = "white", fill = soy): string {
  const tones = glazes[glaze];
  const ry = r * SLANT;
  return group(
    softShadow(pen, [14, r * 0.4], r * 1.04, ry * 1.02, 0.16),
    softShadow(pen, [6, r * 0.3], r * 0.98, ry * 0.98, 0.24),
    path(
      `M${-r} 0C${-r} ${r * 0.5} ${-r * 0.5} ${r * 0.86} 0 ${r * 0.86}C${r * 0.5} ${r * 0.86} ${r} ${r * 0.5} ${r} 0Z`,
      pen.linear(0, [0, tones.face], [0.3, tones.edge], [1, tones.side]),
    ),
    ellipse([0, 0], r, ry, tones.edge),
    ellipse([0, r * 0.02], r * 0.92, ry * 0.9, tones.side),
    ellipse(
      [0, r * 0.1],
      r * 0.84,
      ry * 0.78,
      pen.linear(70, [0, fill.deep], [0.6, fill.base], [1, fill.light]),
    ),
    stroke(
      smooth(
        [
          [-r * 0.62, r * 0.02],
          [-r * 0.36, -ry * 0.42],
          [r * 0.04, -ry * 0.56],
        ],
        false,
      ),
      "#ffffff",
      r * 0.05,
      { opacity: 0.6 },
    ),
    ellipse([r * 0.34, r * 0.3], r * 0.2, r * 0.06, "#e7a772", { opacity: 0.35 }),
  );
}

/** Two chopsticks, drawn along x from the thick end to the tip. */
function chopsticks(pen: Pen, length: number, colour: "vermilion" | "ink" = "vermilion"): string {
  const [light, base, deep] =
    colour === "vermilion" ? ["#f1745a", "#cf3f2a", "#8f2415"] : ["#59617d", "#2b314a", "#141829"];
  const half = length / 2;
  const stick = (y: number, tilt: number): string =>
    at(
      [0, y],
      { rotate: tilt },
      path(
        polygon([
          [-half, -9],
          [half, -3.5],
          [half, 3.5],
          [-half, 9],
        ]),
        SHADOW,
        { opacity: 0.22, transform: "translate(6 18)" },
      ),
      path(
        polygon([
          [-half, -9],
          [half, -3.5],
          [half, 3.5],
          [-half, 9],
        ]),
        pen.linear(90, [0, light as string], [0.45, base as string], [1, deep as string]),
      ),
      path(
        polygon([
          [-half + 60, -8.4],
          [-half + 92, -8.1],
          [-half + 92, 8.1],
          [-half + 60, 8.4],
        ]),
        brand.tamago,
      ),
      path(
        polygon([
          [-half + 100, -8],
          [-half + 106, -8],
          [-half + 106, 8],
          [-half + 100, 8],
        ]),
        brand.tamago,
      ),
    );
  return group(stick(-15, -0.8), stick(15, 1.2));
}

/** A folded cloth with a line of stitches. */
function cloth(pen: Pen): string {
  const sheet = roundedRect(420, 300, 10);
  return group(
    path(sheet, SHADOW, { opacity: 0.16, transform: "translate(10 16)" }),
    path(sheet, pen.linear(40, [0, "#3c5390"], [1, brand.indigo])),
    path(
      polygon([
        [-210, 40],
        [210, 10],
        [210, 140],
        [-210, 140],
      ]),
      "#0f1939",
      { opacity: 0.35 },
    ),
    ...[-110, -84].map((y) =>
      stroke(`M-196 ${y}H196`, "#dfe7f2", 3.4, { "stroke-dasharray": "14 10", opacity: 0.75 }),
    ),
  );
}

/** A cherry flower, five notched petals. */
export function blossom(pen: Pen, r: number): string {
  const leaf = `M0 0C${-r * 0.62} ${-r * 0.4} ${-r * 0.5} ${-r} ${-r * 0.12} ${-r}L0 ${-r * 0.86}L${r * 0.12} ${-r}C${r * 0.5} ${-r} ${r * 0.62} ${-r * 0.4} 0 0Z`;
  return group(
    at([3, 6], {}, circle([0, 0], r * 0.8, SHADOW, { opacity: 0.14 })),
    ...[0, 72, 144, 216, 288].map((turn) =>
      at(
        [0, 0],
        { rotate: turn },
        path(leaf, pen.linear(90, [0, "#fff1f0"], [0.7, "#fbcfd2"], [1, "#ee9aa6"])),
      ),
    ),
    ...ring(r * 0.34, r * 0.34, 7, 12).map((place) =>
      group(
        stroke(`M0 0L${place[0]} ${place[1]}`, "#d6607a", 1.6),
        circle(place, r * 0.05, "#f2b632"),
      ),
    ),
    circle([0, 0], r * 0.09, "#e0748b"),
  );
}

export function prop(pen: Pen, kind: Prop): string {
  switch (kind) {
    case "soy":
      return soyDish(pen, 108);
    case "chopsticks":
      return chopsticks(pen, 780);
    case "ginger":
      return at([0, 0], { scale: 1.15 }, ginger(pen));
    case "wasabi":
      return at([0, 0], { scale: 1.2 }, wasabi(pen));
    case "shiso":
      return at([0, 0], { rotate: -38, squash: 0.8 }, shisoLeaf(pen, 104));
    case "cloth":
      return cloth(pen);
    case "blossom":
      return group(blossom(pen, 54), at([78, 44], { rotate: 30 }, blossom(pen, 36)));
    case "lime":
      return group(
        softShadow(pen, [10, 34], 66, 34, 0.22),
        at([6, 14], { squash: 0.8 }, circle([0, 0], 62, "#4b7f2e")),
        at([0, 0], { squash: 0.8, rotate: 12 }, citrus(pen, 62, "lime")),
      );
  }
}
