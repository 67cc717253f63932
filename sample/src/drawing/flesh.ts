import type { Point } from "./draw.ts";
import { circle, ellipse, group, path, smooth, stroke } from "./draw.ts";
import type { Fish, Tones } from "./palette.ts";
import { fishTones } from "./palette.ts";
import type { Pen } from "./pen.ts";

/** The curved, slanted fat lines of a sliced fillet, from the back edge to the front edge. */
function fatLines(pen: Pen, tones: Tones, [rx, ry]: Point, gap: number, width: number): string {
  const lines: string[] = [];
  for (let x = -rx - ry * 0.6; x < rx + ry; x += gap * pen.range(0.86, 1.14)) {
    const lean = ry * 0.62;
    const curve = smooth(
      [
        [x + lean, -ry * 1.1],
        [x + lean * 0.55, -ry * 0.35],
        [x - lean * 0.15, ry * 0.35],
        [x - lean * 0.9, ry * 1.15],
      ],
      false,
    );
    lines.push(stroke(curve, tones.line, width * pen.range(0.75, 1.2), { opacity: 0.9 }));
    const hair = x + gap * pen.range(0.4, 0.6);
    lines.push(
      stroke(
        smooth(
          [
            [hair + lean * 0.9, -ry * 0.9],
            [hair + lean * 0.35, -ry * 0.1],
            [hair - lean * 0.35, ry * 0.5],
          ],
          false,
        ),
        tones.line,
        width * 0.34,
        { opacity: 0.6 },
      ),
    );
  }
  return group(...lines);
}

function sinews(pen: Pen, tones: Tones, [rx, ry]: Point): string {
  const lines: string[] = [];
  for (let x = -rx - ry; x < rx + ry; x += pen.range(15, 22)) {
    const lean = ry * 0.9;
    const strong = pen.random() > 0.62;
    lines.push(
      stroke(
        smooth(
          [
            [x + lean, -ry * 1.1],
            [x + lean * 0.3, -ry * 0.2],
            [x - lean * 0.8, ry * 1.1],
          ],
          false,
        ),
        strong ? tones.line : tones.deep,
        strong ? pen.range(2.4, 3.6) : 1.6,
        { opacity: strong ? 0.62 : 0.4 },
      ),
    );
  }
  return group(...lines);
}

/** The rosy skin side of a white fish, along its back edge. */
function blush(pen: Pen, [rx, ry]: Point): string {
  const band = smooth([
    [-rx * 1.1, -ry * 1.3],
    [rx * 1.1, -ry * 1.3],
    [rx * 1.1, -ry * 0.35],
    [rx * 0.3, -ry * 0.62],
    [-rx * 0.4, -ry * 0.5],
    [-rx * 1.1, -ry * 0.2],
  ]);
  const fill = pen.linear(90, [0, "#e2606b"], [0.55, "#ee9a95", 0.85], [1, "#f6d3ca", 0]);
  return path(band, fill);
}

function scores(pen: Pen, tones: Tones, [rx, ry]: Point): string {
  const lines: string[] = [];
  for (let x = -rx - ry; x < rx + ry; x += 26) {
    for (const side of [1, -1]) {
      const lean = ry * side;
      const d = `M${x + lean} ${-ry * 1.1}L${x - lean} ${ry * 1.1}`;
      lines.push(stroke(d, tones.deep, pen.range(2, 3.2), { opacity: 0.45 }));
    }
  }
  return group(...lines);
}

function glaze(pen: Pen, tones: Tones, [rx, ry]: Point): string {
  const marks: string[] = [];
  for (let x = -rx; x < rx; x += pen.range(24, 34)) {
    const d = smooth(
      [
        [x + 12, -ry],
        [x + pen.range(-4, 4), 0],
        [x - 12, ry],
      ],
      false,
    );
    marks.push(stroke(d, tones.deep, pen.range(4, 8), { opacity: 0.5 }));
    marks.push(stroke(d, tones.line, 2.4, { opacity: 0.7, transform: "translate(7 0)" }));
  }
  marks.push(
    ellipse([0, -ry * 0.1], rx, ry * 0.2, "#f6b978", { opacity: 0.28 }),
    stroke(`M${-rx} ${ry * 0.05}L${rx} ${ry * 0.05}`, tones.deep, 3, { opacity: 0.55 }),
  );
  return group(...marks);
}

function bands(pen: Pen, tones: Tones, [rx, ry]: Point): string {
  const marks: string[] = [];
  for (let x = -rx; x < rx; x += rx / 4.2) {
    const wide = pen.range(16, 22);
    marks.push(
      path(
        smooth([
          [x, -ry * 1.2],
          [x + wide, -ry * 1.2],
          [x + wide - 12, 0],
          [x + wide, ry * 1.2],
          [x, ry * 1.2],
          [x - 12, 0],
        ]),
        tones.line,
        { opacity: 0.72 },
      ),
    );
  }
  marks.push(
    stroke(`M${-rx} 0C${-rx / 2} -6 ${rx / 2} 6 ${rx} 0`, "#fffaf2", 5, { opacity: 0.85 }),
    stroke(`M${-rx} 4C${-rx / 2} -2 ${rx / 2} 10 ${rx} 4`, tones.deep, 2, { opacity: 0.6 }),
  );
  return group(...marks);
}

/** The characteristic grain of each fish, centred on the origin; the caller clips it. */
export function fibres(pen: Pen, fish: Fish, reach: Point): string {
  const tones = fishTones[fish];
  switch (fish) {
    case "salmon":
      return fatLines(pen, tones, reach, 37, 5.6);
    case "tuna":
      return sinews(pen, tones, reach);
    case "seabream":
      return group(fatLines(pen, tones, reach, 30, 3), blush(pen, reach));
    case "scallop":
      return scores(pen, tones, reach);
    case "eel":
      return glaze(pen, tones, reach);
    case "shrimp":
      return bands(pen, tones, reach);
    case "tamago":
      return "";
  }
}

/** A highlight on a wet surface: a long soft streak and a few drops beside it. */
export function sheen(pen: Pen, from: Point, to: Point, width: number, strength = 0.6): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / length) * width, (dx / length) * width];
  const place = (share: number, side: number): Point => [
    from[0] + dx * share + nx * side,
    from[1] + dy * share + ny * side,
  ];
  const streak = smooth([
    place(0, 0),
    place(0.3, -0.5),
    place(0.66, -0.42),
    place(1, 0),
    place(0.6, 0.22),
    place(0.28, 0.3),
  ]);
  return group(
    path(streak, "#ffffff", { opacity: strength }),
    circle(place(1.12, pen.range(-0.1, 0.3)), width * 0.24, "#ffffff", { opacity: strength }),
    circle(place(1.22, pen.range(-0.2, 0.3)), width * 0.14, "#ffffff", { opacity: strength * 0.8 }),
  );
}

/** Brown torch marks over a surface with half width `rx` and half height `ry`. */
export function torchMarks(pen: Pen, [rx, ry]: Point): string {
  return group(
    ...Array.from({ length: 15 }, () => {
      const place: Point = [pen.range(-rx, rx), pen.range(-ry, ry * 0.9)];
      const size = pen.range(10, 30);
      const blot = smooth(
        Array.from({ length: 7 }, (_, index): Point => {
          const angle = (index / 7) * Math.PI * 2;
          const r = size * pen.range(0.55, 1);
          return [place[0] + Math.cos(angle) * r * 1.5, place[1] + Math.sin(angle) * r * 0.5];
        }),
      );
      return path(blot, pen.pick(["#5b2410", "#7c3514", "#96481d"]), {
        opacity: pen.range(0.35, 0.75),
      });
    }),
  );
}
