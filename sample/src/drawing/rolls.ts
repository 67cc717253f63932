import { filling } from "./cores.ts";
import type { Point } from "./draw.ts";
import { at, circle, faded, group, path, ring, smooth, stroke } from "./draw.ts";
import { sheen } from "./flesh.ts";
import { nori, rice, SHADOW } from "./palette.ts";
import type { Pen } from "./pen.ts";
import { SLANT } from "./plate.ts";
import type { RollRecipe } from "./recipe.ts";
import { grains, inBlock } from "./rice.ts";
import { COATING, speckled } from "./roll-coat.ts";
import { drape, R, rimOf } from "./roll-drape.ts";
import { softShadow } from "./shadow.ts";
import { crown } from "./small.ts";

const noriSide = (pen: Pen): string =>
  pen.linear(
    0,
    [0, nori.deep],
    [0.2, nori.light],
    [0.4, nori.base],
    [0.75, nori.base],
    [1, nori.deep],
  );

/** The cut face: seaweed outside (maki), or rice outside and seaweed around the filling. */
function face(pen: Pen, recipe: RollRecipe): string {
  const disc = (r: number) => inBlock(r, r);
  const inner = recipe.cores.length > 1 ? 0.68 : 0.62;
  if (recipe.coat === "nori") {
    return group(
      circle([0, 0], R, nori.deep),
      circle([-1, -2], R - 3, nori.light, { opacity: 0.8 }),
      circle([0, 0], R - 6, rice.deep),
      grains(pen, { reach: [R, R], length: 25, within: disc(R - 13) }),
      softShadow(pen, [0, 2], R * inner * 0.86, R * inner * 0.86, 0.2),
      filling(pen, recipe.cores, R * inner),
    );
  }
  return group(
    circle([0, 0], R, rice.deep),
    grains(pen, { reach: [R, R], length: 25, within: disc(R - 8) }),
    circle([0, 1], R * (inner + 0.1), nori.deep),
    circle([0, 0], R * (inner + 0.055), rice.deep),
    grains(pen, { reach: [R, R], length: 22, within: disc(R * inner - 7) }),
    softShadow(pen, [0, 2], R * inner * 0.86, R * inner * 0.86, 0.2),
    filling(pen, recipe.cores, R * inner),
  );
}

const shadowUnder = (pen: Pen, height: number): string =>
  group(
    softShadow(pen, [16, height + 8], R * 1.14, R * SLANT * 1.06, 0.16),
    softShadow(pen, [7, height + 5], R * 1.05, R * SLANT * 1.02, 0.26),
  );

/** A piece standing upright, its cut face on top. */
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

/** A piece on its side, its cut face towards the viewer; `back` is the offset of its far end. */
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
  const sheet = recipe.coat === "salmon" || recipe.coat === "avocado" ? recipe.coat : undefined;
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
    sheet ? drape(pen, sheet, back) : "",
    face(pen, recipe),
    speckled(pen, recipe.coat, onRim, Math.round(count * 0.5)),
    sheet ? rimOf(pen, sheet) : "",
    recipe.crown
      ? at(
          [ex * 0.5, ey * 0.5 - R * 0.86],
          { squash: 0.7 },
          crown(pen, recipe.crown, [R * 0.8, R * 0.5]),
        )
      : "",
  );
}
