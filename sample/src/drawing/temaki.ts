import { avocadoSlice } from "./bites.ts";
import type { Point } from "./draw.ts";
import { at, ellipse, group, path, roundedRect, smooth, stroke } from "./draw.ts";
import { fibres, sheen } from "./flesh.ts";
import { tempuraPrawn } from "./fried.ts";
import { fishTones, green, nori, rice, SHADOW } from "./palette.ts";
import type { Pen } from "./pen.ts";
import type { Subject } from "./recipe.ts";
import { grains, inBlock } from "./rice.ts";
import { drizzle, roeHeap, sesame, shisoLeaf } from "./small.ts";

type Temaki = Extract<Subject, { kind: "temaki" }>;

function fishStick(pen: Pen, fish: "salmon" | "tuna", length: number): string {
  const tones = fishTones[fish];
  const stick = roundedRect(70, length, 20);
  return group(
    path(stick, tones.deep, { transform: "translate(9 3)" }),
    path(stick, pen.linear(20, [0, tones.light], [0.6, tones.base], [1, tones.deep])),
    pen.inside(stick, at([0, 0], { rotate: 68 }, fibres(pen, fish, [length * 0.7, 44]))),
    sheen(pen, [-20, length * 0.2], [-18, -length * 0.34], 9, 0.6),
  );
}

const batonOf = (
  pen: Pen,
  length: number,
  [light, base, deep]: readonly [string, string, string],
): string =>
  group(
    path(roundedRect(40, length, 8), deep, { transform: "translate(7 2)" }),
    path(roundedRect(40, length, 8), pen.linear(0, [0, light], [0.5, base], [1, deep])),
  );

function sprout(pen: Pen): string {
  return group(
    ...Array.from({ length: 9 }, (_, index) => {
      const [x, top] = [-44 + index * 11 + pen.range(-4, 4), pen.range(-120, -70)];
      const bend = x + pen.range(-26, 26);
      return group(
        stroke(`M${x} 40Q${x} -20 ${bend} ${top}`, "#d9e9b4", 5),
        ellipse([bend - 9, top], 11, 7, "#5f9f3f"),
        ellipse([bend + 9, top - 3], 11, 7, "#7fbb52"),
      );
    }),
  );
}

function leaf(pen: Pen, kind: Temaki["greens"][number]): string {
  switch (kind) {
    case "avocado":
      return group(
        ...[0, 1, 2].map((index) =>
          at([index * 22, index * 16], { rotate: 72 + index * 8 }, avocadoSlice(pen, 84)),
        ),
      );
    case "cucumber":
      return group(
        at([0, 0], { rotate: -10 }, batonOf(pen, 190, ["#3f7a3a", "#b9d985", "#e6f1c0"])),
        at([32, 12], { rotate: 6 }, batonOf(pen, 170, ["#3f7a3a", "#c8e29a", "#8fbd5c"])),
      );
    case "shiso":
      return at([0, -20], { rotate: 14 }, shisoLeaf(pen, 112));
    case "carrot":
      return group(
        ...[-20, 8, 34].map((x, index) =>
          at(
            [x, index * 9],
            { rotate: index * 9 - 6, scale: 0.6 },
            batonOf(pen, 280, ["#ffb06b", "#f1822f", "#c65d18"]),
          ),
        ),
      );
    case "pepper":
      return group(
        ...[-12, 18].map((x, index) =>
          at(
            [x, index * 10],
            { rotate: index * 14 - 4, scale: 0.66 },
            batonOf(pen, 260, ["#f67a5c", "#dc3d2b", "#a3211a"]),
          ),
        ),
      );
    case "sprouts":
      return sprout(pen);
  }
}

/** The fillings in the mouth of the cone, from back to front. */
function stuffing(pen: Pen, recipe: Temaki): string {
  const fish =
    recipe.fish === "none"
      ? ""
      : recipe.fish === "tempura"
        ? at([-10, -92], { rotate: -82, scale: 0.86 }, tempuraPrawn(pen, 330))
        : group(
            at([-34, -62], { rotate: -14 }, fishStick(pen, recipe.fish, 190)),
            at([28, -48], { rotate: 7 }, fishStick(pen, recipe.fish, 180)),
          );
  const greens = recipe.greens.map((kind, index): string => {
    const count = recipe.greens.length;
    const places: readonly Point[] =
      count > 3
        ? [
            [64, -56],
            [-92, -58],
            [-30, -74],
            [26, -66],
            [88, -70],
          ]
        : [
            [74, -62],
            [-96, -50],
            [0, -90],
          ];
    return at(places[index] as Point, { rotate: index % 2 === 0 ? 22 : -22 }, leaf(pen, kind));
  });
  return greens.length > 3 ? group(...greens.slice(1), greens[0] ?? "") : group(...greens, fish);
}

function crownOf(pen: Pen, kind: Temaki["crown"]): string {
  switch (kind) {
    case "tobiko":
      return at([4, -2], {}, roeHeap(pen, [86, 32], 9, "tobiko"));
    case "mayo":
      return at([0, -84], { rotate: -78 }, drizzle(pen, [92, 34], 8, "mayo"));
    case "sesame":
      return at([0, -50], {}, sesame(pen, [90, 60], 26, 0.3, 7));
    case undefined:
      return "";
  }
}

/** A temaki cone, drawn upright: its mouth at the top, its point at the bottom. */
export function temaki(pen: Pen, recipe: Temaki): string {
  const cone: Point[] = [
    [-142, -30],
    [-128, 10],
    [-70, 180],
    [-12, 322],
    [8, 336],
    [26, 318],
    [86, 170],
    [136, 6],
    [142, -34],
  ];
  const back = smooth([
    [-146, -34],
    [-120, -76],
    [-30, -100],
    [60, -92],
    [130, -66],
    [146, -30],
    [60, 30],
    [-70, 30],
  ]);
  const wall = `${smooth(cone, false)}C100 34 -90 40 -142 -30Z`;
  const flap = "M142 -34C110 60 60 150 -40 244L8 336L26 318C60 250 110 120 142 -34Z";
  return group(
    path(wall, SHADOW, { opacity: 0.12, transform: "translate(22 4)" }),
    path(wall, SHADOW, { opacity: 0.22, transform: "translate(12 0)" }),
    path(back, pen.linear(0, [0, nori.deep], [0.5, "#2d463b"], [1, nori.deep])),
    ellipse([0, -22], 122, 50, rice.deep),
    grains(pen, {
      reach: [126, 56],
      centre: [0, -28],
      length: 26,
      within: inBlock(120, 54, 2, [0, -28]),
    }),
    stuffing(pen, recipe),
    grains(pen, {
      reach: [124, 40],
      centre: [0, 6],
      length: 26,
      within: (x, y) => inBlock(122, 44, 2, [0, -2])(x, y) && y > -2,
    }),
    crownOf(pen, recipe.crown),
    path(wall, pen.linear(0, [0, nori.deep], [0.26, nori.light], [0.5, nori.base], [1, nori.deep])),
    path(flap, pen.linear(20, [0, "#36524a"], [0.5, nori.base], [1, nori.deep]), { opacity: 0.95 }),
    stroke("M142 -34C110 60 60 150 -40 244", "#0c1512", 5, { opacity: 0.6 }),
    ...Array.from({ length: 40 }, () => {
      const y = pen.range(20, 260);
      const half = 118 * (1 - y / 330);
      const x = pen.range(-half, half);
      return stroke(`M${x} ${y}l${pen.range(-3, 3)} ${pen.range(4, 14)}`, "#7a9a85", 2, {
        opacity: 0.3,
      });
    }),
    stroke("M-138 -26C-92 38 96 34 140 -28", "#8fae98", 4, { opacity: 0.55 }),
    stroke("M-96 74C-76 140 -50 206 -22 270", green.shisoLight, 5, { opacity: 0.18 }),
  );
}
