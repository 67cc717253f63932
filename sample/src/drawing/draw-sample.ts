import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { MANIFEST, PICTURE_FOLDER } from "../stored-pictures.ts";
import { sampleDrawings } from "./drawings.ts";
import { filesOf, pictureOf, renderDrawing } from "./render.ts";

/**
 * `npm run draw-sample`: renders missing and outdated pictures, deletes files that belong to no
 * drawing, and rewrites the manifest. Its output is committed.
 */

/** Drawings in parallel: encoders are multi-threaded, rasterizing is not. */
const CONCURRENCY = 3;

await mkdir(PICTURE_FOLDER, { recursive: true });
const waiting = sampleDrawings.values();
await Promise.all(
  Array.from({ length: CONCURRENCY }, async () => {
    for (const drawing of waiting) {
      const files = await renderDrawing(drawing, PICTURE_FOLDER);
      if (files > 0) console.log(`${drawing.slug}: ${files} files`);
    }
  }),
);

const wanted = new Set(sampleDrawings.flatMap(filesOf).map(({ name }) => name));
for (const name of await readdir(PICTURE_FOLDER))
  if (!wanted.has(name)) {
    await rm(join(PICTURE_FOLDER, name), { recursive: true });
    console.log(`deleted ${name}`);
  }

// One line per picture, for readable diffs.
const lines = sampleDrawings.map(
  (drawing) => `${JSON.stringify(drawing.slug)}: ${JSON.stringify(pictureOf(drawing))}`,
);
await writeFile(MANIFEST, `{\n${lines.join(",\n")}\n}\n`);
