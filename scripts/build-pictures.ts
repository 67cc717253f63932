import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { renderPictures } from "../apps/server/src/sample/pictures/render.ts";
import { sampleScenes } from "../apps/server/src/sample/pictures/scenes.ts";
import { sampleRestaurant } from "../apps/server/src/sample/restaurant.ts";
import { ROOT } from "./root.ts";

const folder = join(ROOT, "apps", "server", "dist", "pictures");

/**
 * Renders every dish and scene of the sample restaurant, and lists them by slug in `index.json`,
 * which is read when the sample is loaded.
 */
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
