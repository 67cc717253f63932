import { filling } from "./cores.ts";
import type { Point } from "./draw.ts";
import { at, circle, faded, group, path, ring, smooth, stroke } from "./draw.ts";
import { fibres, sheen } from "./flesh.ts";
import { fishTones, green, nori, rice, SHADOW } from "./palette.ts";
import type { Pen } from "./pen.ts";
import { SLANT } from "./plate.ts";
import type { Coat, RollRecipe } from "./recipe.ts";
import { grains, inBlock } from "./rice.ts";
import { softShadow } from "./shadow.ts";
import { chives, crown, onions, sesame, tobiko } from "./small.ts";

/** The radius for which rolls are drawn. */
export const ROLL_RADIUS = 90;

const R = ROLL_RADIUS;

const noriSide = (pen: Pen): string =>
  pen.linear(
    0,
    [0, nori.deep],
    [0.2, nori.light],
    [0.4, nori.base],
    [0.75, nori.base],
    [1, nori.deep],
  );

/** The cut: seaweed outside (maki) or rice outside and seaweed around the filling. */
function face(pen: Pen, recipe: RollRecipe): string {
  const disc = (r: number) => inBlock(r, r);
  const inner = recipe.cores.length > 1 ? 0.68 : 0.62;
  if (recipe.coat === "nori") {
    return group(
      circle([0, 0], R, nori.deep),
      circle([-1, -2], R - 3, nori.light, { opacity: 0.8 }),
      circle([0, 0], R - 6, rice.deep),
      grains(pen, { reach: [R, R], length: 25, within: disc(R - 13) }),
      circle([0, 1], R * inner * 0.94, rice.deep),
      filling(pen, recipe.cores, R * inner),
    );
  }
  return group(
    circle([0, 0], R, rice.deep),
    grains(pen, { reach: [R, R], length: 25, within: disc(R - 8) }),
    circle([0, 1], R * (inner + 0.1), nori.deep),
    circle([0, 0], R * (inner + 0.055), "#efe6d0"),
    filling(pen, recipe.cores, R * inner),
  );
}

/** Points on the rim of the face and down the near side, for what sticks to a roll. */
function speckled(pen: Pen, coat: Coat, place: () => Point, count: number): string {
  const spots = Array.from({ length: count }, place);
  switch (coat) {
    case "sesame":
      return group(...spots.map((spot) => at(spot, {}, sesame(pen, [1, 1], 1, 0.35, 7.5))));
    case "tobiko":
      return tobiko(
        spots.toSorted((a, b) => a[1] - b[1]),
        6.8,
      );
    case "chives":
      return group(...spots.map((spot) => at(spot, {}, chives(pen, [1, 1], 1, 7.5))));
    case "onion":
      return group(...spots.map((spot) => at(spot, {}, onions(pen, [1, 1], 1, 13))));
    case "cabbage":
      return group(
        ...spots.map(([x, y]) =>
          stroke(`M${x - 9} ${y}q9 ${pen.range(-8, 8)} 18 0`, pen.pick(["#7b4a8c", "#a06bb0"]), 5),
        ),
      );
    default:
      return "";
  }
}

const COATING: Partial<Record<Coat, number>> = {
  sesame: 34,
  tobiko: 150,
  chives: 60,
  onion: 52,
  cabbage: 60,
};

const shadowUnder = (pen: Pen, height: number): string =>
  group(
    softShadow(pen, [16, height + 8], R * 1.14, R * SLANT * 1.06, 0.16),
    softShadow(pen, [7, height + 5], R * 1.05, R * SLANT * 1.02, 0.26),
  );

/** A piece set on its cut end. */
export function standing(pen: Pen, recipe: RollRecipe): string {
  const height = recipe.coat === "nori" ? 84 : 74;
  const side = `M${-R} 0V${height}A${R} ${R * SLANT} 0 0 0 ${R} ${height}V0Z`;
  const count = COATING[recipe.coat] ?? 0;
  const onSide = (): Point => {
    const angle = pen.range(0.04, 0.96) * Math.PI;
    return [Math.cos(angle) * R * 0.98, Math.sin(angle) * R * SLANT + pen.range(2, height - 2)];
  };
  const onRim = (): Point => {
    const angle = pen.range(0, 2) * Math.PI;
    const far = pen.range(0.9, 1.02) * R;
    return [Math.cos(angle) * far, Math.sin(angle) * far * SLANT];
  };
  const wall =
    recipe.coat === "nori"
      ? group(
          path(side, noriSide(pen)),
          ...Array.from({ length: 14 }, () => {
            const [x, y] = onSide();
            return stroke(`M${x} ${y}l${pen.range(2, 9)} ${pen.range(-2, 2)}`, "#6b8975", 2, {
              opacity: 0.3,
            });
          }),
        )
      : group(
          path(
            side,
            pen.linear(0, [0, rice.deep], [0.3, rice.base], [0.75, rice.deep], [1, rice.shade]),
          ),
          grains(pen, {
            reach: [R, height],
            centre: [0, height * 0.62],
            length: 25,
            within: (x, y) =>
              Math.abs(x) < R - 3 &&
              y < height + SLANT * Math.sqrt(R * R - x * x) - 5 &&
              y > SLANT * Math.sqrt(R * R - x * x) - 4,
          }),
          path(side, pen.linear(0, [0, SHADOW, 0], [0.6, SHADOW, 0], [1, SHADOW, 0.26])),
        );
  return group(
    shadowUnder(pen, height),
    wall,
    speckled(pen, recipe.coat, onSide, count),
    at([0, 0], { squash: SLANT }, face(pen, recipe)),
    speckled(pen, recipe.coat, onRim, Math.round(count * 0.55)),
    recipe.coat === "nori"
      ? stroke(smooth(ring(R - 2, (R - 2) * SLANT, 24).slice(13, 19), false), "#8fae98", 3, {
          opacity: 0.6,
        })
      : "",
    recipe.crown ? at([0, -4], { squash: 0.8 }, crown(pen, recipe.crown, [R, R * 0.8])) : "",
  );
}

const DRAPES: Partial<Record<Coat, "salmon" | "tuna" | "eel" | "avocado">> = {
  salmon: "salmon",
  tuna: "tuna",
  eel: "eel",
  avocado: "avocado",
};

/** The sheet over the back of a lying piece, from one flank to the other. */
function drape(pen: Pen, kind: "salmon" | "tuna" | "eel" | "avocado", [ex, ey]: Point): string {
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

/** A piece on its side, its cut towards us; `back` is where the body runs to. */
export function lying(pen: Pen, recipe: RollRecipe, back: Point = [-26, -64]): string {
  const [ex, ey] = back;
  const length = Math.hypot(ex, ey);
  const [nx, ny] = [(-ey / length) * R, (ex / length) * R];
  const body = `M${nx} ${ny}A${R} ${R} 0 1 0 ${-nx} ${-ny}L${ex - nx} ${ey - ny}A${R} ${R} 0 0 1 ${ex + nx} ${ey + ny}Z`;
  const backDisc = circle([ex, ey], R, recipe.coat === "nori" ? nori.base : rice.base);
  const count = COATING[recipe.coat] ?? 0;
  const onBack = (): Point => {
    const angle = pen.range(1.02, 1.98) * Math.PI;
    const along = pen.range(0.02, 1);
    return [Math.cos(angle) * R * 0.99 + ex * along, Math.sin(angle) * R * 0.99 + ey * along];
  };
  const onRim = (): Point => {
    const angle = pen.range(0, 2) * Math.PI;
    return [Math.cos(angle) * R * 0.96, Math.sin(angle) * R * 0.96];
  };
  const shade =
    recipe.coat === "nori"
      ? pen.linear(62, [0, nori.light], [0.35, nori.base], [1, nori.deep])
      : pen.linear(62, [0, rice.light], [0.5, rice.base], [1, rice.deep]);
  const draped = DRAPES[recipe.coat];
  return group(
    softShadow(pen, [20, R * 0.94], R * 1.05, R * 0.3, 0.16),
    softShadow(pen, [8, R * 0.92], R * 0.86, R * 0.2, 0.28),
    backDisc,
    path(body, shade),
    recipe.coat === "nori"
      ? faded(
          0.5,
          sheen(
            pen,
            [ex - R * 0.2, ey - R * 0.86],
            [ex * 0.3 - R * 0.1, ey * 0.3 - R * 0.9],
            7,
            0.35,
          ),
        )
      : grains(pen, {
          reach: [R + 20, R],
          centre: [ex / 2, ey / 2 - R * 0.5],
          length: 25,
          within: (x, y) =>
            (Math.hypot(x - ex, y - ey) < R - 5 || Math.hypot(x - ex / 2, y - ey / 2) < R - 5) &&
            Math.hypot(x, y) > R - 12,
        }),
    speckled(pen, recipe.coat, onBack, Math.round(count * 0.8)),
    draped && draped !== undefined ? drape(pen, draped, back) : "",
    face(pen, recipe),
    speckled(pen, recipe.coat, onRim, Math.round(count * 0.5)),
    draped ? rimOf(pen, draped) : "",
    recipe.crown
      ? at(
          [ex * 0.5, ey * 0.5 - R * 0.86],
          { squash: 0.7 },
          crown(pen, recipe.crown, [R * 0.8, R * 0.5]),
        )
      : "",
  );
}

/** The edge of the sheet, seen at the cut. */
function rimOf(pen: Pen, kind: "salmon" | "tuna" | "eel" | "avocado"): string {
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
