import { DISH_HEIGHT, DISH_WIDTH, dishBackground, drawDish } from "./compose.ts";
import type { DishRecipe } from "./recipe.ts";
import type { SceneRecipe } from "./scenes.ts";
import { drawScene, sceneBackground, scenes } from "./scenes.ts";

export type PictureRecipe = DishRecipe | SceneRecipe;

export type PictureFormat = "avif" | "webp" | "jpg";

/** A picture ready to be rendered: its SVG, and the widths and formats of its files. */
export type Drawing = {
  slug: string;
  svg: string;
  width: number;
  height: number;
  background: string;
  /** Ascending. */
  widths: readonly number[];
  formats: readonly PictureFormat[];
};

const DISH_WIDTHS = [320, 640, 960] as const;

export function drawPicture(recipe: PictureRecipe): Drawing {
  if (recipe.kind === "scene") {
    const { width, height, widths, formats } = scenes[recipe.scene];
    return {
      slug: recipe.slug,
      svg: drawScene(recipe),
      width,
      height,
      background: sceneBackground(recipe),
      widths,
      formats,
    };
  }
  return {
    slug: recipe.slug,
    svg: drawDish(recipe),
    width: DISH_WIDTH,
    height: DISH_HEIGHT,
    background: dishBackground(recipe),
    widths: DISH_WIDTHS,
    formats: ["avif", "webp"],
  };
}
