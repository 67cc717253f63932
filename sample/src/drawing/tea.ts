import { at, circle, ellipse, group, path, smooth, stroke } from "./draw.ts";
import type { Liquid } from "./glass.ts";
import { footShadow } from "./glass.ts";
import { glazes, wood } from "./palette.ts";
import type { Pen } from "./pen.ts";
import { SLANT, woodGrain } from "./plate.ts";
import { softShadow } from "./shadow.ts";

/** A cup without a handle, full of tea. */
export function cup(pen: Pen, r: number, name: keyof typeof glazes, liquid: Liquid): string {
  const glaze = glazes[name];
  const ry = r * SLANT * 0.86;
  const body = `M${-r} 0C${-r} ${r * 0.9} ${-r * 0.72} ${r * 1.28} ${-r * 0.5} ${r * 1.34}C${-r * 0.2} ${r * 1.46} ${r * 0.2} ${r * 1.46} ${r * 0.5} ${r * 1.34}C${r * 0.72} ${r * 1.28} ${r} ${r * 0.9} ${r} 0Z`;
  return group(
    footShadow(pen, r * 0.8, r * 1.2),
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

/** A side-handled pot. */
export function teapot(pen: Pen): string {
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
    softShadow(pen, [44, 150], 200, 74, 0.13),
    softShadow(pen, [16, 156], 150, 54, 0.26),
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

export function roundTray(pen: Pen): string {
  return group(
    softShadow(pen, [18, 40], 372, 250, 0.12),
    softShadow(pen, [8, 26], 366, 246, 0.18),
    ellipse([0, 18], 364, 244, wood.deep),
    ellipse([0, 0], 364, 244, wood.light),
    ellipse([0, 5], 344, 228, wood.deep),
    ellipse([0, 9], 340, 224, pen.linear(50, [0, wood.light], [1, wood.base])),
    pen.inside("M-340 9A340 224 0 0 1 340 9A340 224 0 0 1 -340 9Z", woodGrain(pen, 720, 460)),
  );
}
