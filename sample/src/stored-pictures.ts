import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Picture } from "@noren/ordering/model.ts";

/** The files of all pictures, as they are served below `/pictures/`. `draw-sample` makes them. */
export const PICTURE_FOLDER = join(import.meta.dirname, "..", "pictures");

/** Of every dish and scene, by its slug, the picture that is stored. */
export const MANIFEST = join(import.meta.dirname, "..", "pictures.json");

export function readManifest(): Record<string, Picture> {
  return JSON.parse(readFileSync(MANIFEST, "utf8"));
}
