import type { Point } from "./draw.ts";
import { at, circle, ellipse, group, path, polygon, roundedRect, smooth, stroke } from "./draw.ts";
import { glazes, SHADOW, wood } from "./palette.ts";
import type { Pen } from "./pen.ts";
import { SLANT, woodGrain } from "./plate.ts";
import type { Subject } from "./recipe.ts";

import { citrus, shisoLeaf } from "./small.ts";
import { bottle, can, flask } from "./vessels.ts";

type Drink = Extract<Subject, { kind: "drink" }>["drink"];

type Liquid = readonly [light: string, base: string, deep: string];

const footShadow = (rx: number, y: number): string =>
  group(
    ellipse([rx * 0.36, y + 6], rx * 1.3, rx * 0.56, SHADOW, { opacity: 0.12 }),
    ellipse([rx * 0.14, y + 4], rx * 1.08, rx * 0.46, SHADOW, { opacity: 0.26 }),
  );

function iceCube(pen: Pen, size: number): string {
  const d = roundedRect(size, size, size * 0.22);
  return at(
    [0, 0],
    { rotate: pen.range(-40, 40) },
    path(d, "#ffffff", { opacity: 0.42 }),
    path(d, "none", { stroke: "#ffffff", "stroke-width": 4, opacity: 0.75 }),
    path(
      polygon([
        [-size * 0.3, -size * 0.3],
        [size * 0.14, -size * 0.3],
        [-size * 0.3, size * 0.16],
      ]),
      "#ffffff",
      { opacity: 0.5 },
    ),
  );
}

/** A tumbler: `fill` is how far the drink stands below the rim. */
function tumbler(
  pen: Pen,
  liquid: Liquid,
  [top, foot, height]: readonly [number, number, number],
  ice: number,
  extras = "",
): string {
  const [ry, fy] = [top * 0.42, foot * 0.42];
  const half = height / 2;
  const level = -half + height * 0.16;
  const wide = top + (foot - top) * 0.16;
  const glass = `M${-top} ${-half}L${-foot} ${half}A${foot} ${fy} 0 0 0 ${foot} ${half}L${top} ${-half}Z`;
  const drink = `M${-wide + 9} ${level}L${-foot + 11} ${half - 12}A${foot - 11} ${fy - 6} 0 0 0 ${foot - 11} ${half - 12}L${wide - 9} ${level}Z`;
  return group(
    footShadow(foot, half + fy * 0.4),
    at(
      [foot * 0.9, half + fy * 0.9],
      { rotate: 12 },
      ellipse([0, 0], foot * 0.8, foot * 0.2, liquid[0], { opacity: 0.35 }),
    ),
    path(glass, "#ffffff", { opacity: 0.26 }),
    path(drink, pen.linear(90, [0, liquid[0]], [0.55, liquid[1]], [1, liquid[2]])),
    pen.inside(
      drink,
      ...Array.from({ length: ice }, (_, index) =>
        at(
          [pen.range(-0.5, 0.5) * wide, level + 56 + index * 50],
          {},
          iceCube(pen, pen.range(66, 84)),
        ),
      ),
      path(
        polygon([
          [wide * 0.42, level],
          [wide * 0.8, level],
          [foot * 0.72, half + 40],
          [foot * 0.4, half + 40],
        ]),
        liquid[2],
        { opacity: 0.35 },
      ),
    ),
    ellipse(
      [0, level],
      wide - 9,
      (wide - 9) * 0.42,
      pen.linear(60, [0, liquid[0]], [1, liquid[1]]),
    ),
    extras,
    ellipse([0, -half], top, ry, "none", { stroke: "#ffffff", "stroke-width": 6, opacity: 0.9 }),
    ellipse([0, -half], top - 5, ry - 4, "#ffffff", { opacity: 0.12 }),
    path(
      polygon([
        [-top + 16, -half + 34],
        [-top + 42, -half + 44],
        [-foot + 34, half - 22],
        [-foot + 16, half - 30],
      ]),
      "#ffffff",
      { opacity: 0.55 },
    ),
    stroke(`M${top - 12} ${-half + 40}L${foot - 10} ${half - 20}`, "#ffffff", 4, { opacity: 0.5 }),
    stroke(
      `M${-foot + 8} ${half + 4}A${foot - 8} ${fy} 0 0 0 ${foot - 8} ${half + 4}`,
      "#ffffff",
      6,
      { opacity: 0.55 },
    ),
  );
}

/** A cup without a handle, full of tea. */
function cup(pen: Pen, r: number, name: keyof typeof glazes, liquid: Liquid): string {
  const glaze = glazes[name];
  const ry = r * SLANT * 0.86;
  const body = `M${-r} 0C${-r} ${r * 0.9} ${-r * 0.72} ${r * 1.28} ${-r * 0.5} ${r * 1.34}C${-r * 0.2} ${r * 1.46} ${r * 0.2} ${r * 1.46} ${r * 0.5} ${r * 1.34}C${r * 0.72} ${r * 1.28} ${r} ${r * 0.9} ${r} 0Z`;
  return group(
    footShadow(r * 0.8, r * 1.2),
    path(
      body,
      pen.linear(0, [0, glaze.face], [0.28, glaze.edge], [0.55, glaze.face], [1, glaze.side]),
    ),
    pen.inside(
      body,
      stroke(
        `M${-r} ${r * 0.5}C${-r * 0.5} ${r * 1.1} ${r * 0.5} ${r * 1.1} ${r} ${r * 0.5}`,
        glaze.line,
        6,
      ),
      path(
        `M${-r} ${r * 0.9}C${-r * 0.5} ${r * 1.4} ${r * 0.5} ${r * 1.4} ${r} ${r * 0.9}V${r * 2}H${-r}Z`,
        glaze.side,
        { opacity: 0.7 },
      ),
    ),
    ellipse([0, 0], r, ry, glaze.edge),
    ellipse([0, 3], r * 0.91, ry * 0.89, glaze.side),
    ellipse([0, r * 0.12], r * 0.84, ry * 0.78, pen.linear(70, [0, liquid[1]], [1, liquid[0]])),
    stroke(
      smooth(
        [
          [-r * 0.6, r * 0.06],
          [-r * 0.34, -ry * 0.36],
          [r * 0.1, -ry * 0.48],
        ],
        false,
      ),
      "#ffffff",
      r * 0.05,
      { opacity: 0.65 },
    ),
  );
}

function teapot(pen: Pen): string {
  const glaze = glazes.indigo;
  const body =
    "M-186 -10C-196 110 -110 176 0 178C110 176 196 110 186 -10C170 -94 -170 -94 -186 -10Z";
  const clay = pen.linear(
    0,
    [0, glaze.face],
    [0.26, "#4b63a4"],
    [0.5, glaze.face],
    [1, glaze.side],
  );
  return group(
    ellipse([44, 150], 200, 74, SHADOW, { opacity: 0.13 }),
    ellipse([16, 156], 150, 54, SHADOW, { opacity: 0.26 }),
    path("M164 -20C240 -44 248 -104 286 -116L306 -92C282 -40 262 40 168 78Z", clay),
    ellipse([297, -104], 20, 12, glaze.side, { transform: "rotate(48 297 -104)" }),
    at(
      [-150, 60],
      { rotate: 34 },
      path(
        "M0 -26L-186 -20C-206 -18 -206 18 -186 20L0 30Z",
        pen.linear(90, [0, wood.light], [0.6, wood.base], [1, wood.deep]),
      ),
      path("M0 -28L-30 -27V29L0 32Z", glaze.side),
    ),
    path(body, clay),
    pen.inside(
      body,
      path("M-220 92C-100 170 100 170 220 92V220H-220Z", glaze.side, { opacity: 0.55 }),
      ...[0, 1, 2].map((row) =>
        stroke(
          `M-180 ${30 + row * 18}C-90 ${86 + row * 18} 90 ${86 + row * 18} 180 ${30 + row * 18}`,
          "#8fa6d8",
          2.6,
          { opacity: 0.55 },
        ),
      ),
    ),
    ellipse([0, -54], 112, 54, glaze.side),
    ellipse([0, -62], 108, 50, pen.linear(60, [0, "#556dae"], [1, glaze.face])),
    ellipse([0, -70], 82, 34, "none", { stroke: "#8fa6d8", "stroke-width": 2.6, opacity: 0.6 }),
    ellipse([0, -76], 26, 12, glaze.side),
    circle([0, -92], 25, pen.radial([0.35, 0.3], 0.8, [0, "#7c92cf"], [1, glaze.face])),
    stroke(
      smooth(
        [
          [-158, -6],
          [-146, 56],
          [-104, 104],
        ],
        false,
      ),
      "#ffffff",
      9,
      { opacity: 0.35 },
    ),
  );
}

function roundTray(pen: Pen): string {
  return group(
    ellipse([18, 40], 372, 250, SHADOW, { opacity: 0.12 }),
    ellipse([8, 26], 366, 246, SHADOW, { opacity: 0.18 }),
    ellipse([0, 18], 364, 244, wood.deep),
    ellipse([0, 0], 364, 244, wood.light),
    ellipse([0, 5], 344, 228, wood.deep),
    ellipse([0, 9], 340, 224, pen.linear(50, [0, wood.light], [1, wood.base])),
    pen.inside("M-340 9A340 224 0 0 1 340 9A340 224 0 0 1 -340 9Z", woodGrain(pen, 720, 460)),
  );
}

const GREEN_TEA: Liquid = ["#dbe38c", "#b7c75a", "#8aa03a"];

function plums(pen: Pen): string {
  const plum = (r: number): string =>
    group(
      ellipse([r * 0.2, r * 0.7], r * 1.05, r * 0.5, SHADOW, { opacity: 0.24 }),
      circle(
        [0, 0],
        r,
        pen.radial([0.36, 0.3], 0.85, [0, "#eef0a2"], [0.5, "#c3cf5c"], [1, "#879838"]),
      ),
      stroke(`M${-r * 0.2} ${-r * 0.86}Q${r * 0.2} 0 ${-r * 0.1} ${r * 0.8}`, "#98a940", 4, {
        opacity: 0.6,
      }),
      ellipse([-r * 0.36, -r * 0.4], r * 0.24, r * 0.14, "#ffffff", { opacity: 0.7 }),
      circle([r * 0.34, r * 0.2], r * 0.34, "#e78a63", { opacity: 0.35 }),
    );
  return group(at([60, -36], {}, plum(58)), at([-38, 6], {}, plum(66)), at([84, 50], {}, plum(52)));
}

const foam = (pen: Pen, rx: number): string =>
  group(
    path(
      `M${-rx} 0C${-rx - 10} -50 ${-rx * 0.5} -84 0 -80C${rx * 0.5} -84 ${rx + 10} -50 ${rx} 0C${rx * 0.6} 44 ${-rx * 0.6} 44 ${-rx} 0Z`,
      pen.linear(90, [0, "#ffffff"], [1, "#f3e7c9"]),
    ),
    ...Array.from({ length: 22 }, () =>
      circle([pen.range(-0.8, 0.8) * rx, pen.range(-60, 18)], pen.range(3, 8), "#e7d8b4", {
        opacity: 0.7,
      }),
    ),
  );

const rhizome = (pen: Pen): string => {
  const d = smooth([
    [-120, 10],
    [-92, -34],
    [-50, -30],
    [-30, -66],
    [6, -58],
    [14, -26],
    [70, -34],
    [112, -8],
    [96, 30],
    [40, 24],
    [10, 44],
    [-40, 30],
    [-84, 42],
  ]);
  return group(
    path(d, SHADOW, { opacity: 0.24, transform: "translate(8 18)" }),
    path(d, pen.linear(75, [0, "#f3d9a4"], [0.6, "#dcb573"], [1, "#ac8145"])),
    ...[-80, -36, 30, 76].map((x) =>
      stroke(`M${x} -24Q${x + 12} 0 ${x - 2} 26`, "#a97e45", 3.4, { opacity: 0.7 }),
    ),
    at([-14, -60], { rotate: -16 }, ellipse([0, 0], 22, 11, "#fbeec0")),
  );
};

export function drink(pen: Pen, kind: Drink): string {
  const scene = (...parts: (readonly [Point, number, string])[]): string =>
    group(...parts.map(([place, scale, part]) => at(place, { scale }, part)));
  switch (kind) {
    case "sencha":
      return group(
        at([480, 410], {}, roundTray(pen)),
        scene(
          [[420, 330], 0.98, teapot(pen)],
          [[640, 432], 0.86, cup(pen, 96, "white", GREEN_TEA)],
        ),
      );
    case "yuzu":
      return scene(
        [[690, 476], 1, at([0, 0], { squash: 0.8 }, citrus(pen, 92, "yuzu"))],
        [[250, 520], 1, at([0, 0], { rotate: -50, squash: 0.8 }, shisoLeaf(pen, 96))],
        [
          [462, 366],
          1.06,
          tumbler(
            pen,
            ["#fbeaa0", "#f0c94f", "#d99a2b"],
            [148, 118, 430],
            4,
            group(
              at([70, -190], { rotate: -24, squash: 0.9 }, citrus(pen, 74, "yuzu")),
              at([-60, -176], { rotate: -38 }, shisoLeaf(pen, 62)),
            ),
          ),
        ],
      );
    case "hojicha":
      return scene(
        [[470, 374], 1.06, tumbler(pen, ["#d9935a", "#9c5526", "#5a2a10"], [150, 136, 400], 4)],
        [[716, 500], 0.9, leaves(pen)],
      );
    case "lemonade":
      return scene(
        [[690, 520], 1.12, rhizome(pen)],
        [[256, 536], 0.9, at([0, 0], { squash: 0.8 }, citrus(pen, 92, "lemon"))],
        [[470, 350], 1.08, can(pen)],
      );
    case "water":
      return scene(
        [[610, 430], 0.8, tumbler(pen, ["#f1fafc", "#cfe8ef", "#a6cfdc"], [128, 108, 330], 0)],
        [[390, 350], 1.05, bottle(pen, "water")],
      );
    case "beer":
      return scene(
        [[366, 340], 1.06, bottle(pen, "beer")],
        [
          [596, 420],
          0.94,
          tumbler(
            pen,
            ["#fbd45c", "#f0ad2c", "#d98a1c"],
            [126, 98, 400],
            0,
            at([0, -156], {}, foam(pen, 120)),
          ),
        ],
      );
    case "sake":
      return group(
        at([480, 430], {}, roundTray(pen)),
        scene(
          [[410, 318], 1.02, flask(pen)],
          [[622, 440], 0.74, cup(pen, 92, "white", ["#f6f6ee", "#e6e9e2", "#d5dad5"])],
        ),
      );
    case "umeshu":
      return scene(
        [[720, 500], 1, plums(pen)],
        [
          [440, 396],
          1.12,
          tumbler(
            pen,
            ["#f9dc8c", "#efac3c", "#cf7a20"],
            [154, 136, 310],
            3,
            at(
              [34, -82],
              {},
              circle(
                [0, 0],
                44,
                pen.radial([0.36, 0.3], 0.85, [0, "#eef0a2"], [0.5, "#c3cf5c"], [1, "#96a23c"]),
              ),
            ),
          ),
        ],
      );
  }
}

const leaves = (pen: Pen): string =>
  group(
    ...Array.from({ length: 34 }, () =>
      at(
        [pen.range(-80, 80), pen.range(-50, 50)],
        { rotate: pen.range(0, 180) },
        stroke(
          `M-20 0Q0 ${pen.range(-10, 10)} 20 0`,
          pen.pick(["#6b3c1b", "#8d5428", "#4d2810"]),
          8,
        ),
      ),
    ),
  );
