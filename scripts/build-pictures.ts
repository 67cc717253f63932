import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { renderPictures } from "../sample/src/drawing/render.ts";
import { sampleScenes } from "../sample/src/drawing/scenes.ts";
import { sampleRestaurant } from "../sample/src/restaurant.ts";
import { ROOT } from "./root.ts";

const folder = join(ROOT, "apps", "server", "dist", "pictures");

/** Draws every dish and scene, and lists them by slug in `index.json` for whoever loads the sample. */
export async function buildPictures(progress: (text: string) => void): Promise<void> {
  const items = sampleRestaurant.menus.flatMap(({ categories }) =>
    categories.flatMap(({ items }) => items),
  );
  const recipes = [...items.map(({ picture }) => picture), ...sampleScenes];
  const pictures = await renderPictures(recipes, folder, {
    onProgress: ({ done, total }) => progress(`${done} of ${total}`),
  });
  await writeFile(join(folder, "index.json"), JSON.stringify(pictures));
}
