import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { MANIFEST, PICTURE_FOLDER } from "../stored-pictures.ts";
import { sampleDrawings } from "./drawings.ts";
import { filesOf, pictureOf, renderDrawing } from "./render.ts";

/**
 * `npm run draw-sample`: renders the pictures that are not stored as they are drawn now, deletes the
 * files that no drawing has any more, and writes the list of all. What it leaves is committed.
 */

/** Encoders use several cores by themselves; this keeps them busy while a drawing is rasterized. */
const AT_ONCE = 3;

await mkdir(PICTURE_FOLDER, { recursive: true });
const waiting = sampleDrawings.values();
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
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

// One line a picture, so that a difference shows which ones changed.
const lines = sampleDrawings.map(
  (drawing) => `${JSON.stringify(drawing.slug)}: ${JSON.stringify(pictureOf(drawing))}`,
);
await writeFile(MANIFEST, `{\n${lines.join(",\n")}\n}\n`);
