import type { Point } from "./draw.ts";
import { at, circle, ellipse, group, path, polygon, smooth } from "./draw.ts";
import { sheen } from "./flesh.ts";
import { SHADOW, wood } from "./palette.ts";
import type { Pen } from "./pen.ts";
import { softShadow } from "./shadow.ts";
import { citrus } from "./small.ts";

/** Two pancakes filled with red bean paste. */
export function dorayaki(pen: Pen): string {
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
    softShadow(pen, [16, 112], 196, 62, 0.16),
    softShadow(pen, [6, 108], 178, 52, 0.26),
    cake(66, true),
    ellipse([0, 40], 170, 64, "#4a1a22"),
    ...beans,
    cake(-4, false),
  );
}

/** Layers in a glass: biscuit soaked in tea, mascarpone, and matcha on top. */
export function tiramisu(pen: Pen): string {
  const [top, foot, height] = [214, 158, 300];
  const wall = "M-214 0L-158 300A158 62 0 0 0 158 300L214 0Z";
  /** One layer, its edges curved with the perspective of the glass. */
  const layer = (from: number, to: number, fill: string): string => {
    const rx = (y: number) => top - ((top - foot) * y) / height - 9;
    const ry = (y: number) => 126 - (72 * y) / height;
    const [a, b] = [rx(from), rx(to)];
    return path(
      `M${-a} ${from}A${a} ${ry(from)} 0 0 0 ${a} ${from}L${b} ${to}A${b} ${ry(to)} 0 0 1 ${-b} ${to}Z`,
      fill,
    );
  };
  const biscuit = pen.linear(0, [0, "#8fa04a"], [0.3, "#c3ca7c"], [0.6, "#a4b15c"], [1, "#6d7c35"]);
  const cream = pen.linear(0, [0, "#e6d9bd"], [0.3, "#fffaf0"], [0.6, "#fbf1de"], [1, "#d6c6a4"]);
  const dust = "M-202 4A202 122 0 0 1 202 4A202 122 0 0 1 -202 4Z";
  return group(
    softShadow(pen, [44, 312], 210, 78, 0.14),
    softShadow(pen, [14, 316], 172, 64, 0.26),
    path(wall, "#ffffff", { opacity: 0.5 }),
    pen.inside(
      wall,
      layer(214, 288, biscuit),
      layer(142, 216, cream),
      layer(78, 144, biscuit),
      layer(0, 80, cream),
      path("M-196 -20L-164 -20L-124 330L-146 330Z", "#ffffff", { opacity: 0.5 }),
      path("M150 -20L230 -20L180 380L120 380Z", SHADOW, { opacity: 0.1 }),
    ),
    ellipse([0, 0], top, 130, "#fdf6e6"),
    path(dust, pen.radial([0.4, 0.34], 0.75, [0, "#a9bf55"], [0.6, "#87a13b"], [1, "#66802a"])),
    pen.inside(
      dust,
      ...Array.from({ length: 240 }, () =>
        circle(
          [pen.range(-200, 200), pen.range(-116, 124)],
          pen.range(1.4, 4),
          pen.pick(["#c9d983", "#5d7a24", "#95ae49"]),
          { opacity: 0.65 },
        ),
      ),
    ),
    ellipse([0, 0], top - 3, 127, "none", { stroke: "#ffffff", "stroke-width": 7, opacity: 0.9 }),
    ellipse([0, 300], foot - 14, 44, "none", {
      stroke: "#ffffff",
      "stroke-width": 5,
      opacity: 0.5,
    }),
  );
}

/** A small wooden spoon, its bowl to the left. */
export function spoon(pen: Pen): string {
  const bowl =
    "M-150 0C-150 -40 -70 -46 -36 -14L160 -8C174 -6 174 8 160 10L-36 14C-70 46 -150 40 -150 0Z";
  return group(
    path(bowl, SHADOW, { opacity: 0.24, transform: "translate(6 14)" }),
    path(bowl, pen.linear(80, [0, wood.light], [0.6, wood.base], [1, wood.deep])),
    ellipse([-96, 2], 40, 22, wood.deep, { opacity: 0.7 }),
    ellipse([-94, 6], 36, 17, wood.base),
  );
}

/** A slice of cheesecake with coulis, its tip to the left. */
export function cheesecake(pen: Pen): string {
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
      softShadow(pen, [4, r * 0.7], r, r * 0.5, 0.25),
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
