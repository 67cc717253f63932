import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Picture } from "@noren/ordering/model.ts";

/** Folder of all picture files, served below `/pictures/` and written by `npm run draw-sample`. */
export const PICTURE_FOLDER = join(import.meta.dirname, "..", "pictures");

/** Path of the manifest: the stored picture of every dish and scene, by slug. */
export const MANIFEST = join(import.meta.dirname, "..", "pictures.json");

export function readManifest(): Record<string, Picture> {
  return JSON.parse(readFileSync(MANIFEST, "utf8"));
}
