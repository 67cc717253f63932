import type { Point } from "./draw.ts";
import {
  at,
  circle,
  ellipse,
  group,
  path,
  polygon,
  ring,
  segment,
  smooth,
  stroke,
} from "./draw.ts";
import { green, SHADOW } from "./palette.ts";
import type { Pen } from "./pen.ts";
import type { Crown } from "./recipe.ts";

/** One glossy fish egg: body, translucent lower part, and highlight. */
function roe(pen: Pen, place: Point, r: number): string {
  const body = pen.radial([0.42, 0.62], 0.62, [0, "#ffb765"], [0.55, "#f4702a"], [1, "#c63c12"]);
  return group(
    circle(place, r, body),
    ellipse([place[0] - r * 0.32, place[1] - r * 0.42], r * 0.26, r * 0.18, "#ffffff", {
      opacity: 0.92,
    }),
    circle([place[0] + r * 0.2, place[1] + r * 0.28], r * 0.2, "#ffd9a0", { opacity: 0.75 }),
  );
}

/** Equal dots as one path: zero-length segments with round line caps. */
const dots = (
  places: readonly Point[],
  r: number,
  colour: string,
  [dx, dy]: Point = [0, 0],
): string =>
  stroke(
    places.map(([x, y]) => segment([x + dx, y + dy], [x + dx, y + dy])).join(""),
    colour,
    r * 2,
  );

/** Flying fish roe: four paths for all eggs, as they are too many to draw one by one. */
export function tobiko(places: readonly Point[], r: number): string {
  return group(
    dots(places, r * 1.06, "#a52811", [0, r * 0.22]),
    dots(places, r * 0.98, "#ec4c26"),
    dots(places, r * 0.5, "#ff8a52", [r * 0.16, r * 0.24]),
    dots(places, r * 0.22, "#ffffff", [-r * 0.3, -r * 0.36]),
  );
}

/** A heap of roe inside an ellipse, drawn from back to front. */
export function roeHeap(
  pen: Pen,
  [rx, ry]: Point,
  r: number,
  kind: "ikura" | "tobiko" = "ikura",
): string {
  const rows: Point[][] = [];
  for (let y = -ry; y <= ry; y += r * 1.15) {
    const row: Point[] = [];
    for (let x = -rx; x <= rx; x += r * 1.6) {
      const place: Point = [
        x + pen.range(-0.35, 0.35) * r + (Math.round(y / r) % 2) * r * 0.8,
        y + pen.range(-0.25, 0.25) * r,
      ];
      const distance = (place[0] / rx) ** 2 + (place[1] / ry) ** 2;
      if (distance < 1) row.push([place[0], place[1] - (1 - distance) * r * 1.2]);
    }
    rows.push(row);
  }
  const under = kind === "ikura" ? "#a9340f" : "#9c2410";
  return group(
    ellipse([0, r * 0.3], rx * 1.02, ry * 1.02, under),
    ...rows.map((row) =>
      kind === "tobiko"
        ? tobiko(row, r)
        : group(...row.map((place) => roe(pen, place, r * pen.range(0.88, 1.08)))),
    ),
  );
}

/** Sesame seeds, scattered over an ellipse; `black` is the fraction of black seeds. */
export function sesame(pen: Pen, [rx, ry]: Point, count: number, black = 0.2, size = 7): string {
  return group(
    ...Array.from({ length: count }, () => {
      const angle = pen.range(0, Math.PI * 2);
      const far = Math.sqrt(pen.random());
      const place: Point = [Math.cos(angle) * far * rx, Math.sin(angle) * far * ry];
      const dark = pen.random() < black;
      return at(
        place,
        { rotate: pen.range(0, 180) },
        ellipse([0.6, 1.6], size, size * 0.52, SHADOW, { opacity: 0.25 }),
        path(
          `M${-size} 0C${-size * 0.6} ${-size * 0.7} ${size * 0.5} ${-size * 0.6} ${size} 0C${size * 0.5} ${size * 0.6} ${-size * 0.6} ${size * 0.7} ${-size} 0Z`,
          dark ? "#2a2320" : pen.pick(["#f7e3b4", "#eed095", "#fbeecb"]),
        ),
      );
    }),
  );
}

/** Snipped chives: small tubes, seen end-on or lying. */
export function chives(pen: Pen, [rx, ry]: Point, count: number, size = 8): string {
  return group(
    ...Array.from({ length: count }, () => {
      const angle = pen.range(0, Math.PI * 2);
      const far = Math.sqrt(pen.random());
      const place: Point = [Math.cos(angle) * far * rx, Math.sin(angle) * far * ry];
      const tone = pen.pick(["#5f9a45", "#7db356", "#46803a"]);
      return at(
        place,
        { rotate: pen.range(-60, 60) },
        ellipse([0.8, 2], size, size * 0.6, SHADOW, { opacity: 0.22 }),
        pen.random() > 0.5
          ? group(
              ellipse([0, 0], size * 0.7, size * 0.62, tone),
              ellipse([0, -0.5], size * 0.36, size * 0.3, "#d5eaa6"),
            )
          : stroke(`M${-size} 0L${size} 0`, tone, size * 0.72),
      );
    }),
  );
}

/** Onions fried until brown: crisp flakes, some of them curled. */
export function onions(pen: Pen, [rx, ry]: Point, count: number, size = 13): string {
  const flake = (): string =>
    smooth(
      ring(size, size * pen.range(0.34, 0.6), 6, pen.range(0, 60)).map(
        ([x, y]): Point => [x * pen.range(0.6, 1.1), y * pen.range(0.6, 1.1)],
      ),
    );
  return group(
    ...Array.from({ length: count }, () => {
      const angle = pen.range(0, Math.PI * 2);
      const far = Math.sqrt(pen.random());
      const place: Point = [Math.cos(angle) * far * rx, Math.sin(angle) * far * ry];
      const [light, dark] = pen.pick([
        ["#eec076", "#b06f28"],
        ["#dfa24e", "#98581d"],
        ["#c98538", "#7d4415"],
      ] as const);
      const d = flake();
      return at(
        place,
        { rotate: pen.range(0, 360) },
        path(d, "#5f3512", { opacity: 0.4, transform: "translate(1 3)" }),
        path(d, dark),
        path(d, light, { transform: "translate(-1 -1.5) scale(.8)" }),
      );
    }),
  );
}

/** A zigzag of sauce. */
export function drizzle(pen: Pen, [rx, ry]: Point, turns: number, kind: "mayo" | "tare"): string {
  // Each stroke of the zigzag is slanted.
  const lean = (rx / turns) * 1.5;
  const points: Point[] = Array.from({ length: turns }, (_, index) => [
    -rx + (2 * rx * index) / (turns - 1) + (index % 2 === 0 ? lean : -lean),
    (index % 2 === 0 ? -1 : 1) * ry * pen.range(0.82, 1),
  ]);
  const [tone, shade] = kind === "mayo" ? ["#ffb37d", "#a8431d"] : ["#43190d", "#1f0a06"];
  const d = smooth(points, false);
  return group(
    stroke(d, shade, 8, { opacity: 0.26, transform: "translate(1 5)" }),
    stroke(d, tone, 8),
    stroke(d, "#ffffff", 2, { opacity: 0.55, transform: "translate(-1 -2)" }),
  );
}

/** A half slice of lime or lemon. */
export function citrus(pen: Pen, r: number, kind: "lime" | "lemon" | "yuzu", half = false): string {
  const [skin, pith, pulp, vein] = {
    lime: ["#5d9a3a", "#e9f2c9", "#b5d36a", "#d8e8a3"],
    lemon: ["#f0bf2d", "#fdf5d2", "#f9d95a", "#fdeb9b"],
    yuzu: ["#eeb42a", "#fdf3cc", "#f7cf4c", "#fce48d"],
  }[kind] as [string, string, string, string];
  const wedge = (index: number): string => {
    const [a, b] = [index * 45 + 5, index * 45 + 40].map(
      (degrees) => (degrees * Math.PI) / 180,
    ) as [number, number];
    const on = (angle: number, far: number): Point => [
      Math.cos(angle) * r * far,
      Math.sin(angle) * r * far,
    ];
    const middle = (a + b) / 2;
    return group(
      path(smooth([on(a, 0.72), on(middle, 0.8), on(b, 0.72), on(middle, 0.16)]), pulp),
      stroke(smooth([on(middle, 0.4), on(middle, 0.66)], false), vein, r * 0.05),
    );
  };
  const count = half ? 4 : 8;
  const disc = (far: number, fill: string) =>
    half
      ? path(`M${-r * far} 0A${r * far} ${r * far} 0 0 0 ${r * far} 0Z`, fill)
      : circle([0, 0], r * far, fill);
  return group(
    disc(1, skin),
    disc(0.92, pith),
    ...Array.from({ length: count }, (_, index) => wedge(index)),
    circle([-r * 0.3, half ? r * 0.3 : -r * 0.4], r * 0.08, "#ffffff", {
      opacity: pen.range(0.6, 0.8),
    }),
  );
}

/** Spicy mayonnaise from a piping bag: rings of it, the smallest on top. */
function dollop(pen: Pen, r: number): string {
  const tone = pen.linear(60, [0, "#ffd9b0"], [0.6, "#ffb37d"], [1, "#e98b52"]);
  return group(
    ellipse([r * 0.1, r * 0.3], r * 1.02, r * 0.66, SHADOW, { opacity: 0.26 }),
    ellipse([0, r * 0.06], r, r * 0.66, tone),
    ellipse([0, -r * 0.22], r * 0.68, r * 0.46, tone),
    path(
      `M${-r * 0.36} ${-r * 0.44}Q0 ${-r * 1.3} ${r * 0.12} ${-r * 0.98}Q${r * 0.1} ${-r * 0.6} ${r * 0.36} ${-r * 0.44}Q0 ${-r * 0.2} ${-r * 0.36} ${-r * 0.44}Z`,
      tone,
    ),
    tobiko([[r * 0.34, r * 0.08]], r * 0.17),
    stroke(`M${-r * 0.62} ${-r * 0.06}Q${-r * 0.3} ${r * 0.16} 0 ${r * 0.14}`, "#ffffff", r * 0.1, {
      opacity: 0.55,
    }),
  );
}

/** The topping of a piece; `reach` is half the width and height of its top. */
export function crown(pen: Pen, kind: Crown, reach: Point): string {
  const [rx, ry] = reach;
  switch (kind) {
    case "ikura":
      return group(
        ...ring(rx * 0.27, ry * 0.3, 6, 20).map((place) => roe(pen, place, rx * 0.17)),
        roe(pen, [0, -ry * 0.16], rx * 0.18),
      );
    case "chives":
      return chives(pen, [rx * 0.6, ry * 0.6], 7, 6);
    case "mayo":
      return dollop(pen, rx * 0.4);
    case "sesame":
      return sesame(pen, [rx * 0.8, ry * 0.8], 9, 0.3, 5.5);
  }
}

/** A shiso leaf: heart-shaped, serrated, with veins. */
export function shisoLeaf(pen: Pen, size: number): string {
  const teeth = 13;
  const edge = (side: 1 | -1): Point[] =>
    Array.from({ length: teeth * 2 }, (_, index) => {
      const along = (index + 0.5) / (teeth * 2);
      const width = Math.sin(Math.PI * along ** 0.72) * 0.62 * (index % 2 === 0 ? 1 : 0.93);
      return [side * width * size, (along * 2 - 1) * size] as const;
    });
  const outline = [
    ...edge(1),
    [0, size * 1.08] as const,
    ...edge(-1).reverse(),
    [0, -size] as const,
  ];
  const d = polygon(outline);
  const veins = [-0.62, -0.34, -0.06, 0.22, 0.5].flatMap((place) =>
    [1, -1].map((side) => {
      const reach = Math.sin(Math.PI * ((place + 1) / 2) ** 0.72) * 0.5 * size;
      return stroke(
        `M0 ${place * size}Q${side * reach * 0.5} ${place * size + 2} ${side * reach} ${(place + 0.3) * size}`,
        green.shisoLight,
        size * 0.024,
        { opacity: 0.8 },
      );
    }),
  );
  return group(
    path(d, SHADOW, { opacity: 0.22, transform: "translate(4 8)" }),
    path(
      d,
      pen.linear(
        0,
        [0, green.shisoLight],
        [0.5, green.shiso],
        [0.501, "#427a38"],
        [1, green.shisoDeep],
      ),
    ),
    stroke(`M0 ${-size}L0 ${size * 1.2}`, green.shisoLight, size * 0.04),
    ...veins,
  );
}
