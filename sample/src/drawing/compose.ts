import { bento } from "./bento.ts";
import { chirashi } from "./bowl.ts";
import { dessert } from "./dessert.ts";
import type { Point } from "./draw.ts";
import { at, group, tag } from "./draw.ts";
import { drink } from "./drinks.ts";
import { prop } from "./garnish.ts";
import { ground, groundColour } from "./ground.ts";
import { createPen, type Pen } from "./pen.ts";
import { nigiriDish, rollDish, temakiDish } from "./plated.ts";
import { sashimiDish } from "./plated-sashimi.ts";
import type { DishRecipe, Prop, Subject } from "./recipe.ts";
import { side } from "./side.ts";
import { tray } from "./tray.ts";

export const DISH_WIDTH = 960;
export const DISH_HEIGHT = 720;

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

type Place = { place: Point; rotate: number; behind: boolean };

/** Default position of each prop; those at the edge are deliberately cropped. */
const PROP_PLACES: Record<Prop, Place> = {
  soy: { place: [862, 108], rotate: 0, behind: true },
  chopsticks: { place: [500, 668], rotate: -7, behind: false },
  ginger: { place: [770, 232], rotate: -8, behind: false },
  wasabi: { place: [744, 268], rotate: 0, behind: false },
  shiso: { place: [178, 506], rotate: 0, behind: false },
  cloth: { place: [110, 610], rotate: -24, behind: true },
  blossom: { place: [120, 604], rotate: 0, behind: true },
  lime: { place: [852, 580], rotate: 0, behind: false },
};

/** Positions for subjects that cover a prop's default position. */
const OWN_PLACES: Partial<Record<Subject["kind"], Partial<Record<Prop, Point>>>> = {
  rolls: { ginger: [800, 450], lime: [150, 616], blossom: [130, 620] },
  sashimi: { wasabi: [770, 470] },
  bowl: { wasabi: [856, 600] },
};

function propsOf(pen: Pen, { kind, props = [] }: DishRecipe, behind: boolean): string {
  return group(
    ...props
      .filter((name) => PROP_PLACES[name].behind === behind)
      .map((name) => {
        const { place, rotate } = PROP_PLACES[name];
        return at(OWN_PLACES[kind]?.[name] ?? place, { rotate }, prop(pen, name));
      }),
  );
}

export const svgOf = (pen: Pen, width: number, height: number, body: string): string =>
  tag(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height },
    pen.definitions(),
    body,
  );

/** The SVG of a dish; deterministic for a recipe. */
export function drawDish(recipe: DishRecipe): string {
  const pen = createPen(recipe.slug);
  const body = group(
    ground(pen, recipe.ground, recipe.pattern),
    propsOf(pen, recipe, true),
    subject(pen, recipe),
    propsOf(pen, recipe, false),
  );
  return svgOf(pen, DISH_WIDTH, DISH_HEIGHT, body);
}

export const dishBackground = (recipe: DishRecipe): string => groundColour(recipe.ground);
