import { cube, karaage, shiitake, tempuraPrawn, threads } from "./bites.ts";
import { bowlAround, CABBAGE, CARROT, WAKAME } from "./bowl.ts";
import type { Point } from "./draw.ts";
import { at, circle, ellipse, group, path, ring, roundedRect, smooth, stroke } from "./draw.ts";
import { sheen } from "./flesh.ts";
import { soyDish } from "./garnish.ts";
import { SHADOW } from "./palette.ts";
import type { Pen } from "./pen.ts";
import { plate } from "./plate.ts";
import type { Subject } from "./recipe.ts";
import { chives, citrus, sesame, shisoLeaf } from "./small.ts";

type Side = Extract<Subject, { kind: "side" }>;

/** Miso drifting in its broth like clouds. */
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

function soup(pen: Pen, mushrooms: boolean): string {
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
  const places: Point[] = [
    [-140, -84],
    [10, -112],
    [140, -76],
    [-70, -62],
    [76, -50],
    [-186, -20],
    [190, -10],
    [-110, 6],
    [20, -10],
    [120, 30],
    [-40, 48],
    [-150, 70],
    [70, 84],
    [-30, 112],
    [150, 84],
    [0, -60],
  ];
  return group(
    ellipse([0, 20], 240, 150, "#33511f", { opacity: 0.7 }),
    ...places.map((place, index) =>
      at(place, { rotate: -70 + ((index * 53) % 140) }, pod(pen, 172)),
    ),
    ...Array.from({ length: 60 }, () =>
      at(
        [pen.range(-190, 190), pen.range(-130, 130)],
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

const salad = (pen: Pen, colours: readonly string[], width: number): string =>
  group(
    ellipse([0, 14], 258, 168, colours[2] ?? "none", { opacity: 0.9 }),
    at([0, 0], {}, threads(pen, [222, 142], 330, colours, width, 110)),
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
