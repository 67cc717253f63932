import { bean, cube, karaage, shiitake, threads, tofu } from "./bites.ts";
import { CABBAGE, CARROT, WAKAME } from "./bowl.ts";
import type { Point } from "./draw.ts";
import { at, ellipse, group, path, roundedRect, stroke } from "./draw.ts";
import { fibres, sheen } from "./flesh.ts";
import { rice, SHADOW } from "./palette.ts";
import type { Pen } from "./pen.ts";
import type { BentoBox } from "./recipe.ts";
import { grains } from "./rice.ts";
import { standing } from "./rolls.ts";
import { citrus, sesame } from "./small.ts";

/** A compartment: its middle and its half width and half height. */
type Cell = { middle: Point; half: Point };

const MAIN: Cell = { middle: [-190, -100], half: [205, 142] };
const RICE: Cell = { middle: [206, -100], half: [173, 142] };
const LEFT: Cell = { middle: [-262, 164], half: [133, 104] };
const CENTRE: Cell = { middle: [12, 164], half: [124, 104] };
const RIGHT: Cell = { middle: [263, 164], half: [116, 104] };

const cellOf = (pen: Pen, { middle, half: [x, y] }: Cell, contents: string): string =>
  at(
    middle,
    {},
    path(roundedRect(x * 2, y * 2, 20), "#0f1119"),
    at(
      [0, 8],
      {},
      path(roundedRect(x * 2 - 10, y * 2 - 18, 16), pen.linear(70, [0, "#8e2415"], [1, "#c5402b"])),
    ),
    contents,
  );

function bed(pen: Pen, [x, y]: Point): string {
  const within = (px: number, py: number) => Math.abs(px / x) ** 6 + Math.abs(py / y) ** 6 < 1;
  return group(
    path(roundedRect(x * 2, y * 2, 30), rice.deep),
    grains(pen, { reach: [x, y], length: 24, within, squash: 0.9 }),
  );
}

function sesameRice(pen: Pen): string {
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

/** A fillet off the grill under its lacquer of sauce. */
function teriyaki(pen: Pen): string {
  const fillet =
    "M-150 34C-162 -34 -110 -76 -30 -74C60 -78 140 -60 156 -10C162 36 116 62 40 60C-40 74 -136 84 -150 34Z";
  return group(
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
}

const omelette = (pen: Pen): string =>
  group(
    ...[-62, 4, 70].map((x) => at([x, 6], {}, cube(pen, 76, ["#ffe896", "#fbcb50", "#dd9f2b"]))),
  );

const beans = (pen: Pen): string =>
  group(
    ...Array.from({ length: 30 }, (_, index) => {
      const y = -62 + Math.floor(index / 6) * 31 + pen.range(-7, 7);
      return at(
        [-76 + (index % 6) * 31 + pen.range(-7, 7), y],
        { rotate: pen.range(-50, 50) },
        bean(pen, 21),
      );
    }),
  );

const salad = (pen: Pen): string =>
  group(
    at([0, 16], {}, threads(pen, [98, 66], 110, CABBAGE, 8, 76)),
    at([0, 0], {}, threads(pen, [60, 34], 14, CARROT, 7, 70)),
    at([0, -10], {}, sesame(pen, [80, 50], 16, 0.4, 6)),
  );

const carrots = (pen: Pen): string => at([0, 16], {}, threads(pen, [86, 62], 90, CARROT, 9, 84));

const seaweed = (pen: Pen): string =>
  group(
    at([0, 18], {}, threads(pen, [84, 60], 110, WAKAME, 10, 76)),
    sesame(pen, [70, 46], 24, 0.1, 6.5),
  );

const chicken = (pen: Pen): string =>
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

const grilledTofu = (pen: Pen): string =>
  group(
    ...(
      [
        [-110, -52],
        [10, -56],
        [-60, 26],
        [68, 22],
      ] as Point[]
    ).map((place) => at(place, {}, tofu(pen, 92, true))),
    at([136, -60], {}, shiitake(pen, 54)),
    at([146, 66], {}, shiitake(pen, 50)),
  );

const rolls = (pen: Pen): string =>
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

const BOXES: Record<
  BentoBox,
  readonly [
    main: (pen: Pen) => string,
    side: (pen: Pen) => string,
    ...small: ((pen: Pen) => string)[],
  ]
> = {
  salmon: [teriyaki, sesameRice, omelette, salad, beans],
  karaage: [chicken, sesameRice, carrots, salad, omelette],
  garden: [grilledTofu, rolls, beans, seaweed, carrots],
};

/** A lacquered box of five compartments. */
export function bento(pen: Pen, box: BentoBox): string {
  const outer = roundedRect(836, 588, 36);
  const cells = [MAIN, RICE, LEFT, CENTRE, RIGHT];
  return group(
    path(outer, SHADOW, { opacity: 0.12, transform: "translate(22 60)" }),
    path(outer, SHADOW, { opacity: 0.2, transform: "translate(10 40)" }),
    path(outer, "#0c0e15", { transform: "translate(0 34)" }),
    path(outer, pen.linear(50, [0, "#3b4055"], [0.4, "#20232f"], [1, "#171922"])),
    stroke("M-388 -288H250", "#8b93b0", 4, { opacity: 0.7 }),
    stroke("M-412 -250V120", "#8b93b0", 3, { opacity: 0.45 }),
    ...cells.map((cell, index) => cellOf(pen, cell, (BOXES[box][index] ?? (() => ""))(pen))),
  );
}
