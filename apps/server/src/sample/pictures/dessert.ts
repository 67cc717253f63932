import { cube } from "./bites.ts";
import { bowlAround } from "./bowl.ts";
import type { Point } from "./draw.ts";
import { at, circle, ellipse, group, path, polygon, ring, smooth, stroke } from "./draw.ts";
import { sheen } from "./flesh.ts";
import { SHADOW, wood } from "./palette.ts";
import type { Pen } from "./pen.ts";
import { plate, woodGrain } from "./plate.ts";
import type { Subject } from "./recipe.ts";
import { citrus } from "./small.ts";

type Dessert = Extract<Subject, { kind: "dessert" }>;

type Dough = readonly [light: string, base: string, deep: string];

const MATCHA: Dough = ["#dbe7a9", "#b6cc74", "#86a047"];
const CHERRY: Dough = ["#ffe9e9", "#f8c5c9", "#e08e9c"];
const MANGO: Dough = ["#fff0bd", "#fbd06a", "#e2a136"];
const PLAIN: Dough = ["#ffffff", "#f7f1ea", "#d9cfc6"];

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

function mochi(pen: Pen, [light, base, deep]: Dough): string {
  return group(
    ellipse([14, 66], 124, 40, SHADOW, { opacity: 0.16 }),
    ellipse([6, 62], 112, 32, SHADOW, { opacity: 0.26 }),
    path(DOME, pen.radial([0.38, 0.3], 0.8, [0, light], [0.55, base], [1, deep])),
    pen.inside(
      DOME,
      path("M-130 46C-60 76 60 76 130 46V120H-130Z", deep, { opacity: 0.35 }),
      at([0, -30], {}, flour(pen, [92, 50], 60)),
    ),
    ellipse([-38, -48], 34, 18, "#ffffff", { opacity: 0.6, transform: "rotate(-24 -38 -48)" }),
  );
}

/** A mochi cut open: its dough, what is inside, and what is inside that. */
function cutMochi(pen: Pen, [light, base, deep]: Dough, filling: string): string {
  const cut = "M-104 34C-112 -34 -60 -78 0 -78C60 -78 112 -34 104 34C90 70 -90 70 -104 34Z";
  return group(
    ellipse([14, 60], 120, 36, SHADOW, { opacity: 0.16 }),
    ellipse([6, 56], 108, 28, SHADOW, { opacity: 0.26 }),
    at([-6, -16], {}, path(DOME, pen.radial([0.38, 0.3], 0.8, [0, light], [0.6, base], [1, deep]))),
    path(cut, light),
    path(cut, pen.linear(80, [0, light], [1, base])),
    filling,
    stroke("M-100 30C-108 -34 -58 -74 0 -74", "#ffffff", 5, { opacity: 0.8 }),
  );
}

const scoop = (pen: Pen, [light, base, deep]: Dough): string =>
  group(
    path(
      "M-84 34C-90 -24 -48 -60 0 -60C48 -60 90 -24 84 34C70 54 -70 54 -84 34Z",
      pen.radial([0.4, 0.3], 0.9, [0, light], [0.6, base], [1, deep]),
    ),
    ...Array.from({ length: 16 }, () =>
      circle([pen.range(-62, 62), pen.range(-34, 34)], pen.range(2, 5), deep, { opacity: 0.45 }),
    ),
  );

function strawberry(pen: Pen): string {
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

function dorayaki(pen: Pen): string {
  const cake = (y: number, turned: boolean): string => {
    const d = `M-176 ${y}C-180 ${y - 74} -90 ${y - 112} 0 ${y - 112}C90 ${y - 112} 180 ${y - 74} 176 ${y}C150 ${y + 62} -150 ${y + 62} -176 ${y}Z`;
    return group(
      path(d, "#e9bd75", { transform: "translate(0 14)" }),
      path(
        d,
        pen.radial(
          [0.42, 0.35],
          0.72,
          [0, "#cf7d33"],
          [0.62, "#b5632a"],
          [0.86, "#9c4f20"],
          [0.93, "#e2a95c"],
          [1, "#f3d08e"],
        ),
      ),
      turned
        ? ""
        : group(
            sheen(pen, [-110, y - 40], [-30, y - 84], 15, 0.4),
            ellipse([10, y - 34], 90, 36, "#e39a4f", { opacity: 0.3 }),
          ),
    );
  };
  const beans = Array.from({ length: 26 }, (_, index) => {
    const angle = Math.PI * (0.06 + (0.88 * index) / 25);
    return at(
      [Math.cos(angle) * 164, 36 + Math.sin(angle) * 46 + pen.range(-7, 7)],
      { rotate: pen.range(-60, 60) },
      ellipse([0, 0], 16, 12, pen.pick(["#5a2029", "#74303a", "#431820"])),
      ellipse([-4, -4], 5, 2.6, "#c98a90", { opacity: 0.7 }),
    );
  });
  return group(
    ellipse([16, 112], 196, 62, SHADOW, { opacity: 0.16 }),
    ellipse([6, 108], 178, 52, SHADOW, { opacity: 0.26 }),
    cake(66, true),
    ellipse([0, 40], 170, 64, "#4a1a22"),
    ...beans,
    cake(-4, false),
  );
}

function tiramisu(pen: Pen): string {
  const [w, h, deep] = [250, 168, 190];
  const wall = (d: string, fill: string) => path(d, fill);
  return group(
    path(
      polygon([
        [-w, -h + 60],
        [w + 30, -h + 60],
        [w + 40, h + deep * 0.62],
        [-w + 20, h + deep * 0.62],
      ]),
      SHADOW,
      { opacity: 0.16 },
    ),
    wall(
      polygon([
        [-w, h - 40],
        [w, h - 40],
        [w, h + deep * 0.5],
        [-w, h + deep * 0.5],
      ]),
      pen.linear(90, [0, wood.base], [1, wood.deep]),
    ),
    pen.inside(
      polygon([
        [-w, h - 40],
        [w, h - 40],
        [w, h + deep * 0.5],
        [-w, h + deep * 0.5],
      ]),
      at([0, h + 20], {}, woodGrain(pen, w * 2, 140)),
    ),
    path(
      polygon([
        [-w, -h],
        [w, -h],
        [w, h],
        [-w, h],
      ]),
      pen.linear(50, [0, "#f4d8a9"], [1, wood.light]),
    ),
    path(
      polygon([
        [-w + 30, -h + 26],
        [w - 30, -h + 26],
        [w - 30, h - 26],
        [-w + 30, h - 26],
      ]),
      wood.deep,
    ),
    path(
      polygon([
        [-w + 30, -h + 50],
        [w - 30, -h + 50],
        [w - 30, h - 26],
        [-w + 30, h - 26],
      ]),
      pen.linear(60, [0, "#a8bd58"], [0.6, "#87a03c"], [1, "#6a842b"]),
    ),
    pen.inside(
      polygon([
        [-w + 30, -h + 50],
        [w - 30, -h + 50],
        [w - 30, h - 26],
        [-w + 30, h - 26],
      ]),
      ...Array.from({ length: 260 }, () =>
        circle(
          [pen.range(-w, w), pen.range(-h, h)],
          pen.range(1.4, 3.6),
          pen.pick(["#c4d67a", "#5f7a26", "#93ac48"]),
          { opacity: 0.7 },
        ),
      ),
      path(
        smooth([
          [60, 150],
          [70, 40],
          [150, 6],
          [250, 30],
          [270, 170],
        ]),
        "#fff7e6",
      ),
      path(
        smooth([
          [84, 160],
          [96, 70],
          [160, 44],
          [250, 64],
          [262, 170],
        ]),
        "#e9d3a6",
      ),
      stroke(
        smooth(
          [
            [62, 130],
            [74, 42],
            [150, 8],
            [236, 28],
          ],
          false,
        ),
        "#ffffff",
        8,
        { opacity: 0.9 },
      ),
      ...Array.from({ length: 18 }, () =>
        ellipse(
          [pen.range(110, 230), pen.range(76, 140)],
          pen.range(4, 12),
          pen.range(2, 5),
          "#a9895a",
          { opacity: 0.4 },
        ),
      ),
    ),
    stroke(`M${-w + 4} ${-h + 3}H${w - 6}`, "#fff6e0", 5, { opacity: 0.8 }),
    stroke(`M${-w} ${h - 1}H${w}`, "#f6dfb6", 4, { opacity: 0.9 }),
  );
}

function cheesecake(pen: Pen): string {
  const top: Point[] = [
    [-230, 10],
    [120, -120],
    [210, 46],
  ];
  const deep = 130;
  const [a, b, c] = top as [Point, Point, Point];
  const down = ([x, y]: Point, by: number): Point => [x, y + by];
  const berry = (place: Point, r: number): string =>
    at(
      place,
      {},
      ellipse([4, r * 0.7], r, r * 0.5, SHADOW, { opacity: 0.25 }),
      circle(
        [0, 0],
        r,
        pen.radial([0.36, 0.3], 0.85, [0, "#f47a7d"], [0.5, "#c4213f"], [1, "#7d0f2c"]),
      ),
      ellipse([-r * 0.34, -r * 0.38], r * 0.24, r * 0.15, "#ffffff", { opacity: 0.8 }),
    );
  return group(
    path(polygon([down(a, deep + 10), down(c, deep + 16), [330, 80], b]), SHADOW, { opacity: 0.2 }),
    path(polygon([c, b, down(b, deep), down(c, deep)]), "#d9b26b"),
    path(
      polygon([a, c, down(c, deep), down(a, deep)]),
      pen.linear(90, [0, "#fff3cf"], [0.7, "#f8dfa0"], [1, "#eecb80"]),
    ),
    path(
      polygon([down(a, deep - 30), down(c, deep - 30), down(c, deep), down(a, deep)]),
      pen.linear(90, [0, "#b9793a"], [1, "#8d5424"]),
    ),
    path(
      polygon([down(c, deep - 30), down(b, deep - 30), down(b, deep), down(c, deep)]),
      "#7d491e",
    ),
    ...Array.from({ length: 22 }, () => {
      const share = pen.random();
      return circle(
        [a[0] + (c[0] - a[0]) * share, a[1] + (c[1] - a[1]) * share + deep - pen.range(6, 26)],
        pen.range(2, 5),
        "#d9a35f",
        { opacity: 0.8 },
      );
    }),
    path(
      smooth([a, [-60, -58], b, [196, -50], c, [0, 40]]),
      pen.linear(60, [0, "#fbd98a"], [0.5, "#eeb04e"], [1, "#d98b33"]),
    ),
    path(polygon([a, b, c]), "none"),
    path(
      smooth([
        [-120, 4],
        [-20, -46],
        [80, -88],
        [150, -46],
        [168, 20],
        [120, 60],
        [92, 92],
        [66, 46],
        [10, 40],
        [-18, 84],
        [-46, 34],
      ]),
      pen.linear(70, [0, "#e2455a"], [1, "#a41534"]),
    ),
    sheen(pen, [-60, -14], [60, -62], 13, 0.6),
    berry([40, -44], 26),
    berry([92, -30], 24),
    berry([70, -74], 22),
    at([132, 2], { squash: 0.8, rotate: 20 }, citrus(pen, 36, "yuzu", true)),
  );
}

function mangoBowl(pen: Pen): string {
  const pearl = (place: Point, r: number): string =>
    group(
      circle(place, r, "#ffffff", { opacity: 0.8 }),
      circle([place[0] + r * 0.1, place[1] + r * 0.1], r * 0.7, "#e9edf0", { opacity: 0.9 }),
      circle([place[0] - r * 0.3, place[1] - r * 0.34], r * 0.24, "#ffffff"),
    );
  const leaf = (turn: number) =>
    at(
      [96, -70],
      { rotate: turn },
      path(
        "M0 0C10 -40 50 -60 92 -56C84 -18 44 8 0 0Z",
        pen.linear(60, [0, "#8cc663"], [1, "#3f8a3f"]),
      ),
      stroke("M0 0Q44 -24 86 -52", "#c8e7a4", 3),
    );
  return group(
    ellipse([0, 22], 264, 172, pen.radial([0.42, 0.36], 0.8, [0, "#ffffff"], [1, "#e4e6e2"])),
    ...Array.from({ length: 90 }, () => {
      const angle = pen.range(0, Math.PI * 2);
      const far = Math.sqrt(pen.random());
      return pearl(
        [Math.cos(angle) * far * 238, 22 + Math.sin(angle) * far * 148],
        pen.range(10, 15),
      );
    }),
    ...(
      [
        [-70, -64],
        [20, -84],
        [-120, -10],
        [-24, -18],
        [70, -34],
        [-76, 46],
        [18, 36],
        [104, 20],
        [-20, 90],
        [60, 84],
      ] as Point[]
    ).map((place) =>
      at(place, { rotate: pen.range(-12, 12) }, cube(pen, 72, ["#ffdc76", "#fcb338", "#e78f1f"])),
    ),
    leaf(-30),
    leaf(34),
    leaf(-96),
  );
}

export function dessert(pen: Pen, { dessert: kind, glaze }: Dessert): string {
  switch (kind) {
    case "mochi":
      return group(
        plate(pen, { shape: "oval", glaze }),
        at([-150, -70], { scale: 1.06 }, mochi(pen, MATCHA)),
        at([126, -62], { scale: 1.06 }, mochi(pen, CHERRY)),
        at(
          [-6, 64],
          { scale: 1.08 },
          cutMochi(pen, MANGO, scoop(pen, ["#fff6dc", "#fde2a0", "#edb957"])),
        ),
      );
    case "daifuku":
      return group(
        plate(pen, { shape: "round", glaze }),
        at([-110, -60], { scale: 1.2 }, mochi(pen, PLAIN)),
        at([96, 50], { scale: 1.26 }, cutMochi(pen, PLAIN, strawberry(pen))),
      );
    case "dorayaki":
      return group(
        plate(pen, { shape: "round", glaze }),
        at([-110, -70], { scale: 0.86, rotate: -8 }, dorayaki(pen)),
        at([86, 46], { scale: 0.98, rotate: 4 }, dorayaki(pen)),
      );
    case "tiramisu":
      return at([0, -50], { scale: 1.16 }, tiramisu(pen));
    case "cheesecake":
      return group(
        plate(pen, { shape: "round", glaze }),
        at([-6, -54], { scale: 1.12 }, cheesecake(pen)),
      );
    case "mango":
      return bowlAround(pen, glaze, mangoBowl(pen));
  }
}
