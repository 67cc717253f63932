import { bento } from "./bento.ts";
import { chirashi } from "./bowl.ts";
import { dessert } from "./dessert.ts";
import type { Point } from "./draw.ts";
import { at, group, tag } from "./draw.ts";
import { drink } from "./drinks.ts";
import { daikon, prop } from "./garnish.ts";
import { ground, groundColour } from "./ground.ts";
import { nigiri } from "./nigiri.ts";
import type { Fish } from "./palette.ts";
import { createPen, type Pen } from "./pen.ts";
import { plate } from "./plate.ts";
import type { DishRecipe, Prop, RollRecipe, Subject } from "./recipe.ts";
import { lying, standing } from "./rolls.ts";
import { petal, slice } from "./sashimi.ts";
import { side } from "./side.ts";
import { chives, citrus, drizzle, shisoLeaf } from "./small.ts";
import { temaki } from "./temaki.ts";
import { tray } from "./tray.ts";

export const DISH_WIDTH = 960;
export const DISH_HEIGHT = 720;

type Of<Kind extends Subject["kind"]> = Extract<Subject, { kind: Kind }>;

/** Draws at places in order, so that what is nearer lies over what is farther. */
const placed = (
  places: readonly (readonly [x: number, y: number, rotate?: number])[],
  scale: number,
  draw: (index: number) => string,
): string =>
  group(...places.map(([x, y, rotate = 0], index) => at([x, y], { scale, rotate }, draw(index))));

function nigiriDish(pen: Pen, recipe: Of<"nigiri">): string {
  const turned = recipe.plate.shape === "slab" || recipe.plate.shape === "geta";
  return group(
    at([480, 368], { rotate: turned ? -9 : 0 }, plate(pen, recipe.plate)),
    placed(
      [
        [390, 276, -15],
        [574, 428, -15],
      ],
      1.5,
      () => nigiri(pen, recipe),
    ),
  );
}

function tataki(pen: Pen, fish: Fish): string {
  return group(
    placed(
      [
        [190, 400, -58],
        [262, 330, -44],
        [348, 284, -28],
        [440, 262, -12],
        [534, 266, 4],
        [622, 296, 20],
        [696, 350, 36],
      ],
      1.12,
      () => slice(pen, fish, true),
    ),
    at([462, 470], { rotate: -4 }, drizzle(pen, [170, 34], 8, "tare")),
    at([460, 440], {}, chives(pen, [230, 100], 40, 9)),
  );
}

function sashimiDish(pen: Pen, recipe: Of<"sashimi">): string {
  const { layout, finish, plate: dish } = recipe;
  const [fish] = recipe.fish as [Fish];
  const turned = dish.shape === "slab";
  const base = at([480, 372], { rotate: turned ? -8 : 0 }, plate(pen, dish));
  const leaf = (place: Point, rotate: number) =>
    at(place, { rotate, squash: 0.86 }, shisoLeaf(pen, 112));
  if (finish === "tataki")
    return group(base, at([470, 410], {}, daikon(pen, [150, 70])), tataki(pen, fish));
  if (layout === "rosette") {
    const around = (count: number, rx: number, ry: number, shift: number) =>
      Array.from({ length: count }, (_, index): readonly [number, number, number] => {
        const angle = ((index * 360) / count + shift) * (Math.PI / 180);
        return [
          480 + Math.cos(angle) * rx,
          376 + Math.sin(angle) * ry,
          (index * 360) / count + shift + 90,
        ];
      });
    return group(
      base,
      placed(around(14, 206, 138, 0), 1.02, () => petal(pen, fish)),
      placed(around(9, 110, 72, 12), 0.92, () => petal(pen, fish)),
      at([480, 376], { squash: 0.8 }, citrus(pen, 50, "lime")),
      at([480, 376], {}, chives(pen, [220, 140], 34, 8)),
    );
  }
  if (recipe.fish.length > 1) {
    const groups = recipe.fish.flatMap((kind, row) =>
      [0, 1, 2, 3].map((index) => ({
        kind,
        x: 214 + row * 196 + index * 42,
        y: 352 + row * 12 + index * 7,
      })),
    );
    return group(
      base,
      ...[220, 420, 620].map((x, row) => leaf([x + 40, 270 + row * 10], -24 + row * 20)),
      at([440, 330], {}, daikon(pen, [250, 64])),
      ...groups.map(({ kind, x, y }) => at([x, y], { scale: 1.16, rotate: -14 }, slice(pen, kind))),
    );
  }
  if (fish === "scallop") {
    const places: readonly (readonly [number, number])[] = [
      [300, 300],
      [470, 272],
      [640, 250],
      [372, 426],
      [546, 404],
      [706, 378],
    ];
    return group(
      base,
      leaf([190, 330], -50),
      placed(places, 1.12, (index) =>
        group(
          slice(pen, fish),
          index % 2 === 0
            ? at([30, -8], { squash: 0.7, rotate: 20 }, citrus(pen, 36, "lime", true))
            : "",
        ),
      ),
    );
  }
  if (layout === "rows") {
    return group(
      base,
      leaf([230, 252], -40),
      at([470, 236], {}, daikon(pen, [230, 56])),
      placed(
        [
          [330, 276, -12],
          [424, 266, -12],
          [518, 256, -12],
          [612, 246, -12],
        ],
        1.04,
        () => slice(pen, fish),
      ),
      placed(
        [
          [356, 452, -12],
          [450, 442, -12],
          [544, 432, -12],
          [638, 422, -12],
        ],
        1.04,
        () => slice(pen, fish),
      ),
    );
  }
  return group(
    base,
    leaf([246, 280], -46),
    leaf([716, 330], 40),
    at([470, 316], {}, daikon(pen, [250, 78])),
    placed(
      Array.from({ length: 8 }, (_, index): readonly [number, number, number] => [
        262 + index * 62,
        380 + Math.sin(index / 2.2) * 12,
        -16 + index * 2,
      ]),
      1.22,
      () => slice(pen, fish),
    ),
  );
}

/** Standing pieces and lying ones: [x, y, lying?]. */
const ROLL_PLACES: Record<
  Of<"rolls">["layout"],
  { scale: number; places: readonly (readonly [number, number, boolean])[] }
> = {
  arc: {
    scale: 0.98,
    places: [
      [300, 300, false],
      [480, 250, false],
      [662, 292, false],
      [372, 452, true],
      [578, 460, true],
    ],
  },
  rows: {
    scale: 1.02,
    places: [
      [268, 276, false],
      [474, 258, false],
      [680, 240, false],
      [286, 444, false],
      [492, 426, false],
      [698, 408, false],
    ],
  },
  pyramid: {
    scale: 1.04,
    places: [
      [286, 346, false],
      [480, 322, false],
      [676, 340, false],
      [384, 196, false],
      [400, 484, true],
      [612, 490, true],
    ],
  },
  line: {
    scale: 0.9,
    places: [
      [190, 300, true],
      [312, 330, true],
      [434, 360, true],
      [556, 390, true],
      [678, 420, true],
      [800, 450, true],
    ],
  },
};

function rollDish(pen: Pen, recipe: Of<"rolls">): string {
  const { scale, places } = ROLL_PLACES[recipe.layout];
  const turned = recipe.plate.shape === "slab" || recipe.plate.shape === "geta";
  const rotate = !turned ? 0 : recipe.layout === "line" ? 12 : -6;
  const roll: RollRecipe = recipe;
  return group(
    at([480, 376], { rotate, scale: 1.08 }, plate(pen, recipe.plate)),
    ...places.map(([x, y, laid]) =>
      at(
        [x, y],
        { scale, rotate: pen.range(-5, 5) },
        laid ? lying(pen, roll) : standing(pen, roll),
      ),
    ),
  );
}

const temakiDish = (pen: Pen, recipe: Of<"temaki">): string =>
  group(
    at([480, 384], { rotate: recipe.plate.shape === "slab" ? -8 : 0 }, plate(pen, recipe.plate)),
    at([560, 300], { rotate: 40, scale: 1.08 }, temaki(pen, recipe)),
  );

function subject(pen: Pen, recipe: DishRecipe): string {
  switch (recipe.kind) {
    case "nigiri":
      return nigiriDish(pen, recipe);
    case "sashimi":
      return sashimiDish(pen, recipe);
    case "rolls":
      return rollDish(pen, recipe);
    case "temaki":
      return temakiDish(pen, recipe);
    case "bowl":
      return at([480, 320], { scale: 1.12 }, chirashi(pen, recipe));
    case "tray":
      return at([480, 344], {}, tray(pen, recipe));
    case "bento":
      return at([480, 346], {}, bento(pen, recipe.box));
    case "side": {
      const flat =
        recipe.side === "gyoza" || recipe.side === "tempura" || recipe.side === "karaage";
      return flat
        ? at([480, 370], { scale: 1.06 }, side(pen, recipe))
        : at([480, 320], { scale: 1.12 }, side(pen, recipe));
    }
    case "drink":
      return drink(pen, recipe.drink);
    case "dessert":
      return recipe.dessert === "mango"
        ? at([480, 320], { scale: 1.12 }, dessert(pen, recipe))
        : at([480, 376], { scale: 1.06 }, dessert(pen, recipe));
  }
}

/** Where a prop stands; those at the edge are cut by it, as a photographer would frame them. */
const PROP_PLACES: Record<Prop, { place: Point; rotate: number; behind: boolean }> = {
  soy: { place: [852, 120], rotate: 0, behind: true },
  chopsticks: { place: [500, 664], rotate: -7, behind: false },
  ginger: { place: [760, 250], rotate: -8, behind: false },
  wasabi: { place: [730, 268], rotate: 0, behind: false },
  shiso: { place: [178, 500], rotate: 0, behind: false },
  cloth: { place: [110, 610], rotate: -24, behind: true },
  blossom: { place: [120, 590], rotate: 0, behind: true },
  lime: { place: [846, 566], rotate: 0, behind: false },
};

function propsOf(pen: Pen, props: readonly Prop[], behind: boolean): string {
  return group(
    ...props
      .filter((kind) => PROP_PLACES[kind].behind === behind)
      .map((kind) =>
        at(PROP_PLACES[kind].place, { rotate: PROP_PLACES[kind].rotate }, prop(pen, kind)),
      ),
  );
}

export const svgOf = (pen: Pen, width: number, height: number, body: string): string =>
  tag(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height },
    pen.definitions(),
    body,
  );

/** The same recipe draws the same text, always. */
export function drawDish(recipe: DishRecipe): string {
  const pen = createPen(recipe.slug);
  const { props = [] } = recipe;
  const body = group(
    ground(pen, recipe.ground, recipe.pattern),
    propsOf(pen, props, true),
    subject(pen, recipe),
    propsOf(pen, props, false),
  );
  return svgOf(pen, DISH_WIDTH, DISH_HEIGHT, body);
}

export const dishBackground = (recipe: DishRecipe): string => groundColour(recipe.ground);
