import type { Point } from "./draw.ts";
import { at, group } from "./draw.ts";
import { ginger, wasabi } from "./garnish.ts";
import { nigiri } from "./nigiri.ts";
import type { Pen } from "./pen.ts";
import { plate } from "./plate.ts";
import type { RollRecipe, Subject } from "./recipe.ts";
import { lying, standing } from "./rolls.ts";
import { drizzle } from "./small.ts";
import { temaki } from "./temaki.ts";

type Of<Kind extends Subject["kind"]> = Extract<Subject, { kind: Kind }>;

/** Whether the plate is rotated: only shapes with corners are. */
const isTurned = (recipe: { plate: Of<"nigiri">["plate"] }): boolean =>
  recipe.plate.shape === "slab" || recipe.plate.shape === "geta";

export function nigiriDish(pen: Pen, recipe: Of<"nigiri">): string {
  const places: Point[] = [
    [388, 274],
    [576, 430],
  ];
  return group(
    at([480, 368], { rotate: isTurned(recipe) ? -9 : 0 }, plate(pen, recipe.plate)),
    ...places.map((place) => at(place, { scale: 1.54, rotate: -15 }, nigiri(pen, recipe))),
  );
}

type Layout = Of<"rolls">["layout"];

/** From back to front: a piece's position, and whether it lies with its cut towards the viewer. */
const PLACES: Record<Exclude<Layout, "line">, readonly (readonly [Point, lies: boolean])[]> = {
  arc: [
    [[282, 292], false],
    [[480, 238], false],
    [[680, 284], false],
    [[366, 466], true],
    [[590, 474], true],
  ],
  rows: [
    [[262, 264], false],
    [[472, 244], false],
    [[682, 224], false],
    [[284, 446], false],
    [[494, 426], false],
    [[704, 406], false],
  ],
  pyramid: [
    [[276, 348], false],
    [[480, 322], false],
    [[684, 342], false],
    [[380, 190], false],
    [[388, 494], true],
    [[612, 500], true],
  ],
};

const ROLL_SCALE = 1.08;

function scattered(pen: Pen, roll: RollRecipe, layout: Exclude<Layout, "line">): string {
  return group(
    ...PLACES[layout].map(([place, lies]) =>
      at(
        place,
        { scale: ROLL_SCALE, rotate: pen.range(-5, 5) },
        lies ? lying(pen, roll) : standing(pen, roll),
      ),
    ),
  );
}

/** Six pieces in a row with sauce over all of them, on a plate that the frame crops. */
function inLine(pen: Pen, recipe: Of<"rolls">): string {
  const places = Array.from(
    { length: 6 },
    (_, index): Point => [118 + index * 146, 346 + index * 22],
  );
  return group(
    ...places.map((place) =>
      at(place, { scale: 0.95, rotate: pen.range(-3, 3) }, lying(pen, recipe)),
    ),
    recipe.sauce ? at([466, 318], { rotate: 8.6 }, drizzle(pen, [420, 28], 25, recipe.sauce)) : "",
  );
}

export function rollDish(pen: Pen, recipe: Of<"rolls">): string {
  const { layout } = recipe;
  const long = layout === "line";
  const rotate = !isTurned(recipe) ? 0 : long ? 8.6 : -6;
  return group(
    at(
      [480, 388],
      { rotate, scale: long ? 1.14 : 1.08 },
      plate(pen, recipe.plate, long ? "long" : "usual"),
    ),
    layout === "line" ? inLine(pen, recipe) : scattered(pen, recipe, layout),
  );
}

export function temakiDish(pen: Pen, recipe: Of<"temaki">): string {
  return group(
    at([480, 392], { rotate: isTurned(recipe) ? -8 : 0, scale: 1.06 }, plate(pen, recipe.plate)),
    at([250, 330], { rotate: -12, scale: 1.1 }, ginger(pen)),
    at([300, 452], {}, wasabi(pen)),
    at([596, 292], { rotate: 38, scale: 1.32 }, temaki(pen, recipe)),
  );
}
