import type { Point } from "./draw.ts";
import { at, ellipse, group, path, roundedRect, smooth, stroke } from "./draw.ts";
import type { Glaze } from "./palette.ts";
import { glazes, SHADOW, wood } from "./palette.ts";
import type { Pen } from "./pen.ts";
import type { PlateRecipe } from "./recipe.ts";

/** Perspective of the table: height divided by width of the ellipse that a circle becomes. */
export const SLANT = 0.68;

const cast = (d: string, depth: number): string =>
  group(
    path(d, SHADOW, { opacity: 0.1, transform: `translate(16 ${depth + 30})` }),
    path(d, SHADOW, { opacity: 0.14, transform: `translate(9 ${depth + 18})` }),
    path(d, SHADOW, { opacity: 0.18, transform: `translate(4 ${depth + 8})` }),
  );

const oval = (rx: number, ry: number): string =>
  `M${-rx} 0A${rx} ${ry} 0 0 1 ${rx} 0A${rx} ${ry} 0 0 1 ${-rx} 0Z`;

const speckles = (pen: Pen, [rx, ry]: Point, colour: string): string =>
  group(
    ...Array.from({ length: 46 }, () => {
      const angle = pen.range(0, Math.PI * 2);
      const far = Math.sqrt(pen.random());
      return ellipse(
        [Math.cos(angle) * far * rx, Math.sin(angle) * far * ry],
        pen.range(1, 3),
        pen.range(0.8, 2),
        colour,
        { opacity: pen.range(0.3, 0.8) },
      );
    }),
  );

function dishOf(pen: Pen, glaze: Glaze, rx: number, ry: number): string {
  const rim = oval(rx, ry);
  return group(
    cast(rim, 12),
    path(rim, glaze.side, { transform: "translate(0 18)" }),
    path(rim, pen.linear(65, [0, glaze.edge], [0.55, glaze.face], [1, glaze.side])),
    ellipse(
      [0, 5],
      rx * 0.93,
      ry * 0.91,
      pen.linear(65, [0, glaze.side], [0.4, glaze.face], [1, glaze.edge]),
    ),
    ellipse([0, 10], rx * 0.8, ry * 0.77, glaze.face),
    ellipse([0, 10], rx * 0.8, ry * 0.77, "none", {
      stroke: glaze.line,
      "stroke-width": 4,
    }),
    speckles(pen, [rx * 0.78, ry * 0.74], glaze.line),
    stroke(
      smooth(
        [
          [-rx * 0.93, -ry * 0.2],
          [-rx * 0.72, -ry * 0.62],
          [-rx * 0.3, -ry * 0.9],
        ],
        false,
      ),
      "#ffffff",
      6,
      { opacity: 0.55 },
    ),
  );
}

function slab(pen: Pen, glaze: Glaze, [width, height]: Point): string {
  const face = roundedRect(width, height, 34);
  const well = roundedRect(width - 40, height - 34, 24);
  return group(
    cast(face, 14),
    path(face, glaze.side, { transform: "translate(0 22)" }),
    path(face, pen.linear(60, [0, glaze.edge], [0.5, glaze.face], [1, glaze.line])),
    path(well, glaze.face),
    pen.inside(
      well,
      speckles(pen, [width * 0.5, height * 0.52], glaze.line),
      path(
        `M${-width / 2} ${-height / 2}L${-width * 0.12} ${-height / 2}L${-width * 0.34} ${height / 2}L${-width / 2} ${height / 2}Z`,
        glaze.edge,
        { opacity: 0.2 },
      ),
    ),
    path(well, "none", { stroke: glaze.line, "stroke-width": 3 }),
    stroke(`M${-width / 2 + 34} ${-height / 2 + 4}H${width / 2 - 60}`, "#ffffff", 4, {
      opacity: 0.4,
    }),
  );
}

export const woodGrain = (pen: Pen, width: number, height: number): string =>
  group(
    ...Array.from({ length: Math.round(height / 20) }, (_, index) => {
      const y = -height / 2 + 12 + index * 20 + pen.range(-6, 6);
      const bow = pen.range(-10, 10);
      return stroke(
        `M${-width / 2} ${y}C${-width / 5} ${y + bow} ${width / 5} ${y - bow} ${width / 2} ${y + bow / 2}`,
        pen.pick([wood.line, wood.deep]),
        pen.range(1.4, 4),
        { opacity: pen.range(0.25, 0.6) },
      );
    }),
  );

/** Geta: a wooden sushi board on two feet. */
function geta(pen: Pen, [width, height]: Point): string {
  const face = roundedRect(width, height, 12);
  const foot = (x: number) =>
    at(
      [x, height / 2 + 44],
      {},
      path(roundedRect(84, 52, 4), wood.deep),
      path(roundedRect(84, 16, 2), "#7d532c", { transform: "translate(0 -20)" }),
    );
  return group(
    path(face, SHADOW, { opacity: 0.12, transform: "translate(20 84)" }),
    path(face, SHADOW, { opacity: 0.2, transform: "translate(10 62)" }),
    foot(-width * 0.3),
    foot(width * 0.3),
    path(face, wood.deep, { transform: "translate(0 30)" }),
    path(face, pen.linear(55, [0, wood.light], [1, wood.base])),
    pen.inside(face, woodGrain(pen, width, height)),
    stroke(`M${-width / 2 + 12} ${-height / 2 + 3}H${width / 2 - 14}`, "#fff3d8", 4, {
      opacity: 0.7,
    }),
    stroke(`M${-width / 2 + 8} ${height / 2 + 1}H${width / 2 - 8}`, "#f0d2a2", 3, { opacity: 0.7 }),
  );
}

/** A wooden boat seen from above, bow to the right. */
export function boat(pen: Pen): string {
  const hull = (grow: number): string =>
    smooth([
      [-404 - grow, 4],
      [-392 - grow, -120],
      [-316, -192 - grow],
      [-60, -216 - grow],
      [190, -180 - grow],
      [330, -104 - grow],
      [428 + grow * 2, -6],
      [330, 112 + grow],
      [190, 184 + grow],
      [-60, 224 + grow],
      [-316, 204 + grow],
      [-392 - grow, 134],
    ]);
  return group(
    cast(hull(0), 40),
    path(hull(0), "#8a5a30", { transform: "translate(0 54)" }),
    stroke("M-378 214C-200 290 190 276 372 116", "#6d4423", 6, { opacity: 0.8 }),
    path(hull(0), pen.linear(60, [0, "#f1d3a2"], [1, wood.base])),
    path(hull(-26), wood.deep),
    path(hull(-32), pen.linear(90, [0, wood.base], [1, wood.light])),
    pen.inside(hull(-32), woodGrain(pen, 900, 400)),
  );
}

/** `long`: a wider variant for a row of rolls. */
export function plate(
  pen: Pen,
  { shape, glaze = "white" }: PlateRecipe,
  size: "usual" | "long" = "usual",
): string {
  const tones = glazes[glaze];
  const usual = size === "usual";
  switch (shape) {
    case "slab":
      return slab(pen, tones, usual ? [760, 440] : [900, 290]);
    case "round":
      return dishOf(pen, tones, 350, 350 * SLANT);
    case "oval":
      return dishOf(pen, tones, 405, 236);
    case "geta":
      return geta(pen, usual ? [770, 410] : [896, 270]);
    case "boat":
      return at([0, 0], { scale: 0.94 }, boat(pen));
  }
}
