import type { Point } from "./draw.ts";
import { at, ellipse, group, path, ring, segment, smooth, stroke } from "./draw.ts";
import { fibres, sheen } from "./flesh.ts";
import type { Fish } from "./palette.ts";
import { fishTones, SHADOW } from "./palette.ts";
import type { Pen } from "./pen.ts";
import { softShadow } from "./shadow.ts";
import { sesame } from "./small.ts";

/** Half the height of an upright slice. */
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

/** A raw scallop: a thick, pearly disc with radial fibres. */
function scallop(pen: Pen): string {
  const tones = fishTones.scallop;
  const [rx, ry, height] = [78, 55, 26];
  const fibre = ([x, y]: Point): string => {
    const from = pen.range(0.2, 0.5);
    const to = pen.range(0.7, 0.94);
    return stroke(segment([x * from, y * from], [x * to, y * to]), "#e3cd9c", pen.range(1.2, 2.4), {
      opacity: pen.range(0.4, 0.8),
    });
  };
  return group(
    softShadow(pen, [8, height + 8], rx, ry, 0.34),
    path(
      `M${-rx} 0V${height}A${rx} ${ry} 0 0 0 ${rx} ${height}V0Z`,
      pen.linear(0, [0, "#e9d3a2"], [0.3, "#fff6e0"], [0.65, tones.base], [1, "#cfb37c"]),
    ),
    ...ring(rx * 0.98, ry * 0.98, 30, 4)
      .filter(([, y]) => y > 6)
      .map(([x, y]) =>
        stroke(segment([x, y + 3], [x, y + height - 4]), "#dcc391", 1.8, { opacity: 0.6 }),
      ),
    ellipse(
      [0, 0],
      rx,
      ry,
      pen.radial(
        [0.4, 0.34],
        0.78,
        [0, "#ffffff"],
        [0.5, tones.light],
        [0.85, tones.base],
        [1, "#e6cf9d"],
      ),
    ),
    ...ring(rx, ry, 34, 2).map(fibre),
    sheen(pen, [-52, -16], [0, -38], 12, 0.9),
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

/** A thin, nearly transparent slice, for white fish in a fan on a painted plate. */
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
