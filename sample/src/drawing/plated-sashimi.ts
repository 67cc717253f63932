import type { Point } from "./draw.ts";
import { at, ellipse, group, path, smooth } from "./draw.ts";
import { daikon } from "./garnish.ts";
import type { Fish } from "./palette.ts";
import type { Pen } from "./pen.ts";
import { plate } from "./plate.ts";
import type { Subject } from "./recipe.ts";
import { petal, slice } from "./sashimi.ts";
import { chives, citrus, roeHeap, shisoLeaf } from "./small.ts";

type Sashimi = Extract<Subject, { kind: "sashimi" }>;

const leaf = (pen: Pen, place: Point, rotate: number): string =>
  at(place, { rotate, squash: 0.86 }, shisoLeaf(pen, 118));

const CENTRE: Point = [480, 376];

/** Seared slices in an arc around a pool of ponzu. */
function tataki(pen: Pen, fish: Fish): string {
  const bow = Array.from({ length: 7 }, (_, index) => {
    const turn = -60 + index * 20;
    const angle = ((turn - 90) * Math.PI) / 180;
    return { place: [484 + Math.cos(angle) * 252, 446 + Math.sin(angle) * 172] as Point, turn };
  });
  const pool = smooth([
    [330, 480],
    [400, 436],
    [500, 440],
    [600, 446],
    [640, 490],
    [560, 534],
    [440, 540],
    [360, 520],
  ]);
  return group(
    path(pool, "#7c4a22", { opacity: 0.5 }),
    path(pool, pen.linear(70, [0, "#b4713a"], [1, "#6b3415"]), { opacity: 0.8 }),
    ellipse([450, 466], 46, 9, "#ffffff", { opacity: 0.4 }),
    ...bow.map(({ place, turn }) =>
      at(place, { scale: 1.34, rotate: turn * 0.72 }, slice(pen, fish, true)),
    ),
    at([486, 478], {}, chives(pen, [120, 34], 34, 10)),
    at([486, 330], {}, chives(pen, [220, 70], 26, 8)),
  );
}

function rosette(pen: Pen, fish: Fish): string {
  const round = (count: number, rx: number, ry: number, shift: number, scale: number): string =>
    group(
      ...Array.from({ length: count }, (_, index) => {
        const turn = (index * 360) / count + shift;
        const angle = (turn * Math.PI) / 180;
        const place: Point = [CENTRE[0] + Math.cos(angle) * rx, CENTRE[1] + Math.sin(angle) * ry];
        return at(place, { scale, rotate: turn + 90 }, petal(pen, fish));
      }),
    );
  return group(
    round(14, 226, 150, 0, 1.12),
    round(9, 122, 78, 12, 1.02),
    at(CENTRE, { squash: 0.8 }, citrus(pen, 54, "lime")),
    at(CENTRE, {}, chives(pen, [230, 150], 36, 8.5)),
  );
}

function scallops(pen: Pen, fish: Fish): string {
  const places: Point[] = [
    [282, 310],
    [466, 268],
    [650, 228],
    [372, 462],
    [556, 420],
    [736, 372],
  ];
  return group(
    leaf(pen, [176, 384], -60),
    ...places.map((place, index) =>
      at(
        place,
        { scale: 1.26 },
        slice(pen, fish),
        index % 2 === 0
          ? at([12, -12], { squash: 0.7, rotate: 20 }, citrus(pen, 34, "lime", true))
          : at([2, -8], {}, roeHeap(pen, [30, 17], 11)),
      ),
    ),
  );
}

const shingled = (pen: Pen, fish: Fish, places: readonly Point[], scale: number): string =>
  group(
    ...places.map((place, index) =>
      at(place, { scale, rotate: -8 + index * 1.6 }, slice(pen, fish)),
    ),
  );

const row = (count: number, from: Point, step: Point): Point[] =>
  Array.from({ length: count }, (_, index) => [
    from[0] + index * step[0],
    from[1] + index * step[1],
  ]);

/** Three fish side by side, a leaf behind each. */
function trio(pen: Pen, fish: readonly Fish[]): string {
  return group(
    ...fish.map((_, index) => leaf(pen, [214 + index * 206, 254 + index * 10], -26 + index * 22)),
    at([440, 330], {}, daikon(pen, [270, 64])),
    ...fish.map((kind, index) =>
      shingled(pen, kind, row(4, [182 + index * 196, 366 + index * 6], [50, 5]), 1.24),
    ),
  );
}

function arranged(pen: Pen, { fish, layout, finish }: Sashimi): string {
  const [only] = fish as [Fish];
  if (finish === "tataki") return tataki(pen, only);
  if (layout === "rosette") return rosette(pen, only);
  if (fish.length > 1) return trio(pen, fish);
  if (only === "scallop") return scallops(pen, only);
  if (layout === "rows") {
    return group(
      leaf(pen, [196, 268], -44),
      at([470, 226], {}, daikon(pen, [250, 58])),
      shingled(pen, only, row(5, [290, 288], [88, -12]), 1.16),
      shingled(pen, only, row(5, [330, 478], [88, -12]), 1.16),
    );
  }
  return group(
    leaf(pen, [214, 276], -46),
    leaf(pen, [752, 330], 44),
    at([470, 300], {}, daikon(pen, [270, 84])),
    shingled(pen, only, row(8, [230, 378], [68, 3]), 1.34),
  );
}

export function sashimiDish(pen: Pen, recipe: Sashimi): string {
  const { shape } = recipe.plate;
  return group(
    at(
      [480, 376],
      {
        rotate: shape === "slab" ? -8 : 0,
        scale: shape === "boat" ? 1.12 : recipe.finish === "tataki" ? 1.2 : 1.08,
      },
      plate(pen, recipe.plate),
    ),
    arranged(pen, recipe),
  );
}
