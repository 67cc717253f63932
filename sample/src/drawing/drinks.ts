import type { Point } from "./draw.ts";
import { at, circle, ellipse, group, path, smooth, stroke } from "./draw.ts";
import type { Liquid } from "./glass.ts";
import { foam, tumbler } from "./glass.ts";
import { SHADOW } from "./palette.ts";
import type { Pen } from "./pen.ts";
import type { Subject } from "./recipe.ts";
import { citrus, shisoLeaf } from "./small.ts";
import { cup, roundTray, teapot } from "./tea.ts";
import { bottle, can, flask } from "./vessels.ts";

type Drink = Extract<Subject, { kind: "drink" }>["drink"];

export const GREEN_TEA: Liquid = ["#dbe38c", "#b7c75a", "#8aa03a"];

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
        [[390, 360], 1.05, bottle(pen, "water")],
      );
    case "beer":
      return scene(
        [[366, 352], 1, bottle(pen, "beer")],
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
