import { menus } from "../menus.ts";
import { drawPicture } from "./picture.ts";
import { sampleScenes } from "./scenes.ts";

const dishes = menus.flatMap(({ categories }) =>
  categories.flatMap(({ items }) => items.map(({ picture }) => picture)),
);

/** How every dish and every scene is drawn. */
export const sampleRecipes = [...dishes, ...sampleScenes];

/** Of every dish and every scene. Takes milliseconds: nothing is rasterized yet. */
export const sampleDrawings = sampleRecipes.map(drawPicture);
