import type { Point } from "./draw.ts";
import { at, circle, group, path, ring, smooth } from "./draw.ts";
import { SHADOW } from "./palette.ts";
import type { Pen } from "./pen.ts";

/** A piece of fried chicken with a rough crust. */
export function karaage(pen: Pen, size: number): string {
  const outline = ring(size, size * 0.78, 13, pen.range(0, 30)).map(
    ([x, y]): Point => [x * pen.range(0.84, 1.1), y * pen.range(0.84, 1.1)],
  );
  const d = smooth(outline);
  const patch = (fill: string, opacity: number): string => {
    const [px, py] = [pen.range(-0.6, 0.6) * size, pen.range(-0.5, 0.5) * size];
    const r = pen.range(0.14, 0.34) * size;
    return path(
      smooth(
        ring(r, r * 0.7, 7).map(
          ([x, y]): Point => [px + x * pen.range(0.7, 1.2), py + y * pen.range(0.7, 1.2)],
        ),
      ),
      fill,
      { opacity },
    );
  };
  return group(
    path(d, SHADOW, { opacity: 0.22, transform: `translate(${size * 0.08} ${size * 0.2})` }),
    path(d, "#7d3f12", { transform: `translate(0 ${size * 0.08})` }),
    path(d, pen.linear(65, [0, "#eaa24a"], [0.5, "#c8742a"], [1, "#8f4a18"])),
    pen.inside(
      d,
      ...Array.from({ length: 9 }, () => patch("#8a4516", pen.range(0.2, 0.5))),
      ...Array.from({ length: 8 }, () => patch("#f6c474", pen.range(0.4, 0.8))),
    ),
    ...Array.from({ length: 4 }, () =>
      circle(
        [pen.range(-0.5, 0.2) * size, pen.range(-0.5, 0) * size],
        size * pen.range(0.03, 0.06),
        "#fff1d2",
        { opacity: 0.85 },
      ),
    ),
  );
}

/** A prawn in batter, lying along x, its tail to the right. */
export function tempuraPrawn(pen: Pen, length: number): string {
  const half = length / 2;
  const steps = 16;
  const edge = (side: number): Point[] =>
    Array.from({ length: steps }, (_, index) => {
      const share = index / (steps - 1);
      const thick = Math.sin(Math.PI * (0.14 + share * 0.8)) ** 0.6 * 44;
      return [
        -half + share * length * 0.86,
        side * thick * pen.range(0.8, 1.16) - 10 * Math.sin(share * 3),
      ];
    });
  const crust = smooth([...edge(-1), ...edge(1).reverse()]);
  const fin = (turn: number) =>
    at(
      [half * 0.68, -4],
      { rotate: turn },
      path(
        "M0 0C16 -24 60 -26 78 -6C60 12 22 16 0 0Z",
        pen.linear(0, [0, "#f08a56"], [1, "#cf3820"]),
      ),
    );
  return group(
    path(crust, SHADOW, { opacity: 0.24, transform: "translate(6 20)" }),
    fin(-22),
    fin(18),
    path(crust, "#a9641d", { transform: "translate(0 9)" }),
    path(crust, pen.linear(80, [0, "#ffdf8e"], [0.5, "#f0b64f"], [1, "#c9822b"])),
    pen.inside(
      crust,
      ...Array.from({ length: 26 }, () => {
        const [x, y] = [pen.range(-half, half * 0.7), pen.range(-40, 40)];
        const r = pen.range(6, 15);
        return path(
          smooth(
            ring(r * 1.3, r * 0.7, 6).map(
              ([px, py]): Point => [x + px * pen.range(0.6, 1.2), y + py * pen.range(0.6, 1.2)],
            ),
          ),
          pen.pick(["#fff0b8", "#ffe39a", "#c47d26", "#dd9a3a"]),
          { opacity: pen.range(0.4, 0.8) },
        );
      }),
    ),
    ...Array.from({ length: 9 }, () => {
      const x = pen.range(-half * 0.9, half * 0.5);
      return circle([x, pen.pick([-1, 1]) * pen.range(34, 46) - 4], pen.range(3, 6), "#f6c867");
    }),
  );
}
