import { menus } from "../menus.ts";
import { drawPicture } from "./picture.ts";
import { sampleScenes } from "./scenes.ts";

const dishes = menus.flatMap(({ categories }) =>
  categories.flatMap(({ items }) => items.map(({ picture }) => picture)),
);

/** The recipes of all dishes and scenes. */
export const sampleRecipes = [...dishes, ...sampleScenes];

/** The SVG drawings of all dishes and scenes. Takes milliseconds: nothing is rasterized here. */
export const sampleDrawings = sampleRecipes.map(drawPicture);
