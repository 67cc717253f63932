import type { Point } from "./draw.ts";
import { ellipse } from "./draw.ts";
import { SHADOW } from "./palette.ts";
import type { Pen } from "./pen.ts";

/** A shadow that fades out; drawn larger than `rx` and `ry`, as its edge is nearly invisible. */
export function softShadow(
  pen: Pen,
  centre: Point,
  rx: number,
  ry: number,
  opacity: number,
): string {
  const fade = pen.radial(
    [0.5, 0.5],
    0.5,
    [0, SHADOW, 1],
    [0.5, SHADOW, 0.82],
    [0.8, SHADOW, 0.28],
    [1, SHADOW, 0],
  );
  return ellipse(centre, rx * 1.22, ry * 1.26, fade, { opacity: Math.min(1, opacity * 1.5) });
}
