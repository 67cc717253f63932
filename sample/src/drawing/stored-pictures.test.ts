import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { PICTURE_FOLDER, readManifest } from "../stored-pictures.ts";
import { sampleDrawings } from "./drawings.ts";
import { filesOf, pictureOf, renderDrawing } from "./render.ts";

const REDRAW = "`npm run draw-sample` draws again what has changed";

/** The format that `sharp` reports, by file extension. */
const SHARP_FORMAT = { avif: "heif", webp: "webp", jpg: "jpeg" };

const files = sampleDrawings.flatMap((drawing) =>
  filesOf(drawing).map((file) => ({ ...file, drawing })),
);

test("the manifest equals the pictures of all drawings in the code", () => {
  const drawn = sampleDrawings.map((drawing) => [drawing.slug, pictureOf(drawing)]);
  expect(readManifest(), REDRAW).toEqual(Object.fromEntries(drawn));
});

test("the picture folder contains exactly the files of all drawings", async () => {
  const stored = await readdir(PICTURE_FOLDER);
  expect(stored.sort(), REDRAW).toEqual(files.map(({ name }) => name).sort());
});

test("every stored file matches the format, width and aspect ratio of its record", async () => {
  for (const { name, width, format, drawing } of files)
    expect(await sharp(join(PICTURE_FOLDER, name)).metadata(), name).toMatchObject({
      format: SHARP_FORMAT[format],
      width,
      height: Math.round((width * drawing.height) / drawing.width),
    });
});

test("all stored pictures together are smaller than 8 MB, as they are committed", async () => {
  const sizes = await Promise.all(files.map(({ name }) => stat(join(PICTURE_FOLDER, name))));
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(8_000_000);
});

test("renderDrawing writes each width in each format and skips existing files", async () => {
  const [drawing] = sampleDrawings;
  if (!drawing) throw new Error("the sample has no drawing");
  const folder = await mkdtemp(join(tmpdir(), "noren-pictures-"));
  try {
    const small = { ...drawing, widths: [64, 128] };
    expect(await renderDrawing(small, folder)).toBe(4);
    const names = filesOf(small).map(({ name }) => name);
    expect((await readdir(folder)).sort()).toEqual([...names].sort());
    await rm(join(folder, names[0] ?? ""));
    expect(await renderDrawing(small, folder)).toBe(1);
    expect(await renderDrawing(small, folder)).toBe(0);
  } finally {
    await rm(folder, { recursive: true });
  }
});
