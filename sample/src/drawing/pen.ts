import type { Point, Stop } from "./draw.ts";
import { tag } from "./draw.ts";

/**
 * State of one drawing: a seeded random generator (the same seed draws the same picture) and the
 * gradients and clip paths defined so far.
 */
export type Pen = {
  random: () => number;
  range: (from: number, to: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** A linear gradient over the shape; `angle` in degrees: 0 runs to the right, 90 downwards. */
  linear: (angle: number, ...stops: Stop[]) => string;
  /** A radial gradient; `centre` and `radius` are fractions of the shape's bounding box. */
  radial: (centre: Point, radius: number, ...stops: Stop[]) => string;
  /** Clips `children` to the path `d`. */
  inside: (d: string, ...children: string[]) => string;
  definitions: () => string;
};

/** The random generator mulberry32, seeded with an FNV-1a hash of the text. */
function chance(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const stopTags = (stops: readonly Stop[]): string[] =>
  stops.map(([offset, colour, opacity]) =>
    tag("stop", { offset, "stop-color": colour, "stop-opacity": opacity }),
  );

export function createPen(seed: string): Pen {
  const random = chance(seed);
  const known = new Map<string, { id: string; text: string }>();

  /** Equal definitions share one element. */
  const define = (name: string, attributes: Record<string, string | number>, body: string[]) => {
    const key = `${name}${JSON.stringify(attributes)}${body.join("")}`;
    const { id } = known.get(key) ?? { id: `d${known.size}` };
    known.set(key, { id, text: tag(name, { id, ...attributes }, ...body) });
    return `url(#${id})`;
  };

  return {
    random,
    range: (from, to) => from + random() * (to - from),
    pick: (list) => list[Math.floor(random() * list.length)] as (typeof list)[number],
    linear: (angle, ...stops) => {
      const radians = (angle * Math.PI) / 180;
      const [x, y] = [Math.cos(radians) / 2, Math.sin(radians) / 2];
      const line = { x1: 0.5 - x, y1: 0.5 - y, x2: 0.5 + x, y2: 0.5 + y };
      return define("linearGradient", line, stopTags(stops));
    },
    radial: ([cx, cy], r, ...stops) => define("radialGradient", { cx, cy, r }, stopTags(stops)),
    inside: (d, ...children) =>
      tag("g", { "clip-path": define("clipPath", {}, [tag("path", { d })]) }, ...children),
    definitions: () => tag("defs", {}, ...[...known.values()].map(({ text }) => text)),
  };
}
