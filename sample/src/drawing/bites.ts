import type { Point } from "./draw.ts";
import {
  at,
  circle,
  ellipse,
  group,
  path,
  polygon,
  ring,
  roundedRect,
  segment,
  short,
  stroke,
} from "./draw.ts";
import { sheen } from "./flesh.ts";
import { green, SHADOW } from "./palette.ts";
import type { Pen } from "./pen.ts";

/** A cube seen from above and in front: top, front and right faces. */
export function cube(
  pen: Pen,
  size: number,
  [top, front, side]: readonly [string, string, string],
): string {
  const s = size / 2;
  const face = (d: string, fill: string) =>
    path(d, fill, { stroke: fill, "stroke-width": size * 0.1, "stroke-linejoin": "round" });
  const lean = s * pen.range(0.3, 0.5);
  return group(
    ellipse([s * 0.3, s * 1.15], s * 1.35, s * 0.5, SHADOW, { opacity: 0.22 }),
    face(
      polygon([
        [s, -s * 0.1],
        [s + lean, -s * 0.75],
        [s + lean, s * 0.4],
        [s, s * 1.1],
      ]),
      side,
    ),
    face(
      polygon([
        [-s, -s * 0.1],
        [s, -s * 0.1],
        [s, s * 1.1],
        [-s, s * 1.1],
      ]),
      front,
    ),
    face(
      polygon([
        [-s, -s * 0.1],
        [-s + lean, -s * 0.8],
        [s + lean, -s * 0.8],
        [s, -s * 0.1],
      ]),
      top,
    ),
  );
}

export const tofu = (pen: Pen, size: number, grilled = false): string =>
  group(
    cube(
      pen,
      size,
      grilled ? ["#e7b56b", "#f8efd9", "#d9c7a2"] : ["#fffdf4", "#f3ecd8", "#dccfb2"],
    ),
    grilled
      ? group(
          ...[-0.2, 0.15, 0.5].map((x) =>
            stroke(
              `M${size * (x - 0.12)} ${-size * 0.1}L${size * (x + 0.06)} ${-size * 0.38}`,
              "#8a4d1c",
              size * 0.07,
              { opacity: 0.75 },
            ),
          ),
        )
      : "",
  );

export function bean(pen: Pen, size: number): string {
  return group(
    ellipse([size * 0.1, size * 0.35], size, size * 0.62, SHADOW, { opacity: 0.25 }),
    ellipse(
      [0, 0],
      size,
      size * 0.68,
      pen.radial([0.4, 0.3], 0.8, [0, "#cfe88a"], [0.5, "#9bcb55"], [1, "#5f9433"]),
    ),
    ellipse([-size * 0.3, -size * 0.24], size * 0.3, size * 0.13, "#ffffff", { opacity: 0.6 }),
  );
}

export function cucumberRound(pen: Pen, r: number): string {
  return group(
    circle([r * 0.08, r * 0.14], r, SHADOW, { opacity: 0.25 }),
    circle([0, 0], r, green.cucumberSkin),
    circle(
      [0, 0],
      r * 0.88,
      pen.radial([0.5, 0.5], 0.5, [0, "#eef6cb"], [0.6, "#d9eaa9"], [1, "#b5d67c"]),
    ),
    ...ring(r * 0.42, r * 0.42, 7, pen.range(0, 50)).map(([x, y], index) =>
      at([x, y], { rotate: index * 51 }, ellipse([0, 0], r * 0.12, r * 0.055, "#fbfde6")),
    ),
  );
}

export function radishRound(pen: Pen, r: number): string {
  return group(
    circle([r * 0.08, r * 0.14], r, SHADOW, { opacity: 0.25 }),
    circle([0, 0], r, "#d93a68"),
    circle(
      [0, 0],
      r * 0.86,
      pen.radial([0.5, 0.5], 0.5, [0, "#ffffff"], [0.75, "#fdf2f3"], [1, "#f8d3dc"]),
    ),
    ...ring(r * 0.5, r * 0.5, 9, pen.range(0, 40)).map(([x, y]) =>
      stroke(`M${x * 0.4} ${y * 0.4}L${x} ${y}`, "#f3d9de", r * 0.05),
    ),
  );
}

/** A crescent of avocado, its skin side outwards. */
export function avocadoSlice(pen: Pen, r: number): string {
  const crescent = `M${-r} ${r * 0.2}C${-r * 0.8} ${-r * 0.9} ${r * 0.8} ${-r * 0.9} ${r} ${r * 0.2}C${r * 0.5} ${-r * 0.16} ${-r * 0.5} ${-r * 0.16} ${-r} ${r * 0.2}Z`;
  return group(
    path(crescent, SHADOW, { opacity: 0.24, transform: `translate(2 ${r * 0.14})` }),
    path(
      crescent,
      pen.linear(90, [0, "#5d943a"], [0.16, "#a3c458"], [0.5, "#dde389"], [1, "#f6f1b4"]),
    ),
    stroke(
      `M${-r * 0.5} ${-r * 0.38}C${-r * 0.2} ${-r * 0.52} ${r * 0.2} ${-r * 0.52} ${r * 0.4} ${-r * 0.42}`,
      "#ffffff",
      r * 0.05,
      { opacity: 0.5 },
    ),
  );
}

/** A cooked prawn, curled, its tail at the upper right. */
export function prawn(pen: Pen, size: number): string {
  const s = size;
  const body = `M${s * 0.7} ${-s * 0.62}C${s * 0.1} ${-s * 1.05} ${-s * 0.95} ${-s * 0.6} ${-s * 0.9} ${s * 0.2}C${-s * 0.86} ${s * 0.8} ${-s * 0.2} ${s * 0.98} ${s * 0.34} ${s * 0.72}C${s * 0.62} ${s * 0.56} ${s * 0.5} ${s * 0.26} ${s * 0.24} ${s * 0.32}C${-s * 0.2} ${s * 0.42} ${-s * 0.42} ${s * 0.2} ${-s * 0.34} ${-s * 0.1}C${-s * 0.24} ${-s * 0.42} ${s * 0.2} ${-s * 0.5} ${s * 0.66} ${-s * 0.36}Z`;
  const bands = [-70, -30, 10, 50, 88].map((turn) =>
    at(
      [-s * 0.1, 0],
      { rotate: turn },
      stroke(`M${-s * 1.1} 0Q${-s * 0.6} ${-s * 0.1} ${-s * 0.2} 0`, "#f08552", s * 0.13, {
        opacity: 0.75,
      }),
    ),
  );
  const fin = (turn: number) =>
    at(
      [s * 0.64, -s * 0.5],
      { rotate: turn },
      path(
        `M0 0C${s * 0.1} ${-s * 0.26} ${s * 0.46} ${-s * 0.3} ${s * 0.62} ${-s * 0.08}C${s * 0.46} ${s * 0.14} ${s * 0.12} ${s * 0.16} 0 0Z`,
        pen.linear(0, [0, "#f08a56"], [1, "#d23a22"]),
      ),
    );
  return group(
    path(body, SHADOW, { opacity: 0.24, transform: `translate(${s * 0.06} ${s * 0.14})` }),
    fin(-40),
    fin(8),
    path(body, pen.linear(60, [0, "#fff3e8"], [0.6, "#ffd8bd"], [1, "#f2a981"])),
    pen.inside(body, ...bands),
    sheen(pen, [-s * 0.74, -s * 0.1], [-s * 0.3, -s * 0.66], s * 0.12, 0.6),
  );
}

/** A shiitake cap with a star-shaped cut. */
export function shiitake(pen: Pen, r: number): string {
  return group(
    ellipse([r * 0.1, r * 0.3], r, r * 0.78, SHADOW, { opacity: 0.26 }),
    ellipse(
      [0, 0],
      r,
      r * 0.78,
      pen.radial([0.4, 0.32], 0.8, [0, "#b67c4a"], [0.55, "#855026"], [1, "#552d12"]),
    ),
    ...[0, 60, 120].map((turn) =>
      at(
        [0, -r * 0.06],
        { squash: 0.76 },
        at(
          [0, 0],
          { rotate: turn + 15 },
          path(
            `M${-r * 0.62} 0Q0 ${-r * 0.13} ${r * 0.62} 0Q0 ${r * 0.13} ${-r * 0.62} 0Z`,
            "#f1dfc0",
          ),
        ),
      ),
    ),
    ellipse([-r * 0.4, -r * 0.4], r * 0.24, r * 0.09, "#ffffff", { opacity: 0.4 }),
  );
}

/** A heap of overlapping shreds: cabbage, seaweed, omelette, carrot. */
export function threads(
  pen: Pen,
  [rx, ry]: Point,
  count: number,
  colours: readonly string[],
  width: number,
  length: number,
): string {
  const strand = (index: number): string => {
    const lift = index / count;
    const angle = pen.range(0, Math.PI * 2);
    const far = Math.sqrt(pen.random()) * (1 - lift * 0.35);
    const [x, y] = [Math.cos(angle) * far * rx, Math.sin(angle) * far * ry - lift * ry * 0.45];
    const [a, bow] = [pen.range(0, Math.PI), pen.range(-0.4, 0.4) * length];
    const [dx, dy] = [(Math.cos(a) * length) / 2, (Math.sin(a) * length) / 3];
    return `${segment([x - dx, y - dy], [x - dx, y - dy])}Q${short(x + bow * 0.5)} ${short(y + bow)} ${short(x + dx)} ${short(y + dy)}`;
  };
  // Strands are drawn in batches, each with one colour and one shadow.
  const few = 5;
  return group(
    ...Array.from({ length: Math.ceil(count / few) }, (_, layer) => {
      const size = Math.min(few, count - layer * few);
      const d = Array.from({ length: size }, (__, index) => strand(layer * few + index)).join("");
      return group(
        stroke(d, SHADOW, width, {
          opacity: 0.14,
          transform: `translate(1 ${short(width * 0.6)})`,
        }),
        stroke(d, pen.pick(colours), width * pen.range(0.8, 1.15)),
      );
    }),
  );
}

/** A slice of rolled omelette: its cut shows the layers. */
export function omeletteSlice(pen: Pen): string {
  const cut = roundedRect(74, 104, 16);
  return group(
    path(cut, SHADOW, { opacity: 0.3, transform: "translate(-4 10)" }),
    path(cut, "#d5952a", { transform: "translate(14 -2)" }),
    path(cut, "#f4ba3f", { transform: "translate(12 -4)" }),
    path(cut, pen.linear(70, [0, "#fff0ac"], [0.6, "#fdd662"], [1, "#f2b83e"])),
    ...[0.78, 0.52, 0.26].map((share) =>
      path(roundedRect(74 * share, 104 * share, 12 * share), "none", {
        stroke: "#e3a435",
        "stroke-width": 3,
        opacity: 0.75,
      }),
    ),
    ellipse([-20, -38], 10, 5, "#ffffff", { opacity: 0.7 }),
  );
}
