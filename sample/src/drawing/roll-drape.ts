import type { Point } from "./draw.ts";
import { at, group, path, smooth } from "./draw.ts";
import { fibres, sheen } from "./flesh.ts";
import { fishTones, green } from "./palette.ts";
import type { Pen } from "./pen.ts";

/** The radius at which rolls are drawn; layouts scale them. */
export const R = 90;

type Sheet = "salmon" | "avocado";

/** The sheet of fish or avocado over a lying piece, from one side to the other. */
export function drape(pen: Pen, kind: Sheet, [ex, ey]: Point): string {
  const outer = R + 7;
  const arc = (dx: number, dy: number, r: number, from: number, to: number): Point[] =>
    Array.from({ length: 9 }, (_, index) => {
      const angle = ((from + ((to - from) * index) / 8) * Math.PI) / 180;
      return [dx + Math.cos(angle) * r, dy + Math.sin(angle) * r];
    });
  const sheet = smooth([...arc(0, 0, outer, 186, 352), ...arc(ex, ey, outer, 340, 200)]);
  const rim = smooth([...arc(0, 0, outer, 184, 356), ...arc(0, 1, R - 8, 350, 190)]);
  const centre: Point = [ex / 2, ey / 2 - R * 0.85];
  if (kind === "avocado") {
    const slices = Array.from({ length: 5 }, (_, index) => {
      const share = index / 4;
      const shift: Point = [ex * (1 - share), ey * (1 - share)];
      return path(
        smooth([
          ...arc(shift[0], shift[1], outer + 2, 188, 352),
          ...arc(shift[0], shift[1] + 3, R - 12, 350, 190),
        ]),
        pen.linear(90, [0, "#5f9a3a"], [0.14, "#a9c75b"], [0.5, "#dfe28a"], [1, "#c9d574"]),
        { stroke: "#7fa443", "stroke-width": 2 },
      );
    });
    return group(
      path(sheet, green.avocado),
      ...slices,
      sheen(pen, [-50, -R + 6], [10, -R - 2], 9, 0.6),
    );
  }
  const tones = fishTones[kind];
  return group(
    path(sheet, pen.linear(70, [0, tones.light], [0.5, tones.base], [1, tones.deep])),
    pen.inside(sheet, at(centre, {}, fibres(pen, kind, [R * 1.2, R * 0.9]))),
    path(rim, tones.base),
    path(rim, pen.linear(0, [0, tones.deep, 0.5], [0.4, tones.light, 0.4], [1, tones.deep, 0.7])),
    sheen(pen, [ex * 0.6 - 44, ey * 0.6 - R + 12], [ex * 0.6 + 16, ey * 0.6 - R - 1], 10, 0.65),
  );
}

/** The edge of the sheet on the cut face. */
export function rimOf(pen: Pen, kind: Sheet): string {
  const arc = (r: number, from: number, to: number): Point[] =>
    Array.from({ length: 11 }, (_, index) => {
      const angle = ((from + ((to - from) * index) / 10) * Math.PI) / 180;
      return [Math.cos(angle) * r, Math.sin(angle) * r];
    });
  const tones =
    kind === "avocado" ? { light: "#f0efa8", base: "#d4dc7c", deep: "#93b24a" } : fishTones[kind];
  const rim = smooth([...arc(R + 8, 184, 356), ...arc(R - 9, 352, 188)]);
  return path(
    rim,
    pen.linear(0, [0, tones.deep], [0.35, tones.light], [0.7, tones.base], [1, tones.deep]),
  );
}
