import type { Point } from "./draw.ts";
import { at, ellipse, group, path, ring, roundedRect, smooth, stroke } from "./draw.ts";
import { fishTones, green } from "./palette.ts";
import type { Pen } from "./pen.ts";
import type { Core } from "./recipe.ts";

const blob = (pen: Pen, rx: number, ry: number): string =>
  smooth(
    ring(rx, ry, 8, pen.range(0, 45)).map(
      ([x, y]): Point => [x * pen.range(0.92, 1.08), y * pen.range(0.92, 1.08)],
    ),
  );

function fishStick(pen: Pen, kind: "salmon" | "tuna" | "eel", s: number): string {
  const tones = fishTones[kind];
  const body = roundedRect(s * 1.9, s * 1.7, s * 0.5);
  const lines = [-0.75, -0.2, 0.35, 0.9].map((share) =>
    stroke(
      `M${s * (share + 0.25)} ${-s}Q${s * (share - 0.25)} 0 ${s * (share - 0.1)} ${s}`,
      tones.line,
      kind === "salmon" ? s * 0.13 : s * 0.07,
      { opacity: kind === "salmon" ? 0.95 : 0.6 },
    ),
  );
  return group(
    path(body, pen.linear(60, [0, tones.light], [0.6, tones.base], [1, tones.deep])),
    pen.inside(body, ...lines),
    ellipse([-s * 0.4, -s * 0.5], s * 0.28, s * 0.12, "#ffffff", { opacity: 0.55 }),
  );
}

function cucumber(pen: Pen, s: number): string {
  const wedge = `M${-s} ${-s * 0.45}Q0 ${-s * 1.35} ${s} ${-s * 0.45}L${s * 0.34} ${s * 0.85}Q0 ${s * 1.05} ${-s * 0.34} ${s * 0.85}Z`;
  return group(
    path(wedge, green.cucumberSkin),
    at(
      [0, s * 0.13],
      { scale: 0.86 },
      path(wedge, pen.linear(90, [0, "#a9cf72"], [0.4, green.cucumber], [1, "#eef4c8"])),
    ),
    ...[-0.3, 0, 0.3].map((x) =>
      ellipse([x * s, s * 0.3], s * 0.07, s * 0.17, "#fbfbe0", { opacity: 0.95 }),
    ),
  );
}

function avocado(pen: Pen, s: number): string {
  const half = `M${-s} ${s * 0.12}C${-s * 1.05} ${-s * 0.9} ${-s * 0.4} ${-s * 0.92} 0 ${-s * 0.88}C${s * 0.5} ${-s * 0.94} ${s * 1.05} ${-s * 0.8} ${s} ${s * 0.12}C${s * 0.94} ${s * 0.66} ${s * 0.5} ${s * 0.86} ${s * 0.1} ${s * 0.7}C${-s * 0.2} ${s * 0.58} ${-s * 0.9} ${s * 0.9} ${-s} ${s * 0.12}Z`;
  const flesh = pen.linear(
    85,
    [0, "#6f9e3c"],
    [0.12, "#9dc04f"],
    [0.42, "#d5dd78"],
    [1, "#f6f0ae"],
  );
  return group(
    path(half, flesh),
    stroke(
      `M${-s * 0.5} ${-s * 0.52}Q0 ${-s * 0.68} ${s * 0.46} ${-s * 0.54}`,
      "#ffffff",
      s * 0.1,
      {
        opacity: 0.5,
      },
    ),
  );
}

function prawn(pen: Pen, s: number): string {
  return group(
    path(blob(pen, s * 0.95, s * 0.9), pen.linear(70, [0, "#ffb389"], [1, "#ee7a4c"])),
    path(blob(pen, s * 0.72, s * 0.68), "#fff0e4"),
    stroke(`M${-s * 0.4} ${-s * 0.2}Q0 ${s * 0.4} ${s * 0.4} ${-s * 0.1}`, "#f5b796", s * 0.12),
  );
}

function battered(pen: Pen, s: number): string {
  const crust = smooth(
    ring(s, s * 0.95, 14).map(
      ([x, y]): Point => [x * pen.range(0.82, 1.12), y * pen.range(0.82, 1.12)],
    ),
  );
  return group(
    path(crust, "#c27d28"),
    at([0, -s * 0.04], { scale: 0.9 }, path(crust, "#ecb04f")),
    at([0, 0], { scale: 0.72 }, prawn(pen, s)),
  );
}

const baton = (pen: Pen, s: number, light: string, base: string, deep: string): string =>
  group(
    path(
      roundedRect(s * 1.7, s * 1.5, s * 0.28),
      pen.linear(60, [0, light], [0.55, base], [1, deep]),
    ),
    ellipse([-s * 0.35, -s * 0.42], s * 0.3, s * 0.1, "#ffffff", { opacity: 0.5 }),
  );

function coreShape(pen: Pen, core: Core, s: number): string {
  switch (core) {
    case "salmon":
    case "tuna":
    case "eel":
      return fishStick(pen, core, s);
    case "cucumber":
      return cucumber(pen, s);
    case "avocado":
      return avocado(pen, s);
    case "shrimp":
      return prawn(pen, s);
    case "tempura":
      return battered(pen, s);
    case "cheese":
      return group(
        path(
          blob(pen, s * 0.95, s * 0.82),
          pen.linear(70, [0, "#ffffff"], [0.6, "#fdf8ee"], [1, "#e6dac4"]),
        ),
        ellipse([-s * 0.2, -s * 0.3], s * 0.34, s * 0.14, "#ffffff"),
      );
    case "tamago":
      return baton(pen, s, "#ffe996", "#fbc945", "#e2a22f");
    case "takuan":
      return baton(pen, s, "#fff58a", "#f6e02f", "#d9bb1c");
    case "mango":
      return baton(pen, s, "#ffd56b", "#fbab2c", "#e88a1b");
    case "carrot":
      return baton(pen, s, "#ffa65c", "#f27f2c", "#d1601a");
  }
}

/** Layout by number of fillings: `x`, `y` and `size` as fractions of the radius, `turn` in degrees. */
const SPREADS: Record<
  number,
  readonly (readonly [x: number, y: number, size: number, turn: number])[]
> = {
  1: [[0, 0, 0.86, 0]],
  2: [
    [-0.46, 0, 0.54, -90],
    [0.48, 0, 0.54, 90],
  ],
  3: [
    [-0.44, -0.32, 0.53, -50],
    [0.46, -0.3, 0.53, 50],
    [0, 0.5, 0.53, 180],
  ],
  4: [
    [-0.45, -0.43, 0.48, -45],
    [0.45, -0.43, 0.48, 45],
    [0.45, 0.45, 0.48, 135],
    [-0.45, 0.45, 0.48, 225],
  ],
};

/** The fillings in the centre of a roll, within a circle of radius `r`. */
export function filling(pen: Pen, cores: readonly Core[], r: number): string {
  const spread = SPREADS[cores.length] ?? [];
  const turnsWith = (core: Core) => core === "cucumber";
  return group(
    ...cores.map((core, index) => {
      const [x, y, size, turn] = spread[index] ?? [0, 0, 0.5, 0];
      const rotate = turnsWith(core) ? turn : pen.range(-14, 14);
      // Two fillings share the circle as halves: each is taller than wide.
      const squash = cores.length === 2 ? 1.36 : 1;
      return at([x * r, y * r], { rotate, squash }, coreShape(pen, core, size * r));
    }),
  );
}
