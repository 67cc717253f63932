/** A point in the drawing's own units, y downwards. */
export type Point = readonly [x: number, y: number];

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A gradient stop; `at` and `opacity` are between 0 and 1. */
export type Stop = readonly [at: number, colour: string, opacity?: number];

/** Rounds to one decimal, a tenth of a pixel at full size, to keep the SVG small. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

export function tag(name: string, attributes: Attributes, ...children: string[]): string {
  const words = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? short3(value) : value}"`)
    .join("");
  return children.length > 0
    ? `<${name}${words}>${children.join("")}</${name}>`
    : `<${name}${words}/>`;
}

const short3 = (value: number): string => String(Math.round(value * 1000) / 1000);

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  tag("path", { d, fill, ...more });

export const ellipse = (
  [cx, cy]: Point,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string => tag("ellipse", { cx, cy, rx, ry, fill, ...more });

export const circle = (at: Point, r: number, fill: string, more: Attributes = {}): string =>
  ellipse(at, r, r, fill, more);

export const stroke = (d: string, colour: string, width: number, more: Attributes = {}): string =>
  tag("path", {
    d,
    fill: "none",
    stroke: colour,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...more,
  });

export const group = (...children: string[]): string => tag("g", {}, ...children);

type Placing = { scale?: number; squash?: number; rotate?: number; flip?: boolean };

/** Transforms a drawing centred on the origin; `squash` scales y after the rotation. */
export function at([x, y]: Point, placing: Placing, ...children: string[]): string {
  const { scale = 1, squash = 1, rotate = 0, flip = false } = placing;
  const steps = [`translate(${short(x)} ${short(y)})`];
  if (squash !== 1) steps.push(`scale(1 ${short3(squash)})`);
  if (rotate !== 0) steps.push(`rotate(${short(rotate)})`);
  if (scale !== 1 || flip) steps.push(`scale(${short3(flip ? -scale : scale)} ${short3(scale)})`);
  return tag("g", { transform: steps.join(" ") }, ...children);
}

export const faded = (opacity: number, ...children: string[]): string =>
  tag("g", { opacity }, ...children);

const xy = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

export const polygon = (points: readonly Point[]): string => `M${points.map(xy).join("L")}Z`;

export const segment = (from: Point, to: Point): string => `M${xy(from)}L${xy(to)}`;

/** A curve through all points (Catmull-Rom), open or closed. */
export function smooth(points: readonly Point[], closed = true): string {
  const count = points.length;
  const pointAt = (index: number): Point => {
    const place = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[place] as Point;
  };
  let d = `M${xy(pointAt(0))}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [-1, 0, 1, 2].map((step) => pointAt(index + step)) as [
      Point,
      Point,
      Point,
      Point,
    ];
    const out: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const back: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${xy(out)} ${xy(back)} ${xy(to)}`;
  }
  return closed ? `${d}Z` : d;
}

export function roundedRect(width: number, height: number, radius: number): string {
  const [x, y] = [width / 2, height / 2];
  const arc = (tx: number, ty: number) =>
    `A${short(radius)} ${short(radius)} 0 0 1 ${xy([tx, ty])}`;
  return (
    `M${xy([-x + radius, -y])}H${short(x - radius)}${arc(x, -y + radius)}V${short(y - radius)}` +
    `${arc(x - radius, y)}H${short(-x + radius)}${arc(-x, y - radius)}V${short(-y + radius)}` +
    `${arc(-x + radius, -y)}Z`
  );
}

/** Points on an ellipse, from `start` degrees, clockwise as seen. */
export const ring = (rx: number, ry: number, count: number, start = 0): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((start + (360 * index) / count) * Math.PI) / 180;
    return [Math.cos(angle) * rx, Math.sin(angle) * ry];
  });
