import { bean, omeletteSlice, shiitake, threads, tofu } from "./bites.ts";
import { CABBAGE, CARROT, WAKAME } from "./bowl.ts";
import type { Point } from "./draw.ts";
import { at, ellipse, group, path, roundedRect, stroke } from "./draw.ts";
import { fibres, sheen } from "./flesh.ts";
import { karaage } from "./fried.ts";
import { rice, SHADOW } from "./palette.ts";
import type { Pen } from "./pen.ts";
import { grains } from "./rice.ts";
import { standing } from "./rolls.ts";
import { citrus, sesame, shisoLeaf } from "./small.ts";

function bed(pen: Pen, [x, y]: Point): string {
  const within = (px: number, py: number) => Math.abs(px / x) ** 6 + Math.abs(py / y) ** 6 < 1;
  return group(
    path(roundedRect(x * 2, y * 2, 30), rice.deep),
    grains(pen, { reach: [x, y], length: 24, within, squash: 0.9 }),
  );
}

export function sesameRice(pen: Pen): string {
  return group(
    bed(pen, [152, 118]),
    sesame(pen, [110, 84], 36, 0.95, 6.5),
    ellipse([2, 8], 30, 26, SHADOW, { opacity: 0.25 }),
    ellipse(
      [0, 0],
      30,
      27,
      pen.radial([0.38, 0.3], 0.8, [0, "#f4766e"], [0.6, "#cf3343"], [1, "#8f1830"]),
    ),
    ellipse([-10, -10], 8, 5, "#ffffff", { opacity: 0.7 }),
  );
}

/** A grilled fillet glazed with sauce. */
export function teriyaki(pen: Pen): string {
  const fillet =
    "M-150 34C-162 -34 -110 -76 -30 -74C60 -78 140 -60 156 -10C162 36 116 62 40 60C-40 74 -136 84 -150 34Z";
  const fish = group(
    path(fillet, SHADOW, { opacity: 0.3, transform: "translate(6 20)" }),
    path(fillet, "#8c3f17", { transform: "translate(0 16)" }),
    path(fillet, pen.linear(75, [0, "#f59a55"], [0.5, "#de6c2b"], [1, "#a9441a"])),
    pen.inside(
      fillet,
      at([0, 0], {}, fibres(pen, "salmon", [170, 84])),
      path(fillet, "#7a2d0d", { opacity: 0.3 }),
      ...[-96, -34, 28, 90].map((x) =>
        stroke(`M${x + 34} -84L${x - 20} 84`, "#4a1a08", 15, { opacity: 0.62 }),
      ),
    ),
    sheen(pen, [-112, -10], [-8, -50], 17, 0.6),
    sheen(pen, [50, -46], [120, -22], 10, 0.5),
    at([0, -10], {}, sesame(pen, [116, 38], 26, 0.05, 7)),
  );
  return group(
    at([-86, -26], { rotate: -76 }, shisoLeaf(pen, 108)),
    at([104, -44], { rotate: 54 }, shisoLeaf(pen, 108)),
    at([6, 8], { scale: 1.18, rotate: -5 }, fish),
  );
}

const TOFU: Point[] = [
  [-112, -62],
  [16, -68],
  [-56, 34],
  [66, 30],
];

export const omelette = (pen: Pen): string =>
  group(...[-72, -4, 64].map((x) => at([x, 6], { rotate: -7 }, omeletteSlice(pen))));

export const beans = (pen: Pen): string =>
  group(
    ...Array.from({ length: 60 }, (_, index) => {
      const rise = index / 60;
      const reach: Point = [84 * (1 - rise * 0.4), 66 * (1 - rise * 0.5)];
      const place: Point = [
        pen.range(-1, 1) * reach[0],
        8 + pen.range(-1, 1) * reach[1] - rise * 16,
      ];
      return at(place, { rotate: pen.range(-60, 60) }, bean(pen, 21));
    }),
  );

export const salad = (pen: Pen): string =>
  group(
    at([0, 14], {}, threads(pen, [98, 60], 150, CABBAGE, 8, 64)),
    at([0, 0], {}, threads(pen, [66, 36], 16, CARROT, 7, 66)),
    at([0, -10], {}, sesame(pen, [80, 50], 16, 0.4, 6)),
  );

export const carrots = (pen: Pen): string =>
  at([0, 16], {}, threads(pen, [92, 60], 150, CARROT, 9, 68));

export const seaweed = (pen: Pen): string =>
  group(
    at([0, 16], {}, threads(pen, [92, 60], 150, WAKAME, 10, 64)),
    sesame(pen, [76, 50], 26, 0.1, 6.5),
  );

export const chicken = (pen: Pen): string =>
  group(
    ...(
      [
        [-96, -56],
        [34, -66],
        [-30, 6],
        [104, 6],
        [-112, 54],
        [30, 72],
      ] as Point[]
    ).map((place, index) => at(place, { rotate: index * 47 }, karaage(pen, 68))),
    at([142, 88], { rotate: -14, squash: 0.85 }, citrus(pen, 54, "lemon", true)),
  );

export const grilledTofu = (pen: Pen): string =>
  group(
    at([-120, -50], { rotate: -70 }, shisoLeaf(pen, 104)),
    at([60, -70], { rotate: 40 }, shisoLeaf(pen, 96)),
    ...TOFU.map((place) => at(place, {}, tofu(pen, 104, true))),
    at([146, -56], {}, shiitake(pen, 58)),
    at([138, 62], {}, shiitake(pen, 60)),
  );

export const rolls = (pen: Pen): string =>
  group(
    ...(
      [
        [-78, -66],
        [78, -66],
        [-78, 46],
        [78, 46],
      ] as Point[]
    ).map((place) =>
      at(place, { scale: 0.7 }, standing(pen, { coat: "nori", cores: ["avocado"] })),
    ),
  );
