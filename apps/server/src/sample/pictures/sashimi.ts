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
  [-58, 62],
  [-52, 0],
  [-40, -70],
  [-30, -90],
  [-6, -97],
  [36, -92],
  [60, -82],
  [66, -58],
  [60, 10],
  [50, 68],
  [38, 90],
  [6, 95],
  [-40, 88],
  [-55, 78],
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
  const cut = group(
    path(outline, pen.linear(8, [0, tones.light], [0.55, tones.base], [1, tones.deep])),
    pen.inside(
      outline,
      at([0, 0], { rotate: 24 }, fibres(pen, fish, [110, 110])),
      path(outline, pen.linear(4, [0.66, tones.deep, 0], [1, tones.deep, 0.62])),
    ),
  );
  return group(
    path(outline, "#5a2f24", { opacity: 0.3, transform: "translate(-8 6)" }),
    path(outline, SHADOW, { opacity: 0.2, transform: "translate(12 15)" }),
    path(outline, crust ? "#5e3a24" : tones.deep, { transform: "translate(5 11)" }),
    crust
      ? group(path(outline, "#a8765a"), at([0, 0], { scale: 0.84 }, cut), rimOfSesame(pen))
      : cut,
    stroke(smooth(SLICE.slice(0, 5), false), "#ffffff", 4, {
      opacity: crust ? 0 : 0.42,
      transform: "translate(5 3)",
    }),
    sheen(pen, [-24, 6], [-8, -62], 10, fish === "eel" ? 0.35 : 0.5),
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
