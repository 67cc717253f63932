import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { renderSamplePictures } from "../apps/server/src/sample/pictures/render.ts";
import { ROOT } from "./root.ts";

const folder = join(ROOT, "apps", "server", "dist", "pictures");

/** Draws every dish and scene, and lists them by name in `index.json` for whoever loads the sample. */
export async function buildPictures(progress: (text: string) => void): Promise<void> {
  await mkdir(folder, { recursive: true });
  const pictures = await renderSamplePictures(folder, {
    onProgress: (done: number, total: number) => progress(`${done} of ${total}`),
  });
  await writeFile(join(folder, "index.json"), JSON.stringify(pictures));
}
