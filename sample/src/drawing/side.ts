import { threads } from "./bites.ts";
import { bowlAround, CABBAGE, CARROT, WAKAME } from "./bowl.ts";
import type { Point } from "./draw.ts";
import { at, ellipse, group, path, roundedRect, smooth, stroke } from "./draw.ts";
import { sheen } from "./flesh.ts";
import { karaage, tempuraPrawn } from "./fried.ts";
import { soyDish } from "./garnish.ts";
import { SHADOW } from "./palette.ts";
import type { Pen } from "./pen.ts";
import { plate } from "./plate.ts";
import type { Subject } from "./recipe.ts";
import { chives, citrus, sesame, shisoLeaf } from "./small.ts";
import { soup } from "./soup.ts";

type Side = Extract<Subject, { kind: "side" }>;

function pod(pen: Pen, length: number): string {
  const bumps = 3;
  const half = length / 2;
  const top: Point[] = [[-half, 0]];
  const bottom: Point[] = [];
  for (let index = 0; index < bumps; index++) {
    const x = -half * 0.62 + (index * length * 0.62) / (bumps - 1);
    top.push([x, -length * 0.17], [x + length * 0.15, -length * 0.11]);
    bottom.unshift([x, length * 0.17], [x - length * 0.15, length * 0.11]);
  }
  const d = smooth([...top, [half, -4], [half * 1.12, 4], ...bottom]);
  return group(
    path(d, SHADOW, { opacity: 0.28, transform: "translate(4 10)" }),
    path(d, "#4f7f2c", { transform: "translate(0 4)" }),
    path(d, pen.linear(90, [0, "#b4d968"], [0.5, "#8abb46"], [1, "#5e9134"])),
    ...Array.from({ length: bumps }, (_, index) => {
      const x = -half * 0.62 + (index * length * 0.62) / (bumps - 1);
      return group(
        ellipse([x, 0], length * 0.115, length * 0.12, "#a6d05a", { opacity: 0.8 }),
        ellipse([x - length * 0.03, -length * 0.06], length * 0.05, length * 0.025, "#ffffff", {
          opacity: 0.6,
        }),
      );
    }),
    stroke(
      `M${-half} 0q${-length * 0.06} ${-length * 0.03} ${-length * 0.1} ${-length * 0.08}`,
      "#5e7a35",
      5,
    ),
    stroke(`M${-half * 0.9} ${length * 0.1}Q0 ${length * 0.21} ${half} 4`, "#d3ea95", 2, {
      opacity: 0.6,
    }),
  );
}

function edamame(pen: Pen): string {
  const rows: readonly (readonly [y: number, count: number, reach: number])[] = [
    [-112, 4, 150],
    [-62, 5, 200],
    [-8, 5, 208],
    [46, 5, 190],
    [98, 3, 120],
    [-20, 3, 96],
    [-70, 2, 60],
  ];
  const places = rows.flatMap(([y, count, reach]) =>
    Array.from(
      { length: count },
      (_, index): Point => [
        -reach + (2 * reach * (index + 0.5)) / count + pen.range(-12, 12),
        y + pen.range(-12, 12),
      ],
    ),
  );
  return group(
    ellipse([0, 16], 256, 166, "#2e4a1d"),
    ...places.map((place, index) =>
      at(place, { rotate: -48 + ((index * 47) % 96) }, pod(pen, 168)),
    ),
    ...Array.from({ length: 64 }, () =>
      at(
        [pen.range(-190, 190), pen.range(-130, 120)],
        { rotate: pen.range(0, 90) },
        path(roundedRect(8, 7, 1.5), "#ffffff", { opacity: pen.range(0.7, 1) }),
      ),
    ),
  );
}

function gyozaPiece(pen: Pen): string {
  const body = "M-118 34C-124 -20 -74 -66 0 -66C74 -66 124 -20 118 34C70 58 -70 58 -118 34Z";
  const pleats = [-78, -50, -22, 6, 34, 62].map((x) =>
    group(
      stroke(`M${x} ${-52 + Math.abs(x) * 0.34}Q${x + 16} -18 ${x + 10} 10`, "#c99c63", 5, {
        opacity: 0.55,
      }),
      stroke(`M${x - 7} ${-52 + Math.abs(x) * 0.34}Q${x + 8} -20 ${x + 2} 4`, "#fffaf0", 5, {
        opacity: 0.8,
      }),
    ),
  );
  return group(
    path(body, SHADOW, { opacity: 0.26, transform: "translate(8 22)" }),
    path(body, "#b06a24", { transform: "translate(0 12)" }),
    path(
      body,
      pen.linear(80, [0, "#fdf1d6"], [0.55, "#f3d9a5"], [0.82, "#d99a4c"], [1, "#a8611f"]),
    ),
    pen.inside(
      body,
      ...Array.from({ length: 12 }, () =>
        ellipse(
          [pen.range(-100, 100), pen.range(22, 48)],
          pen.range(10, 26),
          pen.range(4, 9),
          "#8c4a16",
          { opacity: pen.range(0.25, 0.6) },
        ),
      ),
    ),
    ...pleats,
    path(
      smooth([
        [-112, 6],
        [-92, -42],
        [-40, -70],
        [0, -76],
        [44, -70],
        [94, -42],
        [114, 6],
        [84, -26],
        [40, -48],
        [0, -54],
        [-40, -48],
        [-84, -26],
      ]),
      "#fbeac6",
      { opacity: 0.9 },
    ),
    sheen(pen, [-70, -34], [-10, -62], 9, 0.7),
  );
}

function gyoza(pen: Pen, glaze: Side["glaze"]): string {
  const places: Point[] = [
    [-176, -96],
    [30, -112],
    [-76, -8],
    [150, -18],
    [40, 92],
  ];
  return group(
    plate(pen, { shape: "oval", glaze }),
    ...places.map((place) => at(place, { rotate: -14, scale: 0.98 }, gyozaPiece(pen))),
    at([20, -10], {}, chives(pen, [190, 90], 22, 8.5)),
    at([-210, 86], { scale: 0.84 }, soyDish(pen, 96)),
  );
}

function tempura(pen: Pen, glaze: Side["glaze"]): string {
  const places: readonly (readonly [Point, number])[] = [
    [[-30, -128], -20],
    [[30, -54], -16],
    [[-30, 30], -22],
    [[40, 104], -16],
  ];
  return group(
    plate(pen, { shape: "slab", glaze }),
    at([-300, -96], { rotate: -30, squash: 0.86 }, shisoLeaf(pen, 84)),
    ...places.map(([place, rotate]) => at(place, { rotate }, tempuraPrawn(pen, 460))),
    at(
      [-286, 110],
      { scale: 0.78 },
      soyDish(pen, 96, "indigo", { light: "#c48a4a", base: "#8d5522", deep: "#5c3412" }),
    ),
  );
}

function fried(pen: Pen, glaze: Side["glaze"]): string {
  const places: Point[] = [
    [-120, -96],
    [24, -116],
    [150, -66],
    [-186, -6],
    [-50, -16],
    [84, 4],
    [-110, 78],
    [28, 96],
    [190, 52],
  ];
  return group(
    plate(pen, { shape: "round", glaze }),
    at([150, -130], { rotate: 24, squash: 0.86 }, shisoLeaf(pen, 92)),
    ...places.map((place, index) => at(place, { rotate: index * 61 }, karaage(pen, 88))),
    at([-4, -8], {}, sesame(pen, [180, 110], 26, 0.1, 7)),
    at([150, 128], { rotate: -16, squash: 0.85 }, citrus(pen, 74, "lemon", true)),
  );
}

/** A heap that fills its bowl and is highest in the middle. */
const salad = (pen: Pen, colours: readonly string[], width: number): string =>
  group(
    ellipse([0, 8], 280, 183, colours[2] ?? "none"),
    pen.inside(
      "M-282 8A282 186 0 0 1 282 8A282 186 0 0 1 -282 8Z",
      at([0, 60], {}, threads(pen, [306, 196], 420, colours, width, 92)),
    ),
    at([0, -14], {}, threads(pen, [176, 100], 170, colours, width, 104)),
  );

export function side(pen: Pen, { side: kind, glaze }: Side): string {
  switch (kind) {
    case "miso":
      return bowlAround(pen, glaze, soup(pen, false));
    case "mushroom":
      return bowlAround(pen, glaze, soup(pen, true));
    case "edamame":
      return bowlAround(pen, glaze, edamame(pen));
    case "wakame":
      return bowlAround(
        pen,
        glaze,
        group(
          salad(pen, WAKAME, 13),
          at([0, -40], {}, sesame(pen, [170, 100], 60, 0.08, 8)),
          at([0, -60], {}, threads(pen, [110, 50], 12, ["#d8402c", "#b62a1f"], 5, 34)),
        ),
      );
    case "cabbage":
      return bowlAround(
        pen,
        glaze,
        group(
          salad(pen, CABBAGE, 10),
          at([0, -50], {}, threads(pen, [150, 80], 30, CARROT, 8, 90)),
          at([0, -44], {}, sesame(pen, [160, 90], 44, 0.4, 8)),
        ),
      );
    case "gyoza":
      return gyoza(pen, glaze);
    case "tempura":
      return tempura(pen, glaze);
    case "karaage":
      return fried(pen, glaze);
  }
}
