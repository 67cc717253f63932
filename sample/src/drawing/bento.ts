import {
  beans,
  carrots,
  chicken,
  grilledTofu,
  omelette,
  rolls,
  salad,
  seaweed,
  sesameRice,
  teriyaki,
} from "./bento-foods.ts";
import type { Point } from "./draw.ts";
import { at, group, path, roundedRect, stroke } from "./draw.ts";
import { SHADOW } from "./palette.ts";
import type { Pen } from "./pen.ts";
import type { BentoBox } from "./recipe.ts";

/** A compartment: its centre, and its half width and half height. */
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
  chef: [chicken, rolls, omelette, seaweed, beans],
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
