import type { Point } from "./draw.ts";
import { at, ellipse, group, path, smooth, stroke } from "./draw.ts";
import { fibres, sheen } from "./flesh.ts";
import type { Fish } from "./palette.ts";
import { fishTones, SHADOW } from "./palette.ts";
import type { Pen } from "./pen.ts";
import { sesame } from "./small.ts";

/** Half the height of a slice standing as it is drawn. */
export const SLICE_REACH = 100;

const SLICE: Point[] = [
  [-46, -78],
  [-14, -98],
  [30, -94],
  [58, -66],
  [60, -10],
  [50, 52],
  [28, 88],
  [-8, 96],
  [-42, 80],
  [-58, 34],
  [-58, -30],
];

function scallop(pen: Pen): string {
  const tones = fishTones.scallop;
  return group(
    ellipse([6, 26], 78, 54, SHADOW, { opacity: 0.26 }),
    ellipse([0, 18], 76, 54, tones.deep),
    path(
      "M-76 0V18A76 54 0 0 0 76 18V0Z",
      pen.linear(0, [0, tones.base], [0.4, tones.light], [1, tones.deep]),
    ),
    ellipse(
      [0, 0],
      76,
      54,
      pen.radial([0.4, 0.35], 0.8, [0, tones.light], [0.6, tones.base], [1, "#ecd9ab"]),
    ),
    ...Array.from({ length: 9 }, (_, index) =>
      ellipse([0, 0], 66 - index * 6.5, 46 - index * 4.6, "none", {
        stroke: "#ecdcb4",
        "stroke-width": 1.8,
        "stroke-dasharray": `${pen.range(14, 34)} ${pen.range(6, 16)}`,
        opacity: 0.8,
      }),
    ),
    sheen(pen, [-48, -20], [4, -36], 11, 0.8),
  );
}

/** One slice; `crust` gives it the seared edge of a tataki. */
export function slice(pen: Pen, fish: Fish, crust = false): string {
  if (fish === "scallop") return scallop(pen);
  const tones = fishTones[fish];
  const outline = smooth(SLICE);
  const centre = at(
    [0, 0],
    { scale: 0.84 },
    path(outline, tones.base),
    pen.inside(outline, at([0, 0], { rotate: 78 }, fibres(pen, fish, [110, 66]))),
  );
  const body = pen.linear(40, [0, tones.light], [0.5, tones.base], [1, tones.deep]);
  return group(
    path(outline, SHADOW, { opacity: 0.2, transform: "translate(12 14)" }),
    path(outline, crust ? "#5e3a24" : tones.deep, { transform: "translate(7 9)" }),
    crust
      ? group(path(outline, "#a8765a"), centre, at([0, 0], {}, rimOfSesame(pen)))
      : group(
          path(outline, body),
          pen.inside(outline, at([0, 0], { rotate: 78 }, fibres(pen, fish, [110, 66]))),
          stroke(smooth(SLICE.slice(0, 3), false), "#ffffff", 4, {
            opacity: 0.4,
            transform: "translate(3 5)",
          }),
        ),
    sheen(pen, [-34, -34], [-22, -74], 11, fish === "eel" ? 0.4 : 0.55),
  );
}

function rimOfSesame(pen: Pen): string {
  return group(
    ...Array.from({ length: 40 }, (_, index) => {
      const [x, y] = SLICE[index % SLICE.length] as Point;
      const [nx, ny] = SLICE[(index + 1) % SLICE.length] as Point;
      const share = pen.random();
      return at(
        [(x + (nx - x) * share) * 0.95, (y + (ny - y) * share) * 0.95],
        {},
        sesame(pen, [3, 3], 1, 0.35, 5.5),
      );
    }),
  );
}

/** A thin slice, almost transparent: for white fish fanned over a painted plate. */
export function petal(pen: Pen, fish: Fish): string {
  const tones = fishTones[fish];
  const leaf = smooth([
    [0, -84],
    [36, -52],
    [40, 4],
    [22, 54],
    [0, 70],
    [-24, 52],
    [-40, 2],
    [-34, -54],
  ]);
  return group(
    path(leaf, SHADOW, { opacity: 0.2, transform: "translate(4 6)" }),
    path(leaf, pen.linear(90, [0, "#f2b7b0"], [0.3, tones.light], [1, "#f3ddd4"]), {
      opacity: 0.9,
    }),
    pen.inside(
      leaf,
      ...[-22, -8, 6, 20].map((x) =>
        stroke(`M${x * 1.5} -80Q${x * 1.2} 0 ${x * 0.4} 70`, "#eec0b6", 2.6, { opacity: 0.7 }),
      ),
    ),
    sheen(pen, [-22, 6], [-16, -50], 8, 0.6),
  );
}
